import { describe, expect, it, test } from 'vitest';
import type { Role, Wishes } from '../../wishes.ts';
import {
  adaFinch,
  boMarsh,
  type Cases,
  drama,
  horror,
  northernLine,
  paperMoons,
  readAll,
  saltRoad,
  wishesOf,
} from './wish-reading-kit.ts';

function people(id: number, role: Role): Partial<Wishes> {
  return { people: [{ id, role }] };
}

describe('[AP-12] people and films', () => {
  it('are wished in the role that is said', () => {
    const cases: Cases = {
      '{Ada Finch}': people(adaFinch, 'any'),
      'with {Bo Marsh}': people(boMarsh, 'cast'),
      'directed by {Ada Finch}': people(adaFinch, 'director'),
      "{Ada Finch's} films": people(adaFinch, 'director'),
      "{Bo Marsh's} films": people(boMarsh, 'cast'),
      'films {Bo Marsh} is in': people(boMarsh, 'cast'),
      'with {Ada Finch}': people(adaFinch, 'director'),
      'no {Bo Marsh}': { withoutPeople: [boMarsh] },
      '{Bo Marsh} must not be in it': { withoutPeople: [boMarsh] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('may be a pronoun', () => {
    expect(wishesOf('with him in it', { subjectPerson: boMarsh })).toEqual({
      people: [{ id: boMarsh, role: 'cast' }],
    });
    expect(wishesOf('by the same director', { subjectFilm: northernLine })).toEqual({
      people: [{ id: adaFinch, role: 'director' }],
    });
    expect(wishesOf('like this one', { subjectFilm: northernLine })).toEqual({ likeFilms: [northernLine] });
    expect(wishesOf('not this one', { subjectFilm: northernLine })).toEqual({ withoutFilms: [northernLine] });
    expect(wishesOf('it should be funny', { subjectFilm: northernLine })).toEqual({ moods: ['funny'] });
  });

  it('are examples or films not to show', () => {
    const cases: Cases = {
      'like [Northern Line] and [Salt Road]': { likeFilms: [northernLine, saltRoad] },
      'anything similar to [Salt Road]': { likeFilms: [saltRoad] },
      'I loved [Northern Line], hated [Salt Road]': { likeFilms: [northernLine], withoutFilms: [saltRoad] },
      'I have seen [Northern Line] and loved it': { likeFilms: [northernLine] },
      'I have seen [Paper Moons]': { withoutFilms: [paperMoons] },
      'I have never seen [Paper Moons]': {},
      'anything but [Paper Moons]': { withoutFilms: [paperMoons] },
      '[Salt Road] but funny': { likeFilms: [saltRoad], moods: ['funny'] },
      'who directed [Salt Road]?': {},
      'is [Salt Road] scary?': {},
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] where films come from and for whom they are', () => {
  it('is a language where the word names one, and a country else', () => {
    const cases: Cases = {
      'French or Italian': { languages: ['fr', 'it'] },
      'a Mexican drama': { genres: [[drama]], countries: ['MX'] },
      'from Japan': { countries: ['JP'] },
      'not in English': { withoutLanguages: ['en'] },
      'no subtitles': { languages: ['en'] },
      'no Hollywood movies': { withoutCountries: ['US'] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('is for children, or only in a house with children', () => {
    const cases: Cases = {
      'for my six-year-old': { forChildren: true },
      'for my 17 year old': {},
      'the kids are in bed, so horror': { genres: [[horror]] },
      'a hidden gem': { fame: 'hidden' },
      'not famous': { fame: 'hidden' },
      'something everybody knows': { fame: 'known' },
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

test('[AP-12] ages of children are said in many ways', () => {
  expect(wishesOf('They are seven, nine and eleven, an adventure please')).toEqual({
    genres: [[12]],
    forChildren: true,
  });
});
