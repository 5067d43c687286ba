/** What may be typed behind `npm run train --`. */
import { parseArgs } from 'node:util';

export const usage = `Usage: npm run train -- [options]

Learns from what the site's users like and writes the model file that the recommendation service serves.

  --interactions FILE  learn from this export instead of from the site's database
  --movielens DIR      learn from a MovieLens download (ml-latest, ml-25m, ml-32m or ml-1m); its licence allows
                       non-commercial research only. A rating of 4 stars or more counts as a like
  --every-film         also list films that the catalogue lacks, for a site whose film data comes from elsewhere
  --out FILE           write the model here instead of where the service looks for it
  --help               print this`;

export interface TrainWords {
  help: boolean;
  interactions?: string;
  movielens?: string;
  out?: string;
  everyFilm: boolean;
}

/** The words make no sense; the message says which. */
export class WordsFault extends Error {}

export function readTrainWords(words: readonly string[]): TrainWords {
  const { help, interactions, movielens, out, 'every-film': everyFilm } = parse(words);
  if (interactions !== undefined && movielens !== undefined)
    throw new WordsFault('Give --interactions or --movielens, not both.');
  return {
    help: help === true,
    everyFilm: everyFilm === true,
    ...(interactions !== undefined && { interactions }),
    ...(movielens !== undefined && { movielens }),
    ...(out !== undefined && { out }),
  };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        help: { type: 'boolean', short: 'h' },
        interactions: { type: 'string' },
        movielens: { type: 'string' },
        out: { type: 'string' },
        'every-film': { type: 'boolean' },
      },
    }).values;
  } catch (thrown) {
    throw new WordsFault(thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
  }
}
