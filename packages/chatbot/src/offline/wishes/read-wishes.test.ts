import { describe, expect, it, test } from 'vitest';
import {
  action,
  type Cases,
  comedy,
  drama,
  horror,
  readAll,
  reader,
  readMessage,
  romance,
  thriller,
  wishesOf,
} from './wish-reading-kit.ts';

function reads(phrase: string): boolean {
  return reader.readsAsWish(phrase.split(' '));
}

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

test('[AP-12] what others like is refused where the visitor says so', () => {
  expect(wishesOf('My boyfriend watches horror. I do not want that, something romantic please')).toEqual({
    withoutGenres: [27],
    moods: ['romantic'],
  });
});
