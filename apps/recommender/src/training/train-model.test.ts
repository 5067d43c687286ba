import { recommendations } from '@kinora/contracts/limits';
import { expect, test } from 'vitest';
import { aProfile } from '../features/a-profile.ts';
import { RowBuilder } from '../interactions/row-builder.ts';
import { someInteractions } from '../interactions/some-interactions.ts';
import { checkModel } from '../model/check-model.ts';
import type { RecommendationModel } from '../model/recommendation-model.ts';
import { trainModel } from './train-model.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** Given out of order; films of one genre and theme are alike, and film 900 has no TMDB id. */
const profiles = [905, 903, 901, 902, 904, 906, -900].map((tmdbId, at) =>
  aProfile({
    tmdbId,
    title: `Film ${tmdbId}`,
    year: 1990 + at,
    genres: [tmdbId > 903 ? 35 : 18],
    themes: [tmdbId > 903 ? 'wedding' : 'heist', 'rain'],
  }),
);
const isNot905 = ({ tmdbId }: { tmdbId: number }) => tmdbId !== 905;
const numberOf = (tmdbId: number) => profiles.findIndex((profile) => profile.tmdbId === tmdbId);
const likes = (people: readonly (readonly number[])[]) =>
  someInteractions(
    profiles.length,
    people.map((own) => own.map(numberOf)),
  );

function listOf(
  { filmIds, neighbours, likedTogether, ratings, listLength }: RecommendationModel,
  tmdbId: number,
) {
  const from = filmIds.indexOf(tmdbId) * listLength;
  return Array.from({ length: listLength }, (_, place) => from + place)
    .filter((at) => neighbours[at]! >= 0)
    .map((at) => ({ tmdbId: filmIds[neighbours[at]!], people: likedTogether[at], rating: ratings.at(at)! }));
}

test('[AP-16] without likes the lists come from content, and ratings fall down each list', async () => {
  const model = await trainModel({ profiles, interactions: null, now });
  await checkModel(model);
  expect([...model.filmIds]).toEqual([901, 902, 903, 904, 905, 906]);
  expect(model.card).toMatchObject({ algorithm: 'content', createdAt: now.toISOString() });
  const list = listOf(model, 904);
  expect(new Set(list.slice(0, 2).map((entry) => entry.tmdbId))).toEqual(new Set([905, 906]));
  for (const [place, { rating, people }] of list.entries()) {
    expect(people).toBe(0);
    expect(rating).toBeGreaterThanOrEqual(0);
    expect(rating).toBeLessThanOrEqual(place === 0 ? 10 : list[place - 1]!.rating);
  }
});

test('[AP-16] likes of too few people make the very model that no likes make', async () => {
  const none = await trainModel({ profiles, interactions: null, now });
  const few = await trainModel({
    profiles,
    interactions: likes([
      [901, 906],
      [901, 906],
    ]),
    now,
  });
  expect(few.neighbours).toEqual(none.neighbours);
  expect(few.ratings).toEqual(none.ratings);
  expect(few.likedTogether).toEqual(none.likedTogether);
  expect(few.card).toMatchObject({ algorithm: 'content', counts: { films: 6, people: 2, interactions: 4 } });
});

test('[AP-16] a list says how many real people liked both, from three on; playlists and wishes are no likes', async () => {
  const rows = new RowBuilder();
  const one = numberOf(901);
  const other = numberOf(906);
  const third = numberOf(902);
  for (let person = 0; person < 4; person += 1) {
    rows.addRow(
      person,
      new Map([
        [one, 1],
        [other, 1],
        [third, person < 2 ? 1 : 0.5],
      ]),
    );
    rows.addRow(
      person,
      new Map([
        [one, 0.3],
        [third, 0.3],
        [other, 0.3],
      ]),
    );
  }
  const model = await trainModel({ profiles, interactions: rows.build(profiles.length), now });
  expect(model.card.counts).toEqual({ films: 6, people: 4, interactions: 24 });
  const people = new Map(listOf(model, 901).map((entry) => [entry.tmdbId, entry.people]));
  expect(people.get(906)).toBe(4);
  expect(people.get(902)).toBe(0);
  expect(recommendations.minimumPeople).toBe(3);
});

test('[AP-16] only films that can be shown are listed, and the others are learned from all the same', async () => {
  const interactions = likes(Array.from({ length: 5 }, () => [-900, 901, 906]));
  const model = await trainModel({ profiles, interactions, now, isListed: isNot905 });
  await checkModel(model);
  expect([...model.filmIds]).toEqual([901, 902, 903, 904, 906]);
  expect(model.card.counts.interactions).toBe(15);
});
