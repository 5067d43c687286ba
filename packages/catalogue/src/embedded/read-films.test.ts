import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import { parseFilms } from './read-films.ts';

function toLines(...films: unknown[]): string {
  return films.map((film) => JSON.stringify(film)).join('\n');
}

describe('reading a catalogue file', () => {
  it('sorts the films by id and skips blank lines', () => {
    const text = `${toLines(aFilm({ id: 2 }))}\n\n${toLines(aFilm({ id: 1 }))}\n`;
    expect(parseFilms(text, 'films').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('names every bad line and what is wrong with it, all at once', () => {
    const text = [
      toLines(aFilm({ id: 1 })),
      '{"id":',
      toLines({ ...aFilm({ id: 3 }), genres: [1], release_date: '2023-02-30' }),
      toLines(aFilm({ id: 1 })),
    ].join('\n');
    expect(() => parseFilms(text, 'my.ndjson')).toThrow(/my\.ndjson/u);
    expect(() => parseFilms(text, 'films')).toThrow(/line 2: is not JSON/u);
    expect(() => parseFilms(text, 'films')).toThrow(/line 3: release_date: /u);
    expect(() => parseFilms(text, 'films')).toThrow(/line 3: genres\.0: /u);
    expect(() => parseFilms(text, 'films')).toThrow(/line 4: id: 1 is in the file twice/u);
  });

  it('shows the first twenty complaints and counts the others', () => {
    const text = Array.from({ length: 50 }, () => 'no film').join('\n');
    expect(() => parseFilms(text, 'films')).toThrow(/line 20: is not JSON\n {2}and 30 more$/u);
  });

  it('refuses a file without a film', () => {
    expect(() => parseFilms('\n', 'films')).toThrow(/it has no films/u);
  });
});
