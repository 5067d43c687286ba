import { expect, test } from 'vitest';
import type { Interactions } from '../interactions/interactions.ts';
import { aCrowd, denseOf, withStrengths } from './a-crowd.ts';
import { trainSpectral } from './spectral.ts';

const exponents = { activityExponent: 0.4, popularityExponent: 0.5 };

/** The `count` strongest directions of `A^-a · X · D^-b`, one after another by plain power steps on the dense products. */
function plainDirections(likes: Interactions, count: number): number[][] {
  const scaled = scaledRows(likes);
  const films = Array.from({ length: likes.films }, (_, film) => film);
  const products = films.map((one) =>
    films.map((other) => scaled.reduce((sum, row) => sum + row[one]! * row[other]!, 0)),
  );
  const found: number[][] = [];
  for (let direction = 0; direction < count; direction += 1) {
    let vector = films.map((film) => Math.cos(film * 3 + direction));
    for (let step = 0; step < 1500; step += 1) {
      const next = products.map((row) => row.reduce((sum, value, at) => sum + value * vector[at]!, 0));
      for (const earlier of found) {
        const along = next.reduce((sum, value, at) => sum + value * earlier[at]!, 0);
        for (const [at, value] of earlier.entries()) next[at]! -= along * value;
      }
      const length = Math.hypot(...next);
      vector = next.map((value) => value / length);
    }
    found.push(vector);
  }
  return found;
}

function scaledRows(likes: Interactions): number[][] {
  const dense = denseOf(likes);
  const likesOfFilm = countsOfFilms(likes);
  return dense.map((row) => {
    const own = row.filter((value) => value > 0).length;
    return row.map((value, film) =>
      value === 0 ? 0 : value * own ** -exponents.activityExponent * likesOfFilm[film]! ** -0.5,
    );
  });
}

function countsOfFilms({ films, items }: Interactions): number[] {
  return Array.from({ length: films }, (_, film) =>
    items.reduce((sum, item) => sum + (item === film ? 1 : 0), 0),
  );
}

test('[AP-16] the filter lets the strongest directions pass, and nothing else', async () => {
  for (const likes of [aCrowd({ people: 90, films: 20 }), withStrengths(aCrowd({ people: 90, films: 20 }))]) {
    const model = await trainSpectral(likes, { ...exponents, directions: 3 });
    const directions = plainDirections(likes, 3);
    const counts = countsOfFilms(likes);
    const scores = new Float32Array(likes.films);
    model.scoreHistory(Uint32Array.of(1, 4), scores);
    for (const [film, score] of scores.entries()) {
      const expected = directions.reduce((sum, vector) => {
        const taste = vector[1]! / counts[1]! ** 0.5 + vector[4]! / counts[4]! ** 0.5;
        return sum + taste * vector[film]! * counts[film]! ** 0.5;
      }, 0);
      expect(score).toBeCloseTo(expected, 2);
    }
  }
});

test('[AP-16] ten multiplications find nearly all that the strongest of close directions hold', async () => {
  const likes = aCrowd({ people: 150, films: 60, tastes: 20 });
  const { inward, directions } = await trainSpectral(likes, { ...exponents, directions: 12 });
  const scaled = scaledRows(likes);
  const counts = countsOfFilms(likes);
  const found = Array.from({ length: directions }, (_, direction) =>
    counts.map((count, film) => inward[film * directions + direction]! * count ** 0.5),
  );
  const shareOfBest = heldBy(found, scaled) / heldBy(plainDirections(likes, 12), scaled);
  expect(shareOfBest).toBeLessThan(1.000001);
  expect(shareOfBest).toBeGreaterThan(0.999);
});

/** The squares of all rows along these directions. */
function heldBy(directions: readonly (readonly number[])[], rows: readonly (readonly number[])[]): number {
  let sum = 0;
  for (const direction of directions)
    for (const row of rows) sum += row.reduce((along, value, at) => along + value * direction[at]!, 0) ** 2;
  return sum;
}
