/** Reads the labelled messages: what people write, and the wishes that `packages/chatbot/README.md` finds in it. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { noWishes, type Range, type Wishes } from '@kinora/chatbot/wishes';
import { genres } from '@kinora/contracts/genres';
import { z } from 'zod';

const kinds = ['short', 'long', 'typo', 'negation', 'several', 'phrasing', 'follow-up'] as const;
const names = z.array(z.string().min(1)).min(1);
const bounds = z.tuple([z.number().nullable(), z.number().nullable()]);

/** The fields of `Wishes`, with names in place of numbers; a film is 'Title (Year)'. */
const expectation = z
  .strictObject({
    genres: z.array(names).min(1),
    withoutGenres: names,
    moods: names,
    withoutMoods: names,
    themes: z.array(names).min(1),
    withoutThemes: names,
    years: bounds,
    runtime: bounds,
    rating: bounds,
    people: z.array(z.strictObject({ name: z.string(), role: z.enum(['any', 'director', 'cast']) })).min(1),
    withoutPeople: names,
    languages: names,
    withoutLanguages: names,
    countries: names,
    withoutCountries: names,
    forChildren: z.literal(true),
    fame: z.enum(['known', 'hidden']),
    likeFilms: names,
    withoutFilms: names,
  })
  .partial();

const messageLine = z.strictObject({
  id: z.string(),
  kind: z.enum(kinds),
  /** Earlier messages of the visitor. */
  history: z.array(z.string()).min(1).optional(),
  /** The film on whose page the message is written. */
  page: z.int().optional(),
  message: z.string().min(1).max(1_000),
  expect: expectation,
  /** Wishes measured against what was shown, like 'year more'; the fields that they move are not compared. */
  compares: names.optional(),
});

export type MessageLine = z.infer<typeof messageLine>;

export interface LabelledMessage extends MessageLine {
  wishes: Wishes;
}

export const messageFiles = {
  dev: fileURLToPath(new URL('messages-dev.ndjson', import.meta.url)),
  test: fileURLToPath(new URL('messages-test.ndjson', import.meta.url)),
};

/** Throws where a label names what the films do not have. */
export function readLabelled(file: string, films: readonly ChatFilm[]): LabelledMessage[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return labelMessages(
    lines.map((line) => messageLine.parse(JSON.parse(line))),
    films,
  );
}

export function labelMessages(lines: readonly MessageLine[], films: readonly ChatFilm[]): LabelledMessage[] {
  const words = collectWords(films);
  return lines.map((line) => {
    if (line.page !== undefined && !words.ids.has(line.page))
      throw new Error(`${line.id}: no film ${line.page}`);
    return { ...line, wishes: readExpectation(line, words) };
  });
}

interface CatalogueWords {
  ids: ReadonlySet<number>;
  films: ReadonlyMap<string, number>;
  people: ReadonlyMap<string, number>;
  themes: ReadonlySet<string>;
  moods: ReadonlySet<string>;
}

function collectWords(films: readonly ChatFilm[]): CatalogueWords {
  return {
    ids: new Set(films.map(({ tmdbId }) => tmdbId)),
    films: new Map(films.map(({ title, year, tmdbId }) => [`${title} (${year})`, tmdbId])),
    people: namePeople(films),
    themes: new Set(films.flatMap(({ themes }) => themes)),
    moods: new Set(films.flatMap(({ moods }) => moods)),
  };
}

/** A name that several people share is the one with the most films. */
function namePeople(films: readonly ChatFilm[]): Map<string, number> {
  const counts = new Map<number, { name: string; films: number }>();
  for (const { directors, cast } of films)
    for (const { id, name } of [...directors, ...cast])
      counts.set(id, { name, films: (counts.get(id)?.films ?? 0) + 1 });
  const sorted = [...counts].sort(([, one], [, other]) => one.films - other.films);
  return new Map(sorted.map(([id, { name }]) => [name, id]));
}

function readExpectation({ id, expect }: MessageLine, words: CatalogueWords): Wishes {
  const find = <Found>(from: ReadonlyMap<string, Found>, name: string): Found => {
    const found = from.get(name);
    if (found === undefined) throw new Error(`${id}: the catalogue has no ${name}`);
    return found;
  };
  const keep = (from: ReadonlySet<string>, list: readonly string[]): string[] => {
    const unknown = list.find((name) => !from.has(name));
    if (unknown !== undefined) throw new Error(`${id}: the catalogue has no ${unknown}`);
    return [...list];
  };
  const films = (list: readonly string[] = []) => list.map((name) => find(words.films, name));
  const genreIds = (list: readonly string[] = []) => list.map((name) => find(genreNumbers, name));
  return {
    ...structuredClone(noWishes),
    genres: (expect.genres ?? []).map(genreIds),
    withoutGenres: genreIds(expect.withoutGenres),
    moods: keep(words.moods, expect.moods ?? []),
    withoutMoods: keep(words.moods, expect.withoutMoods ?? []),
    themes: (expect.themes ?? []).map((list) => keep(words.themes, list)),
    withoutThemes: keep(words.themes, expect.withoutThemes ?? []),
    years: readRange(expect.years),
    runtime: readRange(expect.runtime),
    rating: readRange(expect.rating),
    people: (expect.people ?? []).map(({ name, role }) => ({ id: find(words.people, name), role })),
    withoutPeople: (expect.withoutPeople ?? []).map((name) => find(words.people, name)),
    languages: expect.languages ?? [],
    withoutLanguages: expect.withoutLanguages ?? [],
    countries: expect.countries ?? [],
    withoutCountries: expect.withoutCountries ?? [],
    forChildren: expect.forChildren ?? false,
    fame: expect.fame ?? null,
    likeFilms: films(expect.likeFilms),
    withoutFilms: films(expect.withoutFilms),
  };
}

const genreNumbers: ReadonlyMap<string, number> = new Map(genres.map(({ id, name }) => [name, id]));

function readRange(range: readonly [number | null, number | null] | undefined): Range | null {
  return range === undefined ? null : { from: range[0], to: range[1] };
}
