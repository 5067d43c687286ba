/** Builds films and wishes for tests: name what matters, the rest is ordinary. */
import { readFileSync } from 'node:fs';
import type { ChatFilm } from './chat-film.ts';
import { noWishes, type Wishes } from './wishes.ts';

export function aFilm(overrides: Partial<ChatFilm> = {}): ChatFilm {
  return {
    tmdbId: 1,
    title: 'A Quiet Harbour',
    originalTitle: overrides.title ?? 'A Quiet Harbour',
    year: 2001,
    runtime: 101,
    genres: [18],
    language: 'en',
    countries: ['GB'],
    rating: 7,
    prominence: 0.5,
    overview: 'A ferryman keeps a promise.',
    themes: ['sea'],
    moods: ['melancholic'],
    directors: [{ id: 501, name: 'Una Marsh' }],
    cast: [{ id: 601, name: 'Tobias Finch', character: 'The Ferryman' }],
    ...overrides,
  };
}

export function someWishes(overrides: Partial<Wishes> = {}): Wishes {
  return { ...structuredClone(noWishes), ...overrides };
}

const lines = readFileSync(new URL('invented-films.ndjson', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** Films that nobody has made, as varied as a small catalogue has to be, one with a title that is an attack. */
// The file is written by hand with exactly these fields.
export const inventedFilms: readonly ChatFilm[] = lines.map((line) => JSON.parse(line) as ChatFilm);

/** The invented film of that title; of two the first. */
export function filmCalled(title: string, year?: number): ChatFilm {
  const film = inventedFilms.find((one) => one.title === title && (year === undefined || one.year === year));
  if (!film) throw new Error(`no invented film is called ${title}`);
  return film;
}
