import type { RecommendationReason } from '@kinora/contracts/recommendations';
import { expect, test } from 'vitest';
import { tellReasons } from './tell-reason.ts';

const mann = { id: 638, name: 'Michael Mann' };
const pacino = { id: 1158, name: 'Al Pacino' };
const deNiro = { id: 380, name: 'Robert De Niro' };
const kilmer = { id: 5576, name: 'Val Kilmer' };
const ghibli = { id: 10342, name: 'Studio Ghibli' };

const byMann: RecommendationReason = { type: 'same-director', people: [mann] };
const aboutHeists: RecommendationReason = { type: 'shared-themes', themes: ['heist', 'cat and mouse'] };
const tense: RecommendationReason = { type: 'shared-moods', moods: ['tense', 'gritty'] };

test.each<[RecommendationReason, string]>([
  [{ type: 'liked-together', people: 34 }, '34 people who liked this liked it too'],
  [byMann, 'Also by Michael Mann'],
  [{ type: 'shared-cast', people: [pacino] }, 'Also with Al Pacino'],
  [{ type: 'shared-cast', people: [pacino, deNiro, kilmer] }, 'Also with Al Pacino and Robert De Niro'],
  [aboutHeists, 'Shares: Heist, Cat and Mouse'],
  [{ type: 'shared-themes', themes: ['heist', 'police', 'fbi'] }, 'Shares: Heist, Police'],
  [tense, 'Same mood: tense, gritty'],
  [{ type: 'same-company', companies: [ghibli] }, 'Also from Studio Ghibli'],
  [{ type: 'same-company', companies: [ghibli, { id: 2, name: 'Toho' }] }, 'Also from Studio Ghibli'],
  [{ type: 'shared-genres', genres: [53] }, 'Also a thriller'],
  [{ type: 'shared-genres', genres: [80, 53, 18] }, 'Also a crime film and a thriller'],
  [{ type: 'shared-genres', genres: [1, 37] }, 'Also a western'],
])('[MD-05] %j is told as %j', (reason, sentence) => {
  expect(tellReasons([[reason]])).toEqual([sentence]);
});

test('[MD-05] the best reason is told, whatever stands behind it', () => {
  expect(tellReasons([[tense, byMann, aboutHeists]])).toEqual(['Same mood: tense, gritty']);
});

test('[MD-05] a sentence stands twice, then other true reasons come before it stands again', () => {
  const films = ['heist', 'police', 'robbery', 'loner'].map((theme): RecommendationReason[] => [
    byMann,
    { type: 'shared-themes', themes: [theme] },
  ]);
  expect(tellReasons(films)).toEqual([
    'Also by Michael Mann',
    'Also by Michael Mann',
    'Shares: Robbery',
    'Shares: Loner',
  ]);
});

test('[MD-05] one kind of reason does not stand all the way down where others are at hand', () => {
  const films = Array.from({ length: 10 }, (_, place): RecommendationReason[] => [
    { type: 'shared-themes', themes: [`theme ${place}`] },
    { type: 'shared-cast', people: [{ id: place, name: `Actor ${place}` }] },
  ]);
  const kinds = tellReasons(films).map((sentence) => sentence?.split(' ')[0]);
  expect(kinds.filter((kind) => kind === 'Shares:')).toHaveLength(7);
  expect(kinds.filter((kind) => kind === 'Also')).toHaveLength(3);
});

test('[MD-05] where there is no other reason the same one stands again', () => {
  expect(tellReasons([[byMann], [byMann], [byMann]])).toEqual(Array(3).fill('Also by Michael Mann'));
});

test('[MD-05] every sentence is made of a reason of its own film', () => {
  const films = [[byMann, tense], [tense], [byMann, aboutHeists], [aboutHeists, tense]];
  for (const [place, told] of tellReasons(films).entries()) {
    const own = films[place]?.map((reason) => tellReasons([[reason]])[0]);
    expect(own).toContain(told);
  }
});

test('[MD-05] a film without a reason that can be told has none', () => {
  // A newer service may know kinds that this build does not.
  const unheardOf = { type: 'same-weather' } as unknown as RecommendationReason;
  expect(
    tellReasons([[], [unheardOf], [{ type: 'shared-genres', genres: [1] }], [unheardOf, tense]]),
  ).toEqual([undefined, undefined, undefined, 'Same mood: tense, gritty']);
});
