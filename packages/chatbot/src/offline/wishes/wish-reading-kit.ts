/** For tests: reads a message over a few invented films; '[Northern Line]' and '{Ada Finch}' are mentions. */
import type { ChatFilm } from '../../chat-film.ts';
import { noWishes, type Wishes } from '../../wishes.ts';
import type { FilmKnowledge, KnownPerson } from '../knowledge/film-knowledge.ts';
import type { Mention } from '../mentions/mention.ts';
import { splitMessage } from '../reading/split-message.ts';
import { createWishReader, type WishReader } from './read-wishes.ts';
import type { WishReading } from './wish-reading.ts';

export const northernLine = 1;
export const paperMoons = 2;
export const saltRoad = 3;
export const adaFinch = 11;
export const boMarsh = 12;

const ada = { id: adaFinch, name: 'Ada Finch' };
const bo = { id: boMarsh, name: 'Bo Marsh' };

function aFilm(tmdbId: number, title: string, year: number): ChatFilm {
  return {
    tmdbId,
    title,
    originalTitle: title,
    year,
    runtime: 110,
    genres: [18],
    language: 'en',
    countries: ['GB'],
    rating: 7,
    prominence: 0.5,
    overview: 'A keeper of lamps walks home through the snow while the river rises.',
    themes: [],
    moods: [],
    directors: [ada],
    cast: [{ ...bo, character: 'Keeper' }],
  };
}

const films = [
  aFilm(northernLine, 'Northern Line', 1991),
  aFilm(paperMoons, 'Paper Moons', 2004),
  aFilm(saltRoad, 'Salt Road', 2015),
];

const keywords =
  'spy,heist,time travel,zombie,vampire,robot,space,superhero,musical,tokyo,paris,london,new york city,film noir,neo-noir,dragon,dog,christmas,sequel,remake,revenge,based on true story,based on novel,based on book,based on comic,black and white,coming of age,whodunit,biography,love,music,friendship,teenager,murder,talking animal,prison,courtroom,war,nazi,torture,sport,1960s,france,japan,child,nature,nightmare,mafia,james bond,twist ending,small town,sword fight,hollywood,train,wedding'.split(
    ',',
  );
const moods =
  'funny,action-packed,tense,adventurous,family-friendly,stylish,romantic,suspenseful,epic,violent,scary,bittersweet,atmospheric,heartwarming,thought-provoking,melancholic,gritty,feel-good,bleak,quirky,disturbing,inspiring,tearjerker,magical,slow-burn,nostalgic,creepy,gory,dark comedy,satirical,mysterious,surreal,whimsical,uplifting,mind-bending'.split(
    ',',
  );

const people: KnownPerson[] = [
  { ...ada, directed: films, actedIn: [] },
  { ...bo, directed: [], actedIn: films },
];

const knowledge: FilmKnowledge = {
  films,
  filmsById: new Map(films.map((film) => [film.tmdbId, film])),
  peopleById: new Map(people.map((person) => [person.id, person])),
  themes: new Map(keywords.map((keyword) => [keyword, 10])),
  moods: new Map(moods.map((mood) => [mood, 20])),
};

export const reader: WishReader = createWishReader(knowledge);

const mention = /[[{](?<name>[^\]}]+)[\]}]/gu;

function findMention(name: string, from: number, to: number): Mention {
  const film = films.find(({ title }) => title === name);
  if (film !== undefined) {
    return { kind: 'film', tmdbIds: [film.tmdbId], isExact: true, written: name, from, to };
  }
  const person = people.find((known) => name.startsWith(known.name));
  if (person === undefined) return { kind: 'missing-film', written: name, from, to };
  return { kind: 'person', ids: [person.id], isExact: true, written: name, from, to };
}

export interface ReadOptions {
  subjectFilm?: number;
  subjectPerson?: number;
}

export function readMessage(marked: string, options: ReadOptions = {}): WishReading {
  const message = marked.replaceAll(/[[\]{}]/gu, '');
  const words = splitMessage(message);
  const mentions: Mention[] = [];
  let removed = 0;
  for (const { index, groups } of marked.matchAll(mention)) {
    const name = groups?.['name'] ?? '';
    const start = index - removed;
    const inside = words.filter((word) => word.start >= start && word.start < start + name.length);
    const from = words.findIndex((word) => inside.includes(word));
    mentions.push(findMention(name, from, from + inside.length));
    removed += 2;
  }
  return reader.readWishes({
    words,
    mentions,
    subjectFilm: options.subjectFilm ?? null,
    subjectPerson: options.subjectPerson ?? null,
    today: new Date('2026-06-01T12:00:00Z'),
  });
}

/** Only the fields that ask for something. */
export function wishesOf(marked: string, options: ReadOptions = {}): Partial<Wishes> {
  const { wishes } = readMessage(marked, options);
  const said = Object.entries(wishes).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(noWishes[field as keyof Wishes]),
  );
  // The fields are those of the wishes.
  return Object.fromEntries(said) as Partial<Wishes>;
}

/** Messages, each with the wishes that are in it. */
export type Cases = Readonly<Record<string, Partial<Wishes>>>;

export function readAll(cases: Cases): Cases {
  return Object.fromEntries(Object.keys(cases).map((message) => [message, wishesOf(message)]));
}

export const [action, comedy, drama, horror, romance, thriller] = [28, 35, 18, 27, 10749, 53];
