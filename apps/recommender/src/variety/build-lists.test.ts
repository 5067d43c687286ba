import { expect, test } from 'vitest';
import { buildLists } from './build-lists.ts';
import type { ListSource } from './collect-candidates.ts';

/** Film 0 is what everybody's scores like best; the last film is nobody's favourite. */
function aSource(films: number, overrides: Partial<ListSource> = {}): ListSource {
  return {
    films,
    scoresOf: (film) =>
      Float32Array.from({ length: films }, (_, other) =>
        other === 0 ? 3 : 2 - Math.abs(film - other) / films,
      ),
    likeness: () => 0,
    isExplained: () => true,
    ...overrides,
  };
}

function listOf({ neighbours, listLength }: ReturnType<typeof buildLists>, film: number): number[] {
  return [...neighbours.subarray(film * listLength, (film + 1) * listLength)];
}

test('[AP-16] no film stands in its own list, and ratings fall from 10 towards 0', () => {
  const lists = buildLists(aSource(30), { listLength: 10 });
  for (let film = 0; film < 30; film += 1) {
    expect(listOf(lists, film)).not.toContain(film);
    const ratings = [...lists.ratings.subarray(film * 10, film * 10 + 10)];
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    expect(ratings.every((rating) => rating > 0 && rating <= 10)).toBe(true);
  }
});

test('lists of few films end early', () => {
  const lists = buildLists(aSource(3), { listLength: 5 });
  expect(listOf(lists, 2)).toEqual([0, 1, -1, -1, -1]);
  expect(listOf(buildLists(aSource(1), { listLength: 2 }), 0)).toEqual([-1, -1]);
});

test('a film for which there is no reason is left out', () => {
  const lists = buildLists(aSource(10, { isExplained: (_, candidate) => candidate !== 0 }), {
    listLength: 9,
  });
  expect(lists.neighbours).not.toContain(0);
});

test('scores below zero are as good as any', () => {
  const lists = buildLists(
    aSource(20, { scoresOf: () => Float32Array.from({ length: 20 }, (_, other) => -other) }),
    { listLength: 5, mostMoved: 0 },
  );
  expect(listOf(lists, 10)).toEqual([0, 1, 2, 3, 4]);
});

/** By chance, the same in every run. */
function chance(one: number, other: number): number {
  return ((Math.imul(one * 601 + other, 2_654_435_761) >>> 8) % 997) / 997;
}

test('films that all scores favour do not fill the lists, and none is left out', () => {
  const films = 300;
  // The higher a film's number, the more all scores favour it.
  const source = aSource(films, {
    scoresOf: (film) =>
      Float32Array.from({ length: films }, (_, other) => chance(film, other) + (0.4 * other) / films),
  });
  const appearances = (mostMoved: number) => {
    const { neighbours } = buildLists(source, { listLength: 10, mostMoved, variety: 0 });
    const counts = Array.from(
      { length: films },
      (_, film) => neighbours.filter((each) => each === film).length,
    );
    return { most: Math.max(...counts), seen: counts.filter((count) => count > 0).length };
  };
  const [asScored, fair] = [appearances(0), appearances(0.5)];
  expect(fair.most).toBeLessThan(asScored.most / 2);
  expect(asScored.seen).toBeLessThan(0.8 * films);
  expect(fair.seen).toBeGreaterThan(0.95 * films);
});
