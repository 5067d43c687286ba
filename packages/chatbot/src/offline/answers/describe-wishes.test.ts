import { describe, expect, it } from 'vitest';
import { filmCalled, inventedFilms, someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { describeWishes } from './describe-wishes.ts';

const copperMoon = filmCalled('Copper Moon', 2014);

describe('wishes in words', () => {
  it.each<[Partial<Wishes>, string]>([
    [{}, 'films'],
    [
      {
        genres: [[35]],
        languages: ['fr'],
        years: { from: 1990, to: 1999 },
        runtime: { from: null, to: 120 },
      },
      'French comedies from the 1990s of two hours at most',
    ],
    [{ genres: [[35], [10749]] }, 'romantic comedies'],
    [{ genres: [[35, 18]], moods: ['tearjerker', 'funny'] }, 'sad or funny comedies or dramas'],
    [
      { genres: [[27]], fame: 'hidden', years: { from: null, to: 1979 } },
      'lesser known horror films from 1979 or earlier',
    ],
    [{ rating: { from: 7.5, to: null }, countries: ['GB'] }, 'highly rated British films'],
    [{ countries: ['SE', 'NO', 'DK', 'FI', 'IS'] }, 'Nordic films'],
    [{ countries: ['CL'], years: { from: 1994, to: 1994 } }, 'films from Chile from 1994'],
    [{ themes: [['heist'], ['based on novel', 'based on book']] }, 'films based on a novel tagged “heist”'],
    [
      { forChildren: true, runtime: { from: null, to: 95 } },
      'films of 95 minutes at most for the whole family',
    ],
    [
      { withoutGenres: [27], withoutMoods: ['violent'], withoutLanguages: ['en'] },
      'films, no horror films, nothing violent, not in English',
    ],
    [{ likeFilms: [copperMoon.tmdbId] }, `films like [Copper Moon (2014)](/movie/${copperMoon.tmdbId})`],
    [
      {
        people: [
          { id: 501, role: 'director' },
          { id: 506, role: 'cast' },
        ],
      },
      'films directed by Una Marsh with Tobias Finch',
    ],
    [{ people: [{ id: 501, role: 'any' }] }, 'films by Una Marsh'],
    [{ people: [{ id: 512, role: 'cast' }] }, String.raw`films with Ned Hollis\*`],
    [{ themes: [['[x](javascript:alert(1))']] }, String.raw`films tagged “\[x\](javascript:alert(1))”`],
  ])('[AP-12] %j are "%s"', async (wishes, words) => {
    const knowledge = await createKnowledge(inventedFilms);
    expect(describeWishes(someWishes(wishes), knowledge)).toBe(words);
  });
});
