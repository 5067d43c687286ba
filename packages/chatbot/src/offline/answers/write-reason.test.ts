import { describe, expect, test } from 'vitest';
import { aFilm, inventedFilms, someWishes } from '../../a-film.ts';
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { aPerson, aQuery, aRole, plainFilm, retrieverOf } from '../retrieval/a-query.ts';
import type { Found } from '../retrieval/retrieval.ts';
import { writeReason, writeReasons } from './write-reason.ts';

const parts = { likeness: 0, words: 0, themes: 0, moods: 0, genres: 0, people: 0, taste: 0, prior: 0 };

function foundFilm(film: ChatFilm, because: number | null = null): Found {
  return { film, score: 0, parts, because };
}

const seed = plainFilm(50, {
  title: 'Copper Moon',
  genres: [80],
  themes: ['heist', 'cat and mouse', 'fbi', 'sequel'],
  moods: ['tense', 'gritty'],
  directors: [aPerson(1)],
  cast: [aRole(2), aRole(3)],
});
const bare = { themes: [], moods: [], directors: [], cast: [] };

async function reasonFor(
  film: Partial<ChatFilm>,
  wishes: Partial<Wishes> = {},
  because: number | null = null,
) {
  const pick = plainFilm(60, film);
  const knowledge = await createKnowledge([seed, pick, plainFilm(70, { title: 'Ghost' })]);
  return writeReason(foundFilm(pick, because), someWishes(wishes), knowledge);
}

describe('[AP-12] a reason says what is true of the pick', () => {
  const likeSeed = { likeFilms: [50] };
  test.each<[Partial<ChatFilm>, Partial<Wishes>, string]>([
    [{ themes: ['fbi', 'sequel', 'heist'] }, likeSeed, 'Shares with Copper Moon: FBI, Heist'],
    [{ directors: [aPerson(1)], moods: ['epic'] }, likeSeed, 'From the director of Copper Moon, epic'],
    [{ cast: [aRole(3)] }, likeSeed, 'With Person 3, as in Copper Moon'],
    [{ moods: ['gritty', 'tense'] }, likeSeed, 'As gritty and tense as Copper Moon'],
    [{ themes: ['cat and mouse'] }, likeSeed, 'Shares with Copper Moon: Cat and Mouse'],
    [{ genres: [80] }, likeSeed, 'Like Copper Moon, a crime film'],
    [{ genres: [99] }, likeSeed, 'Goes well with Copper Moon'],
  ])('%j beside its seed: %j', async (film, wishes, reason) => {
    expect(await reasonFor({ ...bare, genres: [35], ...film }, wishes, 50)).toBe(reason);
  });

  test.each<[Partial<ChatFilm>, Partial<Wishes>, string]>([
    [{ directors: [aPerson(1)] }, { people: [{ id: 1, role: 'director' }] }, 'Directed by Person 1'],
    [{ cast: [aRole(1)] }, { people: [{ id: 1, role: 'any' }] }, 'With Person 1 in a leading part'],
    [{ rating: 7.8, prominence: 0.5 }, { fame: 'hidden' }, 'Rated 7.8 and little known'],
    [{ rating: null, prominence: 0.5 }, { fame: 'hidden' }, 'Known to few'],
    [{ runtime: 84 }, { runtime: { from: null, to: 90 } }, 'Only 84 minutes long'],
    [{ runtime: 180 }, { runtime: { from: 150, to: null } }, '180 minutes long'],
    [
      { genres: [10751], moods: ['family-friendly', 'funny'] },
      { forChildren: true },
      'Fine for children: funny',
    ],
    [{ genres: [53], moods: ['tense', 'epic'] }, { moods: ['epic'] }, 'An epic, tense thriller'],
    [{ genres: [53, 35], themes: ['train'] }, { genres: [[35]] }, 'A comedy: Train'],
    [{ genres: [35], themes: ['heist', 'train'] }, { themes: [['heist']] }, 'A comedy: Train'],
    [{ genres: [10749], moods: ['romantic', 'tearjerker'] }, {}, 'A sad romance'],
    [{ genres: [37], themes: ['western', 'ghost'] }, {}, 'A western'],
    [{ genres: [] }, {}, 'A film'],
  ])('%j for %j: %s', async (film, wishes, reason) => {
    expect(await reasonFor({ ...bare, ...film }, wishes)).toBe(reason);
  });

  test('themes that the words of the message speak of are told', async () => {
    const film = plainFilm(60, { themes: ['train', 'bank robbery'] });
    const told: Found = { ...foundFilm(film), told: ['bank robbery'] };
    expect(writeReason(told, someWishes(), await createKnowledge([film]))).toBe(
      'Has what you describe: Bank Robbery',
    );
  });

  test("the visitor's own films are not named", async () => {
    expect(await reasonFor({ ...bare, moods: ['tense'] }, {}, 50)).toBe('Close to what you like: tense');
    const themes = ['heist', 'cat and mouse'];
    expect(await reasonFor({ ...bare, themes }, {}, 50)).toBe('Close to what you like: Heist, Cat and Mouse');
  });

  test('what a relaxed wish asked for is not claimed', async () => {
    const wishes = { runtime: { from: null, to: 90 }, fame: 'hidden', forChildren: true } as const;
    const reason = await reasonFor({ ...bare, runtime: 130, prominence: 0.9, genres: [53] }, wishes);
    expect(reason).toBe('130 minutes long');
  });

  test("the pick's own title is not in it", async () => {
    const film = { title: 'Heist', themes: ['heist', 'train'], genres: [80] };
    expect(await reasonFor(film)).toBe('A crime film: Train');
    expect(await reasonFor({ ...bare, title: 'Western', genres: [37] })).toBe(
      'Keeps to everything you asked for',
    );
  });
});

