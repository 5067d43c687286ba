import { beforeAll, expect, test } from 'vitest';
import { aFilm, filmCalled, inventedFilms } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import { newConversation } from '../../conversation.ts';
import type { FilmSource } from '../../film-source.ts';
import type { Lists } from '../../offline/answers/answer.ts';
import { createUnderstanding } from '../../offline/dialogue/understand.ts';
import { createMind, type Mind } from '../../offline/mind.ts';
import { findBrokenWishes } from '../../offline/retrieval/keeps-wishes.ts';
import { aSource } from '../../test-talk.ts';
import type { Desk } from './desk.ts';
import { createFilmTools } from './film-tools.ts';
import { openDesk } from './open-desk.ts';

/** Longer than anything that the product has. */
const wordy = aFilm({
  tmdbId: 77_001,
  title: `Endless ${'Title '.repeat(200)}`,
  overview: 'on and on '.repeat(2_000),
  themes: Array.from({ length: 300 }, (_, at) => `theme ${at}`),
  cast: Array.from({ length: 300 }, (_, at) => ({ id: 90_000 + at, name: `Extra ${at}`, character: '' })),
  prominence: 1,
});
const many = Array.from({ length: 60 }, (_, at) => aFilm({ ...wordy, tmdbId: 77_100 + at, genres: [35] }));
const films: readonly ChatFilm[] = [...inventedFilms, wordy, ...many];

let mind: Mind;
beforeAll(async () => {
  mind = await createMind(aSource(films));
});

async function deskFor(
  message: string,
  lists: Lists = { kind: 'signed-out' },
  source: FilmSource = aSource(films),
) {
  const understand = createUnderstanding(mind);
  const conversation = newConversation();
  const today = source.today();
  const understanding = understand({ message, conversation, pageFilm: undefined, today });
  const parts = { mind, understand, understanding, conversation, pageFilm: undefined, today, lists };
  return openDesk({ parts, source, signal: new AbortController().signal });
}

async function use(desk: Desk, name: string, input: unknown): Promise<unknown> {
  return createFilmTools(desk)
    .find((tool) => tool.name === name)
    ?.run(input);
}

const idsIn = (output: unknown): number[] =>
  [...JSON.stringify(output).matchAll(/"id":(\d+)/gu)].map(([, id]) => Number(id));

test('[AP-12] every film that a tool tells of is known from then on, and no other', async () => {
  const desk = await deskFor('comedies');
  expect(desk.known.size).toBe(0);
  const told = [
    await use(desk, 'find_movies', { languages: ['fr'] }),
    await use(desk, 'search_titles', { title: 'Copper Moon' }),
    await use(desk, 'get_movie', { id: filmCalled('Iron Sunday').tmdbId }),
    await use(desk, 'get_person', { name: 'Una Marsh' }),
    await use(desk, 'similar_movies', { id: filmCalled('Six Keys').tmdbId }),
  ];
  expect([...desk.known].toSorted()).toEqual([...new Set(idsIn(told))].toSorted());
  expect(desk.known.size).toBeGreaterThan(5);
});

test('[AP-12] a search asks for more than the visitor, never for less', async () => {
  const desk = await deskFor('French comedies from the 90s');
  for (const input of [{}, { year_to: 1995 }, { genres: ['Horror'], languages: ['en'], year_from: 2000 }]) {
    const found = idsIn(await use(desk, 'find_movies', input));
    expect(found.length).toBeGreaterThan(0);
    for (const id of found)
      expect(findBrokenWishes(mind.knowledge.filmsById.get(id)!, desk.query.wishes)).toEqual([]);
  }
});

test('[AP-12] whatever a tool tells is small', async () => {
  const lists: Lists = { kind: 'read', liked: films.map(({ tmdbId }) => tmdbId), watched: [], wanted: [] };
  const desk = await deskFor('comedies', lists);
  const told = [
    await use(desk, 'find_movies', {}),
    await use(desk, 'search_titles', { title: 'Endless' }),
    await use(desk, 'get_movie', { id: wordy.tmdbId }),
    await use(desk, 'get_person', { name: 'Una Marsh' }),
    await use(desk, 'my_lists', {}),
  ];
  for (const output of told) expect(JSON.stringify(output).length).toBeLessThan(9_000);
  expect(JSON.stringify(told[2]).length).toBeLessThan(3_000);
});

test('[R59] signs that cannot be seen are not told', async () => {
  const hidden = aFilm({ tmdbId: 5, title: 'A\u202eB\u0000C\u200bD', overview: 'x\u2066y' });
  const small = await createMind(aSource([hidden]));
  const desk = { ...(await deskFor('comedies')), known: new Set<number>() };
  const told = await use({ ...desk, parts: { ...desk.parts, mind: small } }, 'get_movie', { id: 5 });
  expect(told).toMatchObject({ film: { title: 'A B C D', overview: 'x y' } });
});

test('[AP-12] similar films come from the service, and without it from the catalogue', async () => {
  const six = filmCalled('Six Keys').tmdbId;
  const twin = filmCalled('The Counterfeit Year').tmdbId;
  const served = await deskFor(
    'hi',
    { kind: 'signed-out' },
    aSource(films, {
      findSimilar: async () => [
        { tmdbId: twin, fit: 1 },
        { tmdbId: 4, fit: 0.5 },
      ],
    }),
  );
  expect(idsIn(await use(served, 'similar_movies', { id: six }))).toEqual([twin]);
  const down = aSource(films, { findSimilar: () => Promise.reject(new Error('down')) });
  const alone = idsIn(
    await use(await deskFor('hi', { kind: 'signed-out' }, down), 'similar_movies', { id: six }),
  );
  expect(alone.length).toBeGreaterThan(3);
  expect(alone).not.toContain(six);
});

test('[R59] the lists are those that came with the turn, whoever is asked for', async () => {
  const liked = filmCalled('Six Keys');
  const desk = await deskFor('comedies', { kind: 'read', liked: [liked.tmdbId], watched: [], wanted: [] });
  const own = { liked: [{ id: liked.tmdbId, title: 'Six Keys', year: liked.year }] };
  expect(await use(desk, 'my_lists', { list: 'liked', user_id: 1, userId: 'x' })).toEqual(own);
  expect(createFilmTools(await deskFor('comedies')).map(({ name }) => name)).not.toContain('my_lists');
});

test('[AP-12] a film or a person that is not there is said to be missing', async () => {
  const desk = await deskFor('comedies');
  expect(await use(desk, 'get_movie', { id: 123 })).toEqual({
    error: 'no film of the catalogue has that id',
  });
  expect(await use(desk, 'get_person', { name: 'Qwerty Uiop' })).toEqual({
    error: 'nobody of the catalogue has that name',
  });
});
