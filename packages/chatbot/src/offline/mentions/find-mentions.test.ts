import { beforeAll, describe, expect, it } from 'vitest';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { splitMessage } from '../reading/split-message.ts';
import type { MentionFinder } from './find-mentions.ts';
import type { Mention } from './mention.ts';
import { fellowship, openFinder } from './test-finder.ts';

let knowledge: FilmKnowledge;
let finder: MentionFinder;

beforeAll(async () => {
  ({ knowledge, finder } = await openFinder());
});

function describeMention(mention: Mention): string {
  if (mention.kind === 'missing-film') return `missing ${mention.written}`;
  if (mention.kind === 'person') {
    return mention.ids.map((id) => knowledge.peopleById.get(id)?.name).join(' or ');
  }
  return mention.tmdbIds
    .map((id) => knowledge.filmsById.get(id))
    .map((film) => `${film?.title} (${film?.year})`)
    .join(' or ');
}

function find(message: string): string {
  return finder.findMentions(splitMessage(message)).map(describeMention).join('; ');
}

describe('films in a message', () => {
  it.each([
    ['I loved Blade Runner 2049', 'Blade Runner 2049 (2017)'],
    ['i loved blade runner 2049', 'Blade Runner 2049 (2017)'],
    ['blade runner was great, more of that', 'Blade Runner (1982)'],
    ['the best scene of lord of the rings fellowship', fellowship],
    ['movies like the fellowship of the ring', fellowship],
    ['rocky 2 and godfather part two', 'Rocky II (1979); The Godfather Part II (1974)'],
    ['like Lilo and Stitch', 'Lilo & Stitch (2002)'],
    ['like lilo stitch', 'Lilo & Stitch (2002)'],
    ['who directed seven?', 'Se7en (1995)'],
    ['twelve angry men', '12 Angry Men (1957)'],
    ['amelie', 'Amélie (2001)'],
    ["le fabuleux destin d'amelie poulain", 'Amélie (2001)'],
    ['『羅生門』', 'Rashomon (1950)'],
    ['dr strangelove', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb (1964)'],
    ['loved eternal sunshine', 'Eternal Sunshine of the Spotless Mind (2004)'],
    ['spiderman please', 'Spider-Man (2002)'],
    ['i saw the a-team', 'The A-Team (2010)'],
    ['zorvexian tides', 'Zorvexian Tides (2011)'],
    ['who is in HARBOUR OF THE MARROW', 'Harbour of the Marrow (1990)'],
  ])('[AP-12] "%s" names %s', (message, found) => {
    expect(find(message)).toBe(found);
  });

  it.each([
    ['movies like intersteller', 'Interstellar (2014)'],
    ['loved bladerunner', 'Blade Runner (1982)'],
    ['blade runer 2049', 'Blade Runner 2049 (2017)'],
    ['teh lord fo the rings the two twoers', 'The Lord of the Rings: The Two Towers (2002)'],
    ['who directed thw godfather', 'The Godfather (1972)'],
    ['haet was great', ''],
    ['somthing liek zorvexain tides', 'Zorvexian Tides (2011)'],
  ])('[AP-12] "%s" names "%s" in spite of slips', (message, found) => {
    const mentions = finder.findMentions(splitMessage(message));
    expect(mentions.map(describeMention).join('; ')).toBe(found);
    expect(mentions.every((mention) => mention.kind !== 'missing-film' && !mention.isExact)).toBe(true);
  });

  it.each([
    ['Heat (1995)', 'Heat (1995)', 2],
    ['movies like king kong from 2005', 'King Kong (2005)', 4],
    ['the 1933 king kong', 'King Kong (1933)', 4],
    ['king kong', 'King Kong (2005) or King Kong (1933)', 2],
    ['the heat', 'The Heat (2013)', 2],
    ['more like the lord of the rings', `${fellowship} or The Lord of the Rings: The Two Towers (2002)`, 5],
  ])('[AP-12] "%s" names %s in %i words', (message, found, length) => {
    expect(find(message)).toBe(found);
    const [mention] = finder.findMentions(splitMessage(message));
    expect((mention?.to ?? 0) - (mention?.from ?? 0)).toBe(length);
  });
});

describe('titles of everyday words', () => {
  it.each([
    'I have seen it and it was boring',
    'something like it',
    'i loved her in that one',
    'recommend us something big',
    'i like big movies',
    'up for anything',
    'the heat is killing me, cheer me up',
    'a scary movie for tonight',
    'films from 2012',
    'a war film set in 1917',
    'I liked the others better',
    'mind-big ideas',
    'a king among thieves',
    'show me seven films',
    'who directed it?',
  ])('[AP-12] "%s" names no film', (message) => {
    expect(find(message)).toBe('');
  });

  it.each([
    ['I loved It', 'It (2017)'],
    ['I loved Her, Up and Big', 'Her (2013); Up (2009); Big (1988)'],
    ['something like "us"', 'Us (2019)'],
    ['it (2017)', 'It (2017)'],
    ['movies like up', 'Up (2009)'],
    ['like heat, big and blade runner', 'Heat (1995); Big (1988); Blade Runner (1982)'],
    ['have you got the movie it?', 'It (2017)'],
    ['what is heat about?', 'Heat (1995)'],
    ['is heat scary?', 'Heat (1995)'],
    ['heat', 'Heat (1995)'],
    ['Big was funny', 'Big (1988)'],
    ['similar to 1917', '1917 (2019)'],
    ['I watched Scary Movie yesterday', 'Scary Movie (2000)'],
    ['something like The Others', 'The Others (2001)'],
    ['"Heat" and "Up"', 'Heat (1995); Up (2009)'],
  ])('[AP-12] "%s" names %s by a sign', (message, found) => {
    expect(find(message)).toBe(found);
  });
});

describe('films that there are none of', () => {
  it.each([
    ['movies like "Zzyzx Road"', 'missing Zzyzx Road'],
    ['I just watched Zzyzx Road of Doom and liked it', 'missing Zzyzx Road of Doom'],
    ['who directed Michael Zzyzx?', 'missing Michael Zzyzx'],
    ['have you seen "The Blade Runner Diaries"?', 'missing The Blade Runner Diaries'],
    ['like Interstellar 3', 'missing Interstellar 3'],
    ['Heat (1972)', 'missing Heat'],
  ])('[AP-12] "%s": %s', (message, found) => {
    expect(find(message)).toBe(found);
  });

  it.each([
    'something like Paris',
    'I loved Horror',
    'movies like Tom Zzyzx with Netflix',
    'a "fun" night',
    'I watched a lot of Hollywood films',
    'starring "Zork Zzyzx"',
    'who directed zzyzx road',
    'Like I said, Monday',
  ])('[AP-12] "%s" is not said to be missing', (message) => {
    expect(find(message)).not.toContain('missing');
  });
});

describe('people in a message', () => {
  it.each([
    ['films by nolan', 'Christopher Nolan'],
    ["Nolan's films, and Inception", 'Christopher Nolan; Inception (2010)'],
    ['with de niro in it', 'Robert De Niro'],
    ['robert deniro', 'Robert De Niro'],
    ['a comedy starring tom hanks', 'Tom Hanks'],
    ['by anderson', 'Paul Thomas Anderson or Wes Anderson'],
    ['pt anderson movies', 'Paul Thomas Anderson'],
    ['anything with Downey', 'Robert Downey Jr.'],
    ['directed by bong', 'Bong Joon-ho'],
    ['joon-ho bong', 'Bong Joon-ho'],
    ['alejandro amenabar', 'Alejandro Amenábar'],
    ['films by kurosava', 'Akira Kurosawa'],
    ['leonardo dicapro or tom cruse', 'Leonardo DiCaprio; Tom Cruise'],
    ['a Kurosawa film', 'Akira Kurosawa'],
    ['I like crime, Kurosawa and rain', 'Akira Kurosawa'],
    ['something with Prince', 'Prince'],
  ])('[AP-12] "%s" names %s', (message, found) => {
    expect(find(message)).toBe(found);
  });

  it.each([
    'tom and robert',
    'a prince and a king',
    'it is by us',
    'with a ford',
    'leonardo',
    'watts up',
    'the ford guy',
    'Tom Nolan films',
  ])('[AP-12] "%s" names nobody', (message) => {
    expect(find(message)).toBe('');
  });
});

describe('mentions', () => {
  it('[AP-12] stand in order, do not overlap and are as they were written', () => {
    const mentions = finder.findMentions(
      splitMessage('Like Spider-Man (2002), “blade  runner” and Nolan’s INTERSTELLAR, with Al Pacino'),
    );
    expect(mentions.map(({ written }) => written)).toEqual([
      'Spider-Man',
      'blade runner',
      'Nolan',
      'INTERSTELLAR',
      'Al Pacino',
    ]);
    for (const [at, { from, to }] of mentions.entries()) {
      expect(to).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(mentions[at - 1]?.to ?? 0);
    }
  });

  // Without its bounds a search through all combinations would not end within the time that a test has.
  it.each([
    ['articles', 'the '.repeat(250)],
    ['one title', 'heat '.repeat(200)],
    ['one title in quotes', '"heat" '.repeat(140)],
    ['several titles', 'king kong of the lord rings blade runner '.repeat(24)],
    ['letters', 'a b c d e f g '.repeat(70)],
    ['slips', 'lodr fo teh rngis '.repeat(55)],
    ['small words', 'and of part vol '.repeat(62)],
    ['quotation marks', '"'.repeat(1_000)],
    ['brackets', '(((['.repeat(250)],
    ['one long word', 'x'.repeat(1_000)],
    ['pictures', '😀🎬'.repeat(250)],
    ['invisible signs', '\u202e\u200bheat\u2066 '.repeat(110)],
    ['words from right to left', 'فیلم خوب میخواهم '.repeat(55)],
    ['words without spaces', '七人の侍'.repeat(250)],
    ['apostrophes', "'’`".repeat(333)],
    ['years', '1917 2012 '.repeat(100)],
    ['halves of signs', '\ud800'.repeat(500)],
  ])('[R60] of a message of nothing but %s are found with little work', (_, message) => {
    const mentions = finder.findMentions(splitMessage(message.slice(0, 1_000)));
    expect(mentions.every(({ from, to }) => to > from)).toBe(true);
  });
});
