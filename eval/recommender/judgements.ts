/** Reads `judgements.ndjson`: for each of some films, which others a well-versed friend would name, and which not. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Film } from '@kinora/catalogue/embedded/film';
import { z } from 'zod';

const namedFilm = { id: z.int().min(1), title: z.string().min(1), year: z.int() };

const judgementLine = z.strictObject({
  ...namedFilm,
  /** Kept apart: never used for fitting. */
  kept: z.boolean(),
  /** 2 is an excellent pick, 1 a good one, 0 a poor one that a naive method might choose. */
  picks: z.array(z.strictObject({ ...namedFilm, grade: z.literal([0, 1, 2]) })).min(1),
});

export interface Judgement {
  /** Films are numbered as they stand in the catalogue. */
  seed: number;
  kept: boolean;
  picks: readonly { film: number; grade: 0 | 1 | 2 }[];
}

const judgementsFile = fileURLToPath(new URL('judgements.ndjson', import.meta.url));

/** Throws where an id is not the film of that title and year. */
export function readJudgements(films: readonly Film[], file = judgementsFile): Judgement[] {
  const numbers = new Map(films.map(({ id }, number) => [id, number]));

  function numberOf({ id, title, year }: { id: number; title: string; year: number }): number {
    const number = numbers.get(id);
    const film = number === undefined ? undefined : films[number];
    if (number === undefined || film?.title !== title || Number(film.release_date.slice(0, 4)) !== year)
      throw new Error(`${file}: ${id} is not ${title} (${year})`);
    return number;
  }

  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const { kept, picks, ...seed } = judgementLine.parse(JSON.parse(line));
    return {
      seed: numberOf(seed),
      kept,
      picks: picks.map(({ grade, ...film }) => ({ film: numberOf(film), grade })),
    };
  });
}