test('[AP-12] down a list the sentences differ', async () => {
  const films = Array.from({ length: 5 }, (_, at) =>
    plainFilm(at + 1, {
      genres: [80],
      moods: ['tense', 'epic'],
      themes: [`theme ${at}`, 'heist'],
      directors: [aPerson(1)],
      cast: [aRole(10 + at)],
      rating: 8.2,
    }),
  );
  const wishes = someWishes({ people: [{ id: 1, role: 'director' }] });
  const reasons = writeReasons(
    films.map((film) => foundFilm(film)),
    wishes,
    await createKnowledge(films),
  );
  expect(new Set(reasons).size).toBe(5);
  expect(new Set(reasons.map((reason) => reason.split(' ')[0])).size).toBeGreaterThanOrEqual(3);
});

test('[AP-12] of invented films every reason is short, without a full stop and names no other film', async () => {
  const knowledge = await createKnowledge(inventedFilms);
  const retrieve = await retrieverOf(inventedFilms);
  const titles = inventedFilms.map(({ title }) => title);
  for (const liked of inventedFilms) {
    const wishes = someWishes({ likeFilms: [liked.tmdbId] });
    const { found } = retrieve(aQuery({ wishes }));
    const reasons = writeReasons(found, wishes, knowledge);
    expect(reasons).toEqual(writeReasons(found, wishes, knowledge));
    expect(reasons.length).toBeGreaterThan(0);
    for (const reason of reasons) {
      const rest = reason.replace(liked.title, '');
      expect(titles.filter((title) => title.length > 3 && rest.includes(title))).toEqual([]);
      expect(reason.length).toBeLessThanOrEqual(120);
      expect(reason).toMatch(/^\S.*[^.\s]$/u);
    }
  }
});

test('a title that is too long to be named gives way to what is true besides', async () => {
  const long = aFilm({
    tmdbId: 1,
    title: 'Moon '.repeat(40).trim(),
    genres: [80],
    themes: ['heist', 'train'],
  });
  const pick = plainFilm(2, { genres: [80], themes: ['heist', 'train'] });
  const knowledge = await createKnowledge([long, pick]);
  expect(writeReason(foundFilm(pick, 1), someWishes({ likeFilms: [1] }), knowledge)).toBe(
    'A crime film: Heist, Train',
  );
});
