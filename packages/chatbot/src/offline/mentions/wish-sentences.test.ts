import { beforeAll, describe, expect, it } from 'vitest';
import { createKnowledge } from '../knowledge/create-knowledge.ts';
import { splitMessage } from '../reading/split-message.ts';
import { createWishReader } from '../wishes/read-wishes.ts';
import { createMentionFinder, type MentionFinder } from './find-mentions.ts';
import { someFilms } from './some-films.ts';
import { temptingTitles, wishSentences } from './wish-sentences.ts';

/** Of films and people. */
const well = { known: 0.95, enough: 4 };
const year = 2019;

let finder: MentionFinder;
let titles: ReadonlyMap<number, string>;
let names: ReadonlyMap<number, string>;

function temptingFilms() {
  const [pattern, ...rest] = someFilms();
  if (pattern === undefined) return [];
  const people = ['Brad Pitt', 'Scarlett Johansson', 'Christopher Nolan', 'Jack Weston', 'Hayden Rolence'];
  const films = temptingTitles.map((title, at) => ({
    ...pattern,
    tmdbId: 1_000 + at,
    title,
    originalTitle: title,
    year: title.startsWith('Nineteen') ? 1984 : year,
    prominence: well.known,
    themes: ['kung fu', 'road trip', 'war'],
    directors: [],
    // The last two have one film each.
    cast: people
      .slice(0, at < well.enough ? 3 : 0)
      .concat(at === 0 ? people.slice(3) : [])
      .map((name) => ({ id: 9_000 + people.indexOf(name), name, character: '' })),
  }));
  return [pattern, ...rest, ...films];
}

beforeAll(async () => {
  const knowledge = await createKnowledge(temptingFilms());
  const { readsAsWish } = createWishReader(knowledge);
  finder = await createMentionFinder({ knowledge, readsAsWish });
  titles = new Map(knowledge.films.map(({ tmdbId, title }) => [tmdbId, title]));
  names = new Map([...knowledge.peopleById].map(([id, { name }]) => [id, name]));
});

function find(message: string): string[] {
  return finder.findMentions(splitMessage(message)).map((mention) => {
    if (mention.kind === 'film') return titles.get(mention.tmdbIds[0] ?? 0) ?? '';
    return mention.kind === 'person' ? (names.get(mention.ids[0] ?? 0) ?? '') : mention.written;
  });
}

describe('a wish', () => {
  it.each(wishSentences)('[AP-12] "%s" names nothing', (message) => {
    expect(find(message)).toEqual([]);
  });
});

describe('a title', () => {
  it.each([
    ['similar to heat no war films', ['Heat']],
    ['similar to heat nothing violent', ['Heat']],
    ['like heat under two hours', ['Heat']],
    ['like heat rated above 7', ['Heat']],
    ['film similar to the heat no zombies not blade runner', ['The Heat', 'Blade Runner']],
    ['like up over 90 minutes', ['Up']],
    ['simlar to heat', ['Heat']],
    ['movis like up', ['Up']],
    ['I liked Blade Runner and Her', ['Blade Runner', 'Her']],
    ["Scary Movie I've seen three times", ['Scary Movie']],
    ['the movie it', ['It']],
    ['have you got the movie It?', ['It']],
    ['After (2019)', ['After']],
    ['I loved After', ['After']],
    ['something like 2012', ['2012']],
    ['movies like 1984', ['Nineteen Eighty-Four']],
    ['similar to 1917', ['1917']],
    ['the thing', ['The Thing']],
    ['like the thing', ['The Thing']],
    ['movies like kung fu panda', ['Kung Fu Panda']],
    ['I loved misrey', ['Misery']],
  ])('[AP-12] "%s" is found where the message goes on, or says that one is due', (message, found) => {
    expect(find(message)).toEqual(found);
  });
});

describe('a slip in a name', () => {
  it.each([
    ['directed by nolen', ['Christopher Nolan']],
    ['with brad pit in it', ['Brad Pitt']],
    ['a film with scarlet johanson', ['Scarlett Johansson']],
    ['nolan but obscure', ['Christopher Nolan']],
    ['with tom hnks', ['Tom Hanks']],
  ])('[AP-12] "%s" is forgiven', (message, found) => {
    expect(find(message)).toEqual(found);
  });
});
