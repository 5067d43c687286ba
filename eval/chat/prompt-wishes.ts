/** Wishes that a film of the catalogue keeps, each with the words for it, so that there is always something to find. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { genreName } from '@kinora/contracts/genres';
import type { Chance } from './chance.ts';
import { type Fact, type FactKind, hasFact } from './prompt-facts.ts';
import * as say from './prompt-words.ts';

export interface SaidWish {
  fact: Fact;
  /** `before` stands before the noun, `noun` is one, `behind` stands behind it. */
  place: 'before' | 'noun' | 'behind';
  words: string;
}

/** What about the catalogue the words need. */
export interface PromptWorld {
  films: readonly ChatFilm[];
  /** People that nobody shares a name with, with their number of films. */
  people: ReadonlyMap<number, number>;
  /** Titles of two words or more that no other film has. */
  plainTitles: ReadonlySet<number>;
}

export function surveyFilms(films: readonly ChatFilm[]): PromptWorld {
  const idsByName = new Map<string, Set<number>>();
  const people = new Map<number, number>();
  const titles = new Map<string, number>();
  for (const { directors, cast, title } of films) {
    titles.set(title, (titles.get(title) ?? 0) + 1);
    for (const { id, name } of [...directors, ...cast]) {
      people.set(id, (people.get(id) ?? 0) + 1);
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id));
    }
  }
  for (const [name, ids] of idsByName)
    if (ids.size > 1 || !name.includes(' ')) for (const id of ids) people.delete(id);
  const plain = films.filter(({ title }) => titles.get(title) === 1 && /^[\w' ]+ [\w' ]+$/u.test(title));
  return { films, people, plainTitles: new Set(plain.map(({ tmdbId }) => tmdbId)) };
}

type Wisher = (chance: Chance, film: ChatFilm, world: PromptWorld) => SaidWish | null;

const wishers: Readonly<Partial<Record<FactKind, Wisher>>> = {
  genre: (chance, film) => {
    const genre = chance.pick(film.genres);
    const words = say.genreNouns[genre];
    return words
      ? { fact: { kind: 'genre', genre, name: genreName(genre) }, place: 'noun', words: chance.pick(words) }
      : null;
  },
  'without-genre': (chance) => {
    const [id, words] = chance.pick(Object.entries(say.withoutGenrePhrases));
    const genre = Number(id);
    return behind({ kind: 'without-genre', genre, name: genreName(genre) }, chance.pick(words));
  },
  mood: (chance, film) => {
    const mood = film.moods.length > 0 ? chance.pick(film.moods) : '';
    const words = say.moodWords[mood];
    return words ? { fact: { kind: 'mood', mood }, place: 'before', words: chance.pick(words) } : null;
  },
  'without-mood': (chance) => {
    const [mood, words] = chance.pick(Object.entries(say.withoutMoodPhrases));
    return behind({ kind: 'without-mood', mood }, chance.pick(words));
  },
  theme: (chance, film) => {
    const themes = film.themes.filter((theme) => say.themePhrases[theme]);
    if (themes.length === 0) return null;
    const theme = chance.pick(themes);
    return behind({ kind: 'theme', theme }, chance.pick(say.themePhrases[theme] ?? []));
  },
  'without-theme': (chance) => {
    const [theme, words] = chance.pick(Object.entries(say.withoutThemePhrases));
    return behind({ kind: 'without-theme', theme }, chance.pick(words));
  },
  years: (chance, { year }) => (year === null ? null : sayYears(chance, year)),
  runtime: (chance, { runtime }) => (runtime === null ? null : sayRuntime(chance, runtime)),
  rating: (chance, { rating }) => {
    if (rating === null) return null;
    if (rating >= 7.5 && chance.is(0.5))
      return behind(
        { kind: 'rating', from: 7.5, to: null },
        chance.pick(['highly rated', 'with great ratings']),
      );
    const from = Math.floor(rating);
    return behind({ kind: 'rating', from, to: null }, `rated above ${from}`);
  },
  person: (chance, { directors, cast }, { people }) => {
    const isDirector = chance.is(0.3);
    const known = (isDirector ? directors : cast).filter(({ id }) => (people.get(id) ?? 0) >= 3);
    if (known.length === 0) return null;
    const { id, name } = chance.pick(known);
    const words = isDirector ? ['by', 'directed by', 'made by'] : ['with', 'starring', 'featuring'];
    const role = isDirector ? 'director' : 'cast';
    return behind({ kind: 'person', id, name, role }, `${chance.pick(words)} ${name}`);
  },
  'without-person': (chance, _film, { films, people }) => {
    const known = chance.pick(films).cast.filter(({ id }) => (people.get(id) ?? 0) >= 3);
    if (known.length === 0) return null;
    const { id, name } = chance.pick(known);
    return behind({ kind: 'without-person', id, name }, `${chance.pick(['without', 'not with'])} ${name}`);
  },
  language: (_chance, { language }) => {
    const name = say.languageWords[language];
    return name ? { fact: { kind: 'language', language, name }, place: 'before', words: name } : null;
  },
  'without-language': () =>
    behind({ kind: 'without-language', language: 'en', name: 'English' }, 'not in English'),
  country: (chance, { countries }) => {
    const country = countries.length > 0 ? chance.pick(countries) : '';
    const name = say.countryNames[country];
    return name ? behind({ kind: 'country', country, name }, `from ${name}`) : null;
  },
  children: (chance) =>
    behind(
      { kind: 'children' },
      chance.pick(['for kids', 'for the whole family', 'to watch with my daughter']),
    ),
  fame: (chance, { prominence }) => {
    const fame = prominence >= 0.75 ? 'known' : 'hidden';
    const words = fame === 'known' ? ['famous', 'popular'] : ['underrated', 'obscure', 'lesser-known'];
    return { fact: { kind: 'fame', fame }, place: 'before', words: chance.pick(words) };
  },
  like: (chance, _film, world) => {
    const film = pickPlain(chance, world);
    return behind(
      { kind: 'like', id: film.tmdbId, title: film.title },
      `${chance.pick(['like', 'similar to'])} ${film.title}`,
    );
  },
  'without-film': (chance, _film, world) => {
    const film = pickPlain(chance, world);
    return behind({ kind: 'without-film', id: film.tmdbId, title: film.title }, `not ${film.title}`);
  },
};

