import { genres } from '@kinora/contracts/genres';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filmSchema } from './film.ts';
import { readFilms, shippedFilmsFile } from './read-films.ts';
import { splitWords } from '@kinora/contracts/text/fold-text';

const films = readFilms(shippedFilmsFile);

/** The ids that stand with more than one name. */
function findDisputed(named: readonly { id: number; name: string }[]): number[] {
  const names = Map.groupBy(named, ({ id }) => id);
  return [...names].filter(([, all]) => new Set(all.map(({ name }) => name)).size > 1).map(([id]) => id);
}

function findRepeated(ids: readonly number[]): number[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

describe('the shipped films', () => {
  it('stand one a line, sorted by id, with nothing else in the file', () => {
    const lines = readFileSync(shippedFilmsFile, 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    const ids = lines.map((line) => filmSchema.parse(JSON.parse(line)).id);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
    expect(lines.filter((line, at) => line !== JSON.stringify(films[at]))).toEqual([]);
  });

  it('give every person and every company one name', () => {
    expect(findDisputed(films.flatMap(({ cast, directors }) => [...cast, ...directors]))).toEqual([]);
    expect(findDisputed(films.flatMap(({ companies }) => companies))).toEqual([]);
  });

  it('name nobody and no genre twice in one film', () => {
    for (const { cast, directors, companies, genres: ids } of films) {
      for (const named of [cast, directors, companies])
        expect(findRepeated(named.map(({ id }) => id))).toEqual([]);
      expect(findRepeated(ids)).toEqual([]);
    }
  });

  it('have a director, an overview of 30 to 55 words and keywords in lower case', () => {
    for (const { directors, overview, keywords } of films) {
      expect(directors.length).toBeGreaterThan(0);
      expect(overview.split(/\s+/u).length).toBeGreaterThanOrEqual(30);
      expect(overview.split(/\s+/u).length).toBeLessThanOrEqual(55);
      expect(keywords.filter((keyword) => keyword !== keyword.toLowerCase())).toEqual([]);
    }
  });

  it('can all be told apart by title and year', () => {
    const labels = films.map(
      (film) => `${splitWords(film.title).join(' ')} ${film.release_date.slice(0, 4)}`,
    );
    expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([]);
  });

  it('[GE-04] have films of every genre of the fixed list', () => {
    const used = new Set(films.flatMap((film) => film.genres));
    expect(genres.filter(({ id }) => !used.has(id))).toEqual([]);
  });

  it('read their dates from the calendar', () => {
    const film = films[0];
    expect(filmSchema.safeParse({ ...film, release_date: '2023-02-29' }).success).toBe(false);
    expect(filmSchema.safeParse({ ...film, release_date: '2024-02-29' }).success).toBe(true);
  });
});
