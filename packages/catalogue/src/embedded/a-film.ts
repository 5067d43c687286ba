/** Builds films for tests: name what matters, the rest is ordinary. */
import type { Film } from './film.ts';

export function aFilm(overrides: Partial<Film> = {}): Film {
  return {
    id: 1,
    title: 'A Quiet Harbour',
    original_title: overrides.title ?? 'A Quiet Harbour',
    release_date: '2001-05-17',
    runtime: 101,
    genres: [18],
    language: 'en',
    countries: ['GB'],
    vote_average: 7,
    notability: 50,
    overview: 'A ferryman keeps a promise.',
    keywords: ['sea'],
    moods: ['melancholic'],
    directors: [{ id: 501, name: 'Una Marsh' }],
    cast: [{ id: 601, name: 'Tobias Finch', character: 'The Ferryman' }],
    companies: [{ id: 701, name: 'Lantern House' }],
    ...overrides,
  };
}
