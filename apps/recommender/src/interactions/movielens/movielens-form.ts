/** The two forms in which MovieLens comes: `ml-latest` and its like in CSV, and the older `ml-1m` in `.dat`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { InteractionsFault } from '../interactions.ts';
import type { Encoding } from '../read-lines.ts';
import { readCsvLine } from './read-csv-line.ts';

export interface MovieLensForm {
  name: string;
  ratings: string;
  movies: string;
  /** Names each film's TMDB id; the older form has none. */
  links: string | null;
  encoding: Encoding;
  hasHeader: boolean;
  cellsOf(line: string): string[];
}

const csv: MovieLensForm = {
  name: 'CSV',
  ratings: 'ratings.csv',
  movies: 'movies.csv',
  links: 'links.csv',
  encoding: 'utf8',
  hasHeader: true,
  cellsOf: readCsvLine,
};

const dat: MovieLensForm = {
  name: 'dat',
  ratings: 'ratings.dat',
  movies: 'movies.dat',
  links: null,
  encoding: 'latin1',
  hasHeader: false,
  cellsOf: (line) => line.split('::'),
};

const filesOf = ({ ratings, movies, links }: MovieLensForm) =>
  [ratings, movies, links].filter((file) => file !== null);

/** The form that the folder holds whole. Throws an `InteractionsFault` that names what was looked for. */
export function formOf(folder: string): MovieLensForm {
  const found = [csv, dat].find((form) => filesOf(form).every((file) => existsSync(join(folder, file))));
  if (found) return found;
  throw new InteractionsFault(
    `${folder} holds no MovieLens download: looked for ${filesOf(csv).join(', ')} (ml-latest, ml-25m, ml-32m) ` +
      `and for ${filesOf(dat).join(', ')} (ml-1m).`,
  );
}
