import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { expect, test } from 'vitest';
import { readJudgements } from './judgements.ts';

const films = readFilms(shippedFilmsFile);
const judgements = readJudgements(films);

test('every judged film is in the catalogue, under its title and year', () => {
  expect(judgements.length).toBeGreaterThanOrEqual(90);
  expect(() => readJudgements(films.slice(1000))).toThrow(/is not/u);
});

test('each seed has films to recommend, judges none twice and never itself', () => {
  for (const { seed, picks } of judgements) {
    const judged = picks.map(({ film }) => film);
    expect(picks.filter(({ grade }) => grade > 0).length).toBeGreaterThanOrEqual(6);
    expect(new Set([seed, ...judged]).size).toBe(judged.length + 1);
  }
});

test('a third of the seeds is kept apart', () => {
  const kept = judgements.filter((judgement) => judgement.kept).length;
  expect(kept / judgements.length).toBeCloseTo(1 / 3, 1);
});
