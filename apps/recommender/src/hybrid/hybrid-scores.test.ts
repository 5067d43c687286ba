import { expect, test } from 'vitest';
import { seededRandom } from '../collaborative/seeded-random.ts';
import { bestScores } from '../variety/best-scores.ts';
import { RowBuilder } from '../interactions/row-builder.ts';
import { rowsOf, someInteractions } from '../interactions/some-interactions.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { contentNeighbours, mixHybrid, tasteRows } from './hybrid-scores.ts';
import { hybridDefaults } from './hybrid-weights.ts';
import { learnTastes } from './learn-tastes.ts';

/** Three groups of ten films; a film's content is closest to those of its own group. */
const films = 30;
const minimumPeople = 3;
const isEven = (film: number) => film % 2 === 0;
const groupOf = (film: number) => Math.floor(film / 10);
const content = {
  films,
  scoresOf(film: number) {
    const scores = Float32Array.from(
      { length: films },
      (_, other) => (groupOf(other) === groupOf(film) ? 2 : 0.1) + ((film * 7 + other * 3) % 10) / 20,
    );
    scores[film] = 0;
    return scores;
  },
};

async function hybridOf(interactions: Interactions) {
  const tastes = await learnTastes(interactions, { minimumPeople, ease: false });
  const neighbours = contentNeighbours(content);
  const rows = tasteRows(tastes, hybridDefaults);
  return { tastes, scores: mixHybrid({ content, neighbours, tastes, rows, weights: hybridDefaults }) };
}

const listOf = (scores: { scoresOf: (film: number) => Float32Array }, film: number, count: number) =>
  bestScores(scores.scoresOf(film), count, film).map((entry) => entry.film);

/** People who like even films or odd ones: a taste that content does not see. Film 29 is liked by nobody. */
function evenAndOdd(people: number): number[][] {
  const random = seededRandom(4);
  return Array.from({ length: people }, (_, person) =>
    Array.from({ length: 14 }, (__, at) => 2 * at + (person % 2)).filter(
      (film) => film < 29 && random() < 0.6,
    ),
  );
}

test('[AP-16] a film that nobody likes has the list that its content gives it', async () => {
  const { scores, tastes } = await hybridOf(someInteractions(films, evenAndOdd(60)));
  expect(tastes.evidence[29]).toBe(0);
  expect(listOf(scores, 29, 29)).toEqual(listOf(content, 29, 29));
});

test('[AP-16] many likes bring films together that content does not', async () => {
  const { scores } = await hybridOf(someInteractions(films, evenAndOdd(400)));
  const alone = listOf(content, 4, 8);
  const head = listOf(scores, 4, 8);
  expect(alone.some((film) => groupOf(film) !== 0)).toBe(false);
  expect(head.some((film) => groupOf(film) !== 0)).toBe(true);
  expect(head.filter(isEven).length).toBeGreaterThan(alone.filter(isEven).length);
});

test('[AP-16] a few likes do not pull a list away from its content', async () => {
  const rows = evenAndOdd(400).map((row) => row.filter((film) => film !== 4));
  const four = [4, 14, 16, 24, 26];
  const { scores, tastes } = await hybridOf(someInteractions(films, [...rows, four, four, four]));
  expect(tastes.evidence[4]).toBe(3);
  expect(listOf(scores, 4, 9).filter((film) => groupOf(film) !== 0)).toEqual([]);
  expect(listOf(scores, 4, 3)).toEqual(listOf(content, 4, 3));
});

test('[AP-16] a new film still stands in the lists of known ones that are like it', async () => {
  const rows = evenAndOdd(400).map((row) => row.filter((film) => film !== 8));
  const { scores } = await hybridOf(someInteractions(films, rows));
  const [alone, mixed] = [content.scoresOf(4), scores.scoresOf(4)];
  // By content alone film 5 is closer to film 4; people who like film 4 like what film 8 is like, and not film 5.
  expect(alone[8]!).toBeLessThan(alone[5]!);
  expect(mixed[8]!).toBeGreaterThan(mixed[5]!);
});

test('[AP-16] what one person alone keeps together changes no score at all', async () => {
  const rows = evenAndOdd(60);
  const without = await hybridOf(someInteractions(films, [...rows, []]));
  const odd = new Set(rows.filter((_, person) => person % 2 === 1).flat());
  expect(odd.has(2)).toBe(false);
  const strange = await hybridOf(someInteractions(films, [...rows, [2, 29]]));
  expect(rowsOf(strange.tastes.interactions)).toEqual(rowsOf(without.tastes.interactions));
  for (let film = 0; film < films; film += 1)
    expect(strange.scores.scoresOf(film)).toEqual(without.scores.scoresOf(film));
});

test('[AP-16] two people are too few to learn from, and three playlists of one person are one person', async () => {
  const pair = someInteractions(films, [
    [1, 25],
    [1, 25],
  ]);
  expect((await hybridOf(pair)).tastes.interactions.items.length).toBe(0);
  const playlists = new RowBuilder();
  for (let row = 0; row < 4; row += 1)
    playlists.addRow(
      0,
      new Map([
        [1, 1],
        [25, 1],
      ]),
    );
  expect((await hybridOf(playlists.build(films))).tastes.interactions.items.length).toBe(0);
  const three = someInteractions(films, [
    [1, 25],
    [1, 25],
    [1, 25],
  ]);
  expect((await hybridOf(three)).tastes.interactions.items.length).toBe(6);
});

test('[AP-16] every score is a number, whatever the likes', async () => {
  for (const rows of [
    [],
    [[]],
    [
      [0, 1],
      [0, 1],
      [0, 1],
    ],
    evenAndOdd(5),
  ]) {
    const { scores } = await hybridOf(someInteractions(films, rows));
    for (let film = 0; film < films; film += 1)
      expect(scores.scoresOf(film).every((score) => Number.isFinite(score))).toBe(true);
  }
});
