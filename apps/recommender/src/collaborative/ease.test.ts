import { expect, test } from 'vitest';
import type { Interactions } from '../interactions/interactions.ts';
import { openCrew } from '../linear-algebra/crew.ts';
import { aCrowd, denseOf, historyOf, inverseOf, likesOf, sparseCrowds, withStrengths } from './a-crowd.ts';
import { easeDefaults, type EaseOptions, trainEase, weighedEase } from './ease.ts';

/** `B = -P / diag(P)` times the output scale, step by step and with plain numbers. */
function plainWeights(likes: Interactions, options: EaseOptions): number[][] {
  const dense = denseOf(likes);
  const counts = dense.map((row) => row.filter((value) => value > 0).length);
  const raw = counts.map((count) => (count > 0 ? count ** -options.activityExponent : 0));
  const mean = raw.reduce((sum, weight) => sum + weight, 0) / counts.filter((count) => count > 0).length;
  const films = Array.from({ length: likes.films }, (_, film) => film);
  const gram = films.map((one) =>
    films.map((other) =>
      dense.reduce((sum, row, person) => sum + (raw[person]! / mean) * row[one]! * row[other]!, 0),
    ),
  );
  const meanSum = films.reduce((sum, film) => sum + gram[film]![film]!, 0) / films.length;
  const ridged = gram.map((row, one) =>
    row.map((value, other) =>
      one === other ? value + options.ridge * (value / meanSum) ** options.ridgeExponent : value,
    ),
  );
  const inverse = inverseOf(ridged);
  const likesOfFilm = films.map((film) => dense.filter((row) => row[film]! > 0).length);
  return films.map((row) =>
    films.map((column) =>
      row === column
        ? 0
        : (-inverse[row]![column]! / inverse[column]![column]!) *
          likesOfFilm[column]! ** -options.popularityExponent,
    ),
  );
}

test.for([
  ['plain', { ...easeDefaults, ridge: 5 }],
  ['weighed', { ...weighedEase, ridge: 5 }],
] as const)('[AP-16] %s EASE has the weights of the formula', async ([, options]) => {
  for (const likes of [aCrowd(), withStrengths(aCrowd())]) {
    const model = await trainEase(likes, options);
    const plain = plainWeights(likes, options);
    for (let film = 0; film < likes.films; film += 1)
      for (const [other, score] of model.scoresOf(film).entries())
        expect(score).toBeCloseTo(plain[film]![other]!, 5);
  }
});

test('[AP-16] a history adds up the weights of its films', async () => {
  const likes = aCrowd();
  const model = await trainEase(likes, { ridge: 5 });
  const scores = new Float32Array(likes.films).fill(9);
  model.scoreHistory(Uint32Array.of(2, 7), scores);
  const [two, seven] = [model.scoresOf(2), model.scoresOf(7)];
  for (const [film, score] of scores.entries()) expect(score).toBeCloseTo(two[film]! + seven[film]!, 6);
});

test('[AP-16] two threads leave the same weights as one', async () => {
  const likes = aCrowd({ people: 300, films: 150 });
  const alone = await trainEase(likes, weighedEase);
  const crew = openCrew(2);
  try {
    const together = await trainEase(likes, weighedEase, crew);
    expect(together.weights.values).toEqual(alone.weights.values);
  } finally {
    await crew.close();
  }
});

test('[AP-16] of too many films EASE knows the most liked, and scores of the others are 0', async () => {
  const likes = likesOf(5, [
    [0, 3],
    [0, 3, 4],
    [3, 4],
    [1, 3, 4],
  ]);
  const model = await trainEase(likes, { ridge: 1, mostFilms: 3 });
  expect([...model.weights.kept]).toEqual([0, 3, 4]);
  expect([...model.scoresOf(1)]).toEqual([0, 0, 0, 0, 0]);
  expect(model.scoresOf(0)[1]).toBe(0);
  expect(model.scoresOf(3)[4]).toBeGreaterThan(0);
  const scores = new Float32Array(5);
  model.scoreHistory(historyOf(likes, 3), scores);
  expect(scores[2]).toBe(0);
});

test.for(sparseCrowds)('[AP-16] EASE of %s has no scores that are not numbers', async ([, likes]) => {
  for (const options of [easeDefaults, weighedEase]) {
    const model = await trainEase(likes, options);
    for (let film = 0; film < likes.films; film += 1)
      expect([...model.scoresOf(film)].every(Number.isFinite)).toBe(true);
  }
});
