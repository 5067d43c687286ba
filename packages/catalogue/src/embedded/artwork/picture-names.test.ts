import { expect, it } from 'vitest';
import { aFilm } from '../a-film.ts';
import type { Film } from '../film.ts';
import { backdropPath, logoPath, posterPath, profilePath } from './picture-names.ts';

const film = aFilm({ id: 11, title: 'Star Wars' });

it('names a picture by kind, id and a suffix of six hex digits', () => {
  expect(posterPath(film)).toMatch(/^\/poster-11-[0-9a-f]{6}\.svg$/);
  expect(backdropPath(film)).toMatch(/^\/backdrop-11-[0-9a-f]{6}\.svg$/);
  expect(profilePath({ id: 2, name: 'Mark Hamill' })).toMatch(/^\/profile-2-[0-9a-f]{6}\.svg$/);
  expect(logoPath({ id: 1, name: 'Lucasfilm' })).toMatch(/^\/logo-1-[0-9a-f]{6}\.svg$/);
});

it('changes the name with every fact that is drawn', () => {
  const changes: Partial<Film>[] = [
    { title: 'Star Wars: A New Hope' },
    { release_date: '1978-05-25' },
    { genres: [878] },
    { keywords: ['space'] },
    { moods: ['funny'] },
    { directors: [{ id: 1, name: 'G. Lucas' }] },
  ];
  const names = [film, ...changes.map((change) => ({ ...film, ...change }))].map(posterPath);
  expect(new Set(names).size).toBe(names.length);
});

it('keeps the name when a fact changes that is not drawn', () => {
  expect(posterPath({ ...film, vote_average: 5, overview: 'Another.' })).toBe(posterPath(film));
});
