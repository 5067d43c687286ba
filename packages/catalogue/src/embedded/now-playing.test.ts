import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import type { Film } from './film.ts';
import { findNowPlaying } from './now-playing.ts';
import { rankPopular } from './popularity.ts';

const today = new Date('2026-03-15T12:00:00Z');

function released(...dates: string[]): Film[] {
  return dates.map((date, at) => aFilm({ id: at + 1, release_date: date }));
}

function playing(films: readonly Film[]): ReturnType<typeof findNowPlaying> {
  return findNowPlaying(rankPopular(films, today), today);
}

describe('now playing', () => {
  it('shows the newest film first, today included and tomorrow not', () => {
    const { films, dates } = playing(released('2026-03-01', '2026-03-15', '2026-03-16', '2026-03-10'));
    expect(films.map(({ id }) => id)).toEqual([2, 4, 1]);
    expect(dates).toEqual({ maximum: '2026-03-15', minimum: '2026-03-01' });
  });

  it('shows the more popular of one day first', () => {
    const films = [aFilm({ id: 1, notability: 40 }), aFilm({ id: 2, notability: 80 })];
    expect(playing(films).films.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('shows the sixty newest films of a catalogue that is not kept up to date', () => {
    const { films, dates } = playing(
      Array.from({ length: 70 }, (_, at) => aFilm({ id: at + 1, release_date: `${1930 + at}-01-01` })),
    );
    expect(films).toHaveLength(60);
    expect(dates).toEqual({ maximum: '1999-01-01', minimum: '1940-01-01' });
  });

  it('shows every film of the last 45 days, however many', () => {
    const recent = Array.from({ length: 90 }, (_, at) => aFilm({ id: at + 1, release_date: '2026-01-29' }));
    const older = Array.from({ length: 90 }, (_, at) => aFilm({ id: at + 101, release_date: '2026-01-28' }));
    expect(playing([...recent, ...older]).films).toHaveLength(90);
  });
});
