import { expect, test } from 'vitest';
import type { Interactions } from '../interactions/interactions.ts';
import { openCrew } from '../linear-algebra/crew.ts';
import { aCrowd, denseOf, historyOf, inverseOf, likesOf, withStrengths } from './a-crowd.ts';
import { factorScores } from './factor-scores.ts';
import { factorCosine, type Factors } from './factors.ts';
import { ialsDefaults, type IalsOptions, trainIals } from './ials.ts';
import { createVectorSolver } from './ials-sweep.ts';
import { topFilmsBeside } from './top-films.ts';

const options: IalsOptions = { ...ialsDefaults, dimensions: 5, unseenWeight: 0.2, ridge: 0.05, sweeps: 4 };

function vectorOf(rows: Float32Array, row: number, dimensions: number): number[] {
  return [...rows.subarray(row * dimensions, (row + 1) * dimensions)];
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * other[at]!, 0);
}

/** The objective that the sweeps make smaller, over every pair. */
function objective(
  likes: Interactions,
  { people, films }: Factors,
  { dimensions, ...rest }: IalsOptions,
): number {
  const dense = denseOf(likes);
  const strength = (count: number, columns: number) =>
    rest.ridge * (count + rest.unseenWeight * columns) ** rest.frequencyExponent;
  let sum = 0;
  for (const [person, row] of dense.entries()) {
    const own = vectorOf(people, person, dimensions);
    sum += strength(row.filter((value) => value > 0).length, likes.films) * dot(own, own);
    for (const [film, liked] of row.entries()) {
      const guess = dot(own, vectorOf(films, film, dimensions));
      sum += liked * (1 - guess) ** 2 + rest.unseenWeight * guess ** 2;
    }
  }
  for (let film = 0; film < likes.films; film += 1) {
    const own = vectorOf(films, film, dimensions);
    sum += strength(dense.filter((row) => row[film]! > 0).length, likes.people) * dot(own, own);
  }
  return sum;
}

test('[AP-16] each sweep of iALS makes its objective smaller', async () => {
  for (const likes of [aCrowd(), withStrengths(aCrowd())]) {
    const values: number[] = [];
    for (let sweeps = 1; sweeps <= 6; sweeps += 1) {
      const settings = { ...options, sweeps };
      values.push(objective(likes, await trainIals(likes, settings), settings));
    }
    expect(values).toEqual(values.toSorted((one, other) => other - one));
    expect(values.at(-1)).toBeLessThan(values[0]! * 0.99);
  }
});

test('[AP-16] a vector solves the equations of its likes', () => {
  const likes = withStrengths(aCrowd({ films: 300, people: 2, tastes: 1 }));
  const { dimensions, unseenWeight, ridge } = options;
  const fixed = Float32Array.from({ length: 300 * dimensions }, (_, at) => Math.sin(at * 1.7));
  const vectors = Array.from({ length: 300 }, (_, film) => vectorOf(fixed, film, dimensions));
  const history = historyOf(likes, 0);
  const strengths = likes.strengths!.subarray(0, history.length);
  const axes = Array.from({ length: dimensions }, (_, axis) => axis);
  const matrix = axes.map((one) =>
    axes.map((other) => {
      const unseen = vectors.reduce((sum, vector) => sum + unseenWeight * vector[one]! * vector[other]!, 0);
      const liked = history.reduce(
        (sum, film, at) => sum + strengths[at]! * vectors[film]![one]! * vectors[film]![other]!,
        0,
      );
      return unseen + liked + (one === other ? ridge * (history.length + unseenWeight * 300) : 0);
    }),
  );
  const right = axes.map((axis) =>
    history.reduce((sum, film, at) => sum + strengths[at]! * vectors[film]![axis]!, 0),
  );
  const expected = inverseOf(matrix).map((row) => dot(row, right));
  const solved = createVectorSolver({ fixed, dimensions }, options)(history, strengths);
  for (const [axis, value] of solved.entries()) expect(value).toBeCloseTo(expected[axis]!, 5);
});

test('[AP-16] the same seed gives the same factors, with however many threads', async () => {
  const likes = aCrowd({ people: 200, films: 70 });
  const alone = await trainIals(likes, options);
  const crew = openCrew(3);
  try {
    expect(await trainIals(likes, options, crew)).toEqual(alone);
    expect((await trainIals(likes, { ...options, seed: 2 }, crew)).films).not.toEqual(alone.films);
  } finally {
    await crew.close();
  }
});

test('[AP-16] iALS finds the films of the same taste', async () => {
  const likes = aCrowd({ people: 120, films: 15 });
  const factors = await trainIals(likes, options);
  const scores = factorCosine(factors, likes).scoresOf(4);
  expect(scores[4]).toBe(0);
  const nearest = [...topFilmsBeside(Uint32Array.of(4), scores, 4)];
  expect(nearest.toSorted((one, other) => one - other)).toEqual([1, 7, 10, 13]);
  const forHistory = new Float32Array(15);
  factorScores(factors, options).scoreHistory(Uint32Array.of(1, 4), forHistory);
  expect(forHistory[7]).toBeGreaterThan(forHistory[8]!);
});

test.for([
  ['nobody', likesOf(3, [])],
  ['no films', likesOf(0, [[]])],
  ['one person', likesOf(3, [[0, 2]])],
  [
    'equal rows and a film that nobody likes',
    likesOf(4, [
      [0, 1, 3],
      [0, 1, 3],
      [0, 1, 3],
    ]),
  ],
] as const)('[AP-16] iALS of %s has no factors that are not numbers', async ([, likes]) => {
  const factors = await trainIals(likes);
  expect([...factors.people, ...factors.films].every(Number.isFinite)).toBe(true);
  for (let film = 0; film < likes.films; film += 1)
    expect([...factorCosine(factors, likes).scoresOf(film)].every(Number.isFinite)).toBe(true);
});
