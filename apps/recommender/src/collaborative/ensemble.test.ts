import { expect, test } from 'vitest';
import { openCrew } from '../linear-algebra/crew.ts';
import { aCrowd, historyOf, likesOf, sparseCrowds } from './a-crowd.ts';
import { trainEase, weighedEase } from './ease.ts';
import { ensembleDefaults, rankEveryone, trainEnsemble } from './ensemble.ts';
import { standardise } from './mixed-scores.ts';
import { trainSpectral } from './spectral.ts';
import { topFilmsBeside, writeTopFilms } from './top-films.ts';

test('[AP-16] the ensemble adds the standardised scores of its parts', async () => {
  const likes = aCrowd({ people: 100, films: 31 });
  const history = historyOf(likes, 5);
  const rows = [new Float32Array(31), new Float32Array(31), new Float32Array(31)] as const;
  (await trainEnsemble(likes)).scoreHistory(history, rows[0]);
  (await trainEase(likes, weighedEase)).scoreHistory(history, rows[1]);
  (await trainSpectral(likes)).scoreHistory(history, rows[2]);
  const [ease, filter] = [standardise(rows[1]), standardise(rows[2])];
  for (const [film, score] of rows[0].entries())
    expect(score).toBeCloseTo(ease[film]! + ensembleDefaults.spectralShare * filter[film]!, 4);
});

test('[AP-16] everyone gets their best films without those they like, with however many threads', async () => {
  const likes = aCrowd({ people: 101, films: 40 });
  const ensemble = await trainEnsemble(likes);
  const lists = await rankEveryone(ensemble, likes, 7);
  const scores = new Float32Array(likes.films);
  for (let person = 0; person < likes.people; person += 1) {
    const history = historyOf(likes, person);
    ensemble.scoreHistory(history, scores);
    expect([...lists.subarray(person * 7, person * 7 + 7)]).toEqual([...topFilmsBeside(history, scores, 7)]);
  }
  const crew = openCrew(3);
  try {
    const together = await rankEveryone(await trainEnsemble(likes, {}, crew), likes, 7, crew);
    expect(together).toEqual(lists);
  } finally {
    await crew.close();
  }
});

test('[AP-16] held-out films of their taste come first', async () => {
  const likes = aCrowd({ people: 200, films: 30 });
  const lists = await rankEveryone(await trainEnsemble(likes), likes, 3);
  let right = 0;
  for (const [at, film] of lists.entries()) if (film % 3 === Math.floor(at / 3) % 3) right += 1;
  expect(right / lists.length).toBeGreaterThan(0.9);
});

test('[AP-16] who likes nothing gets what most like', async () => {
  const likes = likesOf(5, [[0, 3], [0, 3, 4], [3, 4], [1, 3, 4], []]);
  const lists = await rankEveryone(await trainEnsemble(likes), likes, 3);
  expect([...lists.subarray(12)]).toEqual([3, 4, 0]);
});

test('[AP-16] where films are too many for EASE, the filter speaks for it too', async () => {
  const likes = aCrowd({ people: 60, films: 9 });
  const options = { ease: { ...weighedEase, mostFilms: 5 } };
  const { parts, scoreHistory } = await trainEnsemble(likes, options);
  const history = Uint32Array.of(0, 3);
  const [scores, filtered] = [new Float32Array(9), new Float32Array(9)];
  scoreHistory(history, scores);
  (await trainSpectral(likes)).scoreHistory(history, filtered);
  standardise(filtered);
  const tail = [...scores.keys()].filter((film) => parts.ease.places[film]! < 0);
  expect(tail).toHaveLength(4);
  for (const film of tail)
    expect(scores[film]).toBeCloseTo((1 + ensembleDefaults.spectralShare) * filtered[film]!, 4);
});

test.for(sparseCrowds)('[AP-16] the ensemble of %s has no scores that are not numbers', async ([, likes]) => {
  const ensemble = await trainEnsemble(likes);
  const scores = new Float32Array(likes.films);
  for (const history of [[], [0], [0, 2]]) {
    ensemble.scoreHistory(
      Uint32Array.from(history).filter((film) => film < likes.films),
      scores,
    );
    expect([...scores].every(Number.isFinite)).toBe(true);
  }
  expect(await rankEveryone(ensemble, likes, 2)).toHaveLength(likes.people * 2);
});

test('[AP-16] the best come first, of equal ones the lower number, and -1 fills up', () => {
  const into = new Int32Array(6).fill(7);
  writeTopFilms(Float32Array.of(1, 3, 1, -Infinity, 2), 5, into, 1);
  expect([...into]).toEqual([7, 1, 4, 0, 2, -1]);
});
