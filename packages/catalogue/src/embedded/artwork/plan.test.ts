import { describe, expect, it } from 'vitest';
import type { Film } from '../film.ts';
import { readFilms, shippedFilmsFile } from '../read-films.ts';
import { compositions } from './compositions/compositions.ts';
import { contrast, readableOn } from './inks.ts';
import { palettes } from './palettes.ts';
import { planFilm } from './plan.ts';

const films = readFilms(shippedFilmsFile);

const lists: [string, Film[]][] = [
  ['popular', films.toSorted((a, b) => b.notability - a.notability || a.id - b.id)],
  ['top rated', films.toSorted((a, b) => b.vote_average - a.vote_average || b.notability - a.notability)],
  ['newest', films.toSorted((a, b) => b.release_date.localeCompare(a.release_date))],
];

function lookOf(film: Film | undefined): string {
  if (!film) {
    return '';
  }
  const { composition, era, palette } = planFilm(film);
  return `${composition} ${era} ${palette}`;
}

/** How large a share of the values is the same. */
function agreement(values: readonly string[]): number {
  const counts = [...new Set(values)].map((value) => values.filter((other) => other === value).length);
  return Math.max(...counts) / values.length;
}

describe('neighbours', () => {
  it.each(lists)('in the %s list share composition and palette less than once in 200', (_, list) => {
    const alike = list.filter((film, index) => index > 0 && lookOf(film) === lookOf(list[index - 1]));
    expect(alike.length / list.length).toBeLessThan(0.005);
  });

  it.each(lists)('in the first hundred of the %s list never share both', (_, list) => {
    const first = list.slice(0, 100);
    expect(first.filter((film, index) => index > 0 && lookOf(film) === lookOf(first[index - 1]))).toEqual([]);
  });
});

describe('variety', () => {
  it('uses every composition, none for more than a tenth of the films', () => {
    const counts = new Map<string, number>();
    for (const film of films) {
      const { composition } = planFilm(film);
      counts.set(composition, (counts.get(composition) ?? 0) + 1);
    }
    expect(counts.size).toBe(Object.keys(compositions).length);
    expect(Math.max(...counts.values())).toBeLessThan(films.length / 10);
  });

  it('shows more than a hundred motifs', () => {
    expect(new Set(films.map((film) => planFilm(film).motif)).size).toBeGreaterThan(100);
  });
});

describe('series', () => {
  it.each(['The Lord of the Rings: ', 'Harry Potter and the ', 'Toy Story'])(
    '%s… films speak in one voice',
    (start) => {
      const series = films.filter((film) => film.title.startsWith(start)).map(planFilm);
      expect(series.length).toBeGreaterThan(2);
      expect(agreement(series.map(({ voice }) => voice.face))).toBeGreaterThan(0.5);
      expect(new Set(series.map(({ titleAt }) => titleAt)).size).toBe(1);
    },
  );
});

describe('contrast', () => {
  it('lets words be read on every ink of every palette', () => {
    const grounds = Object.values(palettes)
      .flat()
      .flatMap(({ inks }) => Object.values(inks).map((under: string) => ({ inks, under })));
    const dull = grounds.filter(({ inks, under }) =>
      [true, false].some((loud) => contrast(readableOn(under, inks, loud), under) < 3.5),
    );
    expect(dull).toEqual([]);
  });
});
