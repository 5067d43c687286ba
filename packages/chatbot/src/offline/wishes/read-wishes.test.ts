import { describe, expect, it, test } from 'vitest';
import type { Role, Wishes } from '../../wishes.ts';
import {
  adaFinch,
  boMarsh,
  northernLine,
  paperMoons,
  reader,
  readMessage,
  saltRoad,
  wishesOf,
} from './wish-reading-kit.ts';

type Cases = Readonly<Record<string, Partial<Wishes>>>;

type End = number | null;

const years = (from: End, to: End): Partial<Wishes> => ({ years: { from, to } });
const runtime = (from: End, to: End): Partial<Wishes> => ({ runtime: { from, to } });
const rating = (from: End, to: End): Partial<Wishes> => ({ rating: { from, to } });

function reads(phrase: string): boolean {
  return reader.readsAsWish(phrase.split(' '));
}

function people(id: number, role: Role): Partial<Wishes> {
  return { people: [{ id, role }] };
}

function readAll(cases: Cases): Cases {
  return Object.fromEntries(Object.keys(cases).map((message) => [message, wishesOf(message)]));
}

const [action, comedy, drama, horror, romance, thriller] = [28, 35, 18, 27, 10749, 53];

describe('[AP-12] genres', () => {
  it('are one list each, and one list of alternatives', () => {
    const cases: Cases = {
      'a horror comedy': { genres: [[horror], [comedy]] },
      'comedy or drama': { genres: [[comedy, drama]] },
      'a comedy, a drama or a thriller': { genres: [[comedy, drama, thriller]] },
      'action/thriller': { genres: [[action, thriller]] },
      anime: { genres: [[16]], languages: ['ja'] },
      'a rom-com': { genres: [[comedy], [romance]] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('take in what describes another genre', () => {
    const cases: Cases = {
      'a romantic French comedy': { genres: [[romance], [comedy]], languages: ['fr'] },
      'something romantic': { moods: ['romantic'] },
      'romantic, but no comedy': { moods: ['romantic'], withoutGenres: [comedy] },
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] moods', () => {
  it('are understood in other words than their own', () => {
    const cases: Cases = {
      'something to cry to': { moods: ['tearjerker'] },
      'put me on the edge of my seat': { moods: ['suspenseful'] },
      'brain off, please': { moods: ['feel-good'] },
      'make me laugh': { moods: ['funny'] },
      'one that messes with my head': { moods: ['mind-bending'] },
      'a black comedy': { moods: ['dark comedy'] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('are those of the film and not of the visitor or of anything else', () => {
    const cases: Cases = {
      'I am sad, give me a comedy': { genres: [[comedy]] },
      'my funny uncle wants a thriller': { genres: [[thriller]] },
      'it is a dark night, a drama please': { genres: [[drama]] },
      'my boss is crazy, so a drama': { genres: [[drama]] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('come from the situation only where nothing else is said', () => {
    expect(wishesOf('something for a rainy Sunday')).toEqual({ moods: ['feel-good'] });
    expect(wishesOf('a thriller for a rainy Sunday')).toEqual({ genres: [[thriller]] });
  });
});

describe('[AP-12] themes', () => {
  it('are the catalogue’s keywords in any number, and what else they are called', () => {
    const cases: Cases = {
      'spies and zombies': { themes: [['spy'], ['zombie']] },
      'vampires or zombies': { themes: [['vampire', 'zombie']] },
      'some noir': { themes: [['film noir', 'neo-noir']] },
      'set in New York': { themes: [['new york city']] },
      'sword fighting': { themes: [['sword fight']] },
      'travels through time': { themes: [['time travel']] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('need a sign where the keyword is an everyday word', () => {
    const cases: Cases = {
      'a film about love': { themes: [['love']] },
      'dog movies': { themes: [['dog']] },
      'a love of good music made me write': {},
      'teen comedies': { themes: [['teenager']], genres: [[comedy]] },
      'my wedding was yesterday': {},
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('say when a film plays, which is not when it was made', () => {
    expect(wishesOf('set in the 1960s')).toEqual({ themes: [['1960s']] });
    expect(wishesOf('from the 1960s')).toEqual({ years: { from: 1960, to: 1969 } });
    expect(wishesOf('set in Japan, but made in France')).toEqual({ themes: [['japan']], countries: ['FR'] });
  });
});

describe('[AP-12] what is refused', () => {
  it('reaches over the list and not further', () => {
    const cases: Cases = {
      'no horror, gore or zombies': {
        withoutGenres: [horror],
        withoutMoods: ['gory'],
        withoutThemes: ['zombie'],
      },
      'no horror but something funny': { withoutGenres: [horror], moods: ['funny'] },
      'not too long and funny': { runtime: { from: null, to: 120 }, moods: ['funny'] },
      'not too scary or violent': { withoutMoods: ['scary', 'violent'] },
      'no horror under two hours': { withoutGenres: [horror], runtime: { from: null, to: 120 } },
      'nothing but horror': { genres: [[horror]] },
      'gore-free': { withoutMoods: ['gory'] },
      'creepy rather than bloody': { moods: ['creepy'], withoutMoods: ['gory'] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('is said in many ways', () => {
    const refused = { withoutThemes: ['superhero'] };
    const cases: Cases = {
      'sick of superheroes': refused,
      'I can do without superheroes': refused,
      'superheroes bore me': refused,
      'anything except superheroes': refused,
      'I have had my fill of superheroes': refused,
      'that is too dark': { withoutMoods: ['bleak'] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('is not what is only allowed', () => {
    const cases: Cases = {
      'violent is ok': {},
      'I do not mind gore': {},
      'subtitles are fine, a drama': { genres: [[drama]] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('gives way to what is said later', () => {
    const cases: Cases = {
      'a comedy, no, a thriller': { genres: [[thriller]] },
      'a French comedy. scratch that, a thriller': { genres: [[thriller]], languages: ['fr'] },
      'zombies, but no zombies': { withoutThemes: ['zombie'] },
      'I usually go for horror, but tonight a comedy': { genres: [[comedy]] },
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] years', () => {
  it('are years, decades and spans', () => {
    const cases: Cases = {
      'the early nineties': years(1990, 1993),
      'from the seventies or the eighties': years(1970, 1989),
      'after 2010': years(2011, null),
      'not older than 1990': years(1990, null),
      'nothing before 1990': years(1990, null),
      '1990-1995': years(1990, 1995),
      'in the last five years': years(2021, null),
      'at most ten years old': years(2016, null),
      'last year': years(2025, 2025),
      'something recent': years(2023, null),
      'an old film, say from 1985': years(1985, 1985),
      'nothing old': years(1980, null),
      'newer than [Northern Line]': years(1992, null),
      'this century': years(2000, null),
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] lengths and ratings', () => {
  it('are read in hours, minutes and words', () => {
    const cases: Cases = {
      'under two hours': runtime(null, 120),
      '2h30 max': runtime(null, 150),
      'we have an hour and a half': runtime(null, 90),
      'nothing that runs past the two hour mark': runtime(null, 120),
      'two to three hours': runtime(120, 180),
      '90 minutes': runtime(80, 100),
      'about two hours': runtime(105, 135),
      'over 3 hours': runtime(180, null),
      'a short one': runtime(null, 95),
      'I waited for two hours': {},
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('are no counts of other things', () => {
    const cases: Cases = {
      'above 8': rating(8, null),
      '7.5 or higher': rating(7.5, null),
      'at least 4 stars': rating(8, null),
      'nothing below 7': rating(7, null),
      'the best dramas': { genres: [[drama]], ...rating(7.5, null) },
      'my best friend and more than one drama': { genres: [[drama]] },
      'so bad it is good': rating(null, 5.5),
    };
    expect(readAll(cases)).toEqual(cases);
  });
});

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

describe('[AP-12] comparisons and what is taken back', () => {
  it('measure against the films shown', () => {
    expect(readMessage('funnier and shorter').comparisons).toEqual([
      { by: 'mood', mood: 'funny', direction: 'more' },
      { by: 'runtime', direction: 'less' },
    ]);
    expect(readMessage('less violent').comparisons).toEqual([
      { by: 'mood', mood: 'violent', direction: 'less' },
    ]);
    expect(readMessage('more action').comparisons).toEqual([
      { by: 'genre', genre: action, direction: 'more' },
    ]);
    expect(readMessage('newer ones, after 2010').comparisons).toEqual([]);
    expect(readMessage('more comedies')).toMatchObject({ comparisons: [], wishes: { genres: [[comedy]] } });
    expect(wishesOf('the shorter the better')).toEqual({ runtime: { from: null, to: 95 } });
  });

  it('empty a field', () => {
    expect(readMessage('any genre is fine').dropped).toEqual(['genres']);
    expect(readMessage('the year does not matter').dropped).toEqual(['years']);
    expect(readMessage('forget the length').dropped).toEqual(['runtime']);
    expect(readMessage("it doesn't have to be French")).toMatchObject({
      dropped: ['languages'],
      wishes: { languages: [] },
    });
  });
});

describe('[AP-12] slips of the pen', () => {
  it('are forgiven in words that the tables know', () => {
    const cases: Cases = {
      'a comdey with zombeis': { genres: [[comedy]], themes: [['zombie']] },
      'scarry and funy': { moods: ['scary', 'funny'] },
      'horor from the ninties': { genres: [[horror]], years: { from: 1990, to: 1999 } },
      'undr 2 huors': { runtime: { from: null, to: 120 } },
      'sooo scaryyyy': { moods: ['scary'] },
    };
    expect(readAll(cases)).toEqual(cases);
  });

  it('are not seen in other words', () => {
    const cases: Cases = { 'witches and while the snow was there': {}, 'the river rises': {} };
    expect(readAll(cases)).toEqual(cases);
  });
});

describe('[AP-12] a phrase that reads as a wish', () => {
  it('is made of wish words alone', () => {
    expect(['scary movie', 'the seventies', '1917', 'zombies', 'horor'].filter(reads)).toHaveLength(5);
    expect(['salt road', 'her', 'it', 'the', 'film', 'lamp keeper'].filter(reads)).toEqual([]);
  });

  it('leaves the words that became no wish', () => {
    const message = 'a funny film where two keepers light lamps';
    const { spans } = readMessage(message);
    const left = message.split(' ').filter((_, at) => !spans.some(({ from, to }) => from <= at && at < to));
    expect(left).toEqual(expect.arrayContaining(['keepers', 'lamps']));
    expect(left).not.toContain('funny');
  });
});

test('[AP-12] what a story tells of is no wish, and what is asked for behind it is', () => {
  expect(
    wishesOf('My cousin picked a horror film last weekend and nobody slept, so a comedy please'),
  ).toEqual({
    genres: [[35]],
  });
  expect(wishesOf('The last person picked a three hour documentary. I need something funny')).toEqual({
    moods: ['funny'],
  });
  expect(wishesOf('We tried a western on Friday. I want another one')).toEqual({ genres: [[37]] });
});

test('[AP-12] ages of children are said in many ways', () => {
  expect(wishesOf('They are seven, nine and eleven, an adventure please')).toEqual({
    genres: [[12]],
    forChildren: true,
  });
});

test('[AP-12] what others like is refused where the visitor says so', () => {
  expect(wishesOf('My boyfriend watches horror. I do not want that, something romantic please')).toEqual({
    withoutGenres: [27],
    moods: ['romantic'],
  });
});

test.each([
  'not a musical',
  'similar to it',
  'between 1920 and 1925',
  'starring somebody',
  'at most two hours',
])('[AP-12] a rating keeps its side before %s', (tail) => {
  expect(wishesOf(`a film rated above 7 ${tail}`)).toMatchObject({ rating: { from: 7, to: null } });
});
