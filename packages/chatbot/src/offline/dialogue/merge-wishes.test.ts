import { describe, expect, it } from 'vitest';
import { someWishes } from '../../a-film.ts';
import type { Wishes } from '../../wishes.ts';
import type { JoinMode } from './join-mode.ts';
import { mergeWishes } from './merge-wishes.ts';

const comedy = 35;
const horror = 27;
const drama = 18;

interface Step {
  mode?: JoinMode;
  dropped?: (keyof Wishes)[];
}

function merge(
  earlier: Partial<Wishes>,
  later: Partial<Wishes>,
  { mode = 'refine', dropped = [] }: Step = {},
) {
  return mergeWishes({ earlier: someWishes(earlier), later: someWishes(later), dropped, mode });
}

describe('what follows from what was said', () => {
  it('[AP-12] a new wish stands beside those that it does not touch', () => {
    const wishes = merge({ genres: [[comedy]] }, { languages: ['fr'] });
    expect(wishes).toEqual(someWishes({ genres: [[comedy]], languages: ['fr'] }));
  });

  it('[AP-12] a new genre takes the place of the earlier, and joins it where it is added', () => {
    expect(merge({ genres: [[horror]] }, { genres: [[comedy]] }).genres).toEqual([[comedy]]);
    expect(merge({ genres: [[horror]] }, { genres: [[comedy]] }, { mode: 'add' }).genres).toEqual([
      [horror],
      [comedy],
    ]);
  });

  it('[AP-12] "actually" forgets what kind of film it was, and keeps the frame', () => {
    const earlier = { genres: [[horror]], moods: ['scary'], years: { from: 1990, to: 1999 } };
    const wishes = merge(earlier, { genres: [[comedy]] }, { mode: 'replace' });
    expect(wishes).toEqual(someWishes({ genres: [[comedy]], years: { from: 1990, to: 1999 } }));
  });

  it('[AP-12] a film of the list says it all but for whom, how long and what not', () => {
    const earlier = { genres: [[comedy]], languages: ['fr'], forChildren: true, withoutMoods: ['scary'] };
    const wishes = merge(earlier, { likeFilms: [9] }, { mode: 'alike' });
    expect(wishes).toEqual(someWishes({ likeFilms: [9], forChildren: true, withoutMoods: ['scary'] }));
  });

  it('[AP-12] a wish anew forgets everything but the films that were refused', () => {
    const wishes = merge({ genres: [[horror]], withoutFilms: [7] }, { forChildren: true }, { mode: 'anew' });
    expect(wishes).toEqual(someWishes({ forChildren: true, withoutFilms: [7] }));
  });

  it('[AP-12] the newer of a wish and an exclusion wins', () => {
    expect(merge({ genres: [[horror, comedy]] }, { withoutGenres: [horror] })).toEqual(
      someWishes({ genres: [[comedy]], withoutGenres: [horror] }),
    );
    expect(merge({ withoutGenres: [horror] }, { genres: [[horror]] })).toEqual(
      someWishes({ genres: [[horror]] }),
    );
    expect(merge({ moods: ['scary'] }, { withoutMoods: ['scary'] })).toEqual(
      someWishes({ withoutMoods: ['scary'] }),
    );
    expect(merge({ likeFilms: [1, 2] }, { withoutFilms: [1] })).toEqual(
      someWishes({ likeFilms: [2], withoutFilms: [1] }),
    );
    expect(merge({ people: [{ id: 5, role: 'any' }] }, { withoutPeople: [5] })).toEqual(
      someWishes({ withoutPeople: [5] }),
    );
  });

  it('[AP-12] where a film is from is one question with one answer', () => {
    expect(merge({ countries: ['US'] }, { languages: ['fr'] })).toEqual(someWishes({ languages: ['fr'] }));
    expect(merge({ languages: ['en'] }, { withoutLanguages: ['en'] })).toEqual(
      someWishes({ withoutLanguages: ['en'] }),
    );
  });

  it('[AP-12] open ends that face each other make a range; others take each other’s place', () => {
    const since = { from: 2000, to: null };
    expect(merge({ years: since }, { years: { from: null, to: 2010 } }).years).toEqual({
      from: 2000,
      to: 2010,
    });
    expect(merge({ years: since }, { years: { from: null, to: 1990 } }).years).toEqual({
      from: null,
      to: 1990,
    });
    expect(merge({ years: since }, { years: { from: 1980, to: 1989 } }).years).toEqual({
      from: 1980,
      to: 1989,
    });
  });

  it('[AP-12] what frightens and what is for children end each other', () => {
    expect(merge({ genres: [[horror]], moods: ['scary'] }, { forChildren: true })).toEqual(
      someWishes({ forChildren: true }),
    );
    expect(merge({ forChildren: true }, { moods: ['scary'] })).toEqual(someWishes({ moods: ['scary'] }));
  });

  it('[AP-12] a field that is taken back is empty', () => {
    const wishes = merge({ genres: [[drama]], years: { from: 1990, to: null } }, {}, { dropped: ['years'] });
    expect(wishes).toEqual(someWishes({ genres: [[drama]] }));
  });

  it('[AP-12] stays small however much is said', () => {
    let wishes = someWishes();
    for (let id = 1; id <= 500; id += 1) {
      const later = someWishes({
        themes: [[`theme ${id}`]],
        withoutFilms: [id],
        withoutThemes: [`other ${id}`],
      });
      wishes = mergeWishes({ earlier: wishes, later, dropped: [], mode: 'add' });
    }
    expect(JSON.stringify(wishes).length).toBeLessThan(1_500);
    expect(wishes.withoutFilms.at(-1)).toBe(500);
  });
});
