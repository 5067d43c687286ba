import type { ForYouAnswer, RecommendationsAnswer } from '@kinora/contracts/recommendations';
import { expect, test } from 'vitest';
import { CallError } from '../../client/call.ts';
import { readForYou, readRecommendations } from './read-recommendations.ts';

type Entry = RecommendationsAnswer['recommendations'][number];

function anEntry(id: number, overrides: Partial<Entry> = {}): Entry {
  const movie = {
    id,
    title: `Film ${id}`,
    poster_path: `/p${id}.svg`,
    release_date: '1995-12-15',
    vote_average: 7.9,
  };
  return { movie, rating: 9, reasons: [{ type: 'shared-moods', moods: ['tense'] }], ...overrides };
}

test('[MD-05] a recommended film is a card with its reason', () => {
  expect(readRecommendations({ recommendations: [anEntry(7)] })).toEqual([
    { id: 7, title: 'Film 7', poster: '/p7.svg', rating: 7.9, note: 'Same mood: tense' },
  ]);
});

test('[MD-05] a film without a reason is a card without a note', () => {
  const [card] = readRecommendations({ recommendations: [anEntry(7, { reasons: [] })] });
  expect(card).toEqual({ id: 7, title: 'Film 7', poster: '/p7.svg', rating: 7.9 });
});

test('[MD-05] at most twelve are kept, in their order', () => {
  const entries = Array.from({ length: 14 }, (_, place) => anEntry(place + 1));
  const ids = readRecommendations({ recommendations: entries }).map(({ id }) => id);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test.each<[ForYouAnswer['recommendations'][number]['because']['list'], string]>([
  ['liked', 'Because you liked Heat'],
  ['watched', 'Because you watched Heat'],
  ['wanted', 'Because you want to watch Heat'],
])('[HO-04] a film that is there by what was %s says so', (list, note) => {
  const entry = { ...anEntry(7), because: { tmdb_id: 949, title: 'Heat', list } };
  expect(readForYou({ recommendations: [entry] })).toMatchObject([{ id: 7, note }]);
});

test.each([[null], [[]], [{}], [{ recommendations: null }], ['none']])(
  '[MD-05] the answer %j is unexpected',
  (answer) => {
    expect(() => readRecommendations(answer)).toThrow(CallError);
    expect(() => readForYou(answer)).toThrow(CallError);
  },
);