const kinds = Object.keys(wishers);

/** Null where the film has nothing of the kind or breaks what would be said. */
export function sayWish(
  chance: Chance,
  film: ChatFilm,
  world: PromptWorld,
  kind?: FactKind,
): SaidWish | null {
  // The keys of an object of that type.
  const wisher = wishers[kind ?? (chance.pick(kinds) as FactKind)];
  const said = wisher?.(chance, film, world) ?? null;
  return said !== null && hasFact(film, said.fact) ? said : null;
}

function behind(fact: Fact, words: string): SaidWish {
  return { fact, place: 'behind', words };
}

function pickPlain(chance: Chance, { films, plainTitles }: PromptWorld): ChatFilm {
  let film = chance.pick(films);
  while (!plainTitles.has(film.tmdbId)) film = chance.pick(films);
  return film;
}

function sayYears(chance: Chance, year: number): SaidWish {
  const decade = Math.floor(year / 10) * 10;
  const names = say.decadeWords[decade];
  if (names && chance.is(0.6))
    return behind({ kind: 'years', from: decade, to: decade + 9 }, `from ${chance.pick(names)}`);
  if (chance.is(0.3))
    return behind({ kind: 'years', from: year - 3, to: year + 2 }, `between ${year - 3} and ${year + 2}`);
  if (chance.is(0.5))
    return behind(
      { kind: 'years', from: year, to: null },
      chance.pick([`after ${year - 1}`, `since ${year}`]),
    );
  return behind({ kind: 'years', from: null, to: year }, `before ${year + 1}`);
}

function sayRuntime(chance: Chance, runtime: number): SaidWish {
  const most = Math.ceil(runtime / 10) * 10;
  if (runtime >= 120 && chance.is(0.3))
    return behind({ kind: 'runtime', from: 120, to: null }, 'over two hours');
  if (runtime <= 120 && chance.is(0.4))
    return behind(
      { kind: 'runtime', from: null, to: 120 },
      chance.pick(['under two hours', 'not too long', 'at most two hours']),
    );
  return behind(
    { kind: 'runtime', from: null, to: most },
    chance.pick([`under ${most} minutes`, `at most ${most} minutes`, `no longer than ${most} minutes`]),
  );
}
