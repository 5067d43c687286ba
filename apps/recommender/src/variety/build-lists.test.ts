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

test('a film that everybody’s scores like does not stand in every list, and none is left out', () => {
  const source = aSource(400);
  const appearances = (mostMoved: number) => {
    const lists = buildLists(source, { listLength: 10, mostMoved, variety: 0 });
    return {
      hub: lists.neighbours.filter((film) => film === 0).length,
      seen: new Set(lists.neighbours).size,
    };
  };
  expect(appearances(0).hub).toBe(399);
  expect(appearances(0.5).hub).toBeLessThan(300);
  expect(appearances(0.5).seen).toBe(400);
});
