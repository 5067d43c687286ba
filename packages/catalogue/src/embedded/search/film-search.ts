/** The forgiving search of the embedded catalogue. */
import type { Film } from '../film.ts';
import { findByMostWords, type Titles } from './find-by-most-words.ts';
import { findNames, findNearNames, type FoundName } from './find-names.ts';
import { findByMakers, type FoundPart } from './find-by-makers.ts';
import { createNameIndex } from './name-index.ts';
import { gatherMakers } from './makers.ts';
import { readQuery, yearOfQuery } from './readings.ts';
import { namesOfFilm } from './title-names.ts';

export interface FilmSearch {
  /** Best match first; nothing for a blank query. */
  findFilms: (query: string) => Film[];
}

/** What decides first: a match of a higher band is above every match of a lower one. */
const bands = { title: 5, maker: 4, nearTitle: 3, nearMaker: 2, mostWords: 1, year: 0 } as const;
const bandHeight = 1000;

/** With this many films found as typed nobody looks for what was nearly typed. */
const enough = 20;
/** What the year of a query like 'dune 1984' adds to a film of that year, of the year beside it, of another year. */
const yearBonus = { same: 40, beside: 10, other: -30 } as const;
/** How much popularity can add to a match of the same band. */
const popularityBonus = 20;

function gatherTitles(films: readonly Film[]): Titles {
  const names = films.flatMap((film, place) => namesOfFilm(film).map((words) => ({ words, place })));
  const namesOf = films.map((): number[] => []);
  for (const [name, { place }] of names.entries()) namesOf[place]?.push(name);
  return {
    index: createNameIndex(names.map(({ words }) => words)),
    films: Uint32Array.from(names, ({ place }) => place),
    namesOf,
  };
}

function rateYear(released: number, wished: number | undefined): number {
  if (wished === undefined) return 0;
  if (released === wished) return yearBonus.same;
  return Math.abs(released - wished) === 1 ? yearBonus.beside : yearBonus.other;
}

/**
 * @param films the most popular first: of equally good matches the more popular is above
 * @param popularityOf about 0 to 1, how much popularity may lift a film among matches that are alike
 */
export function createFilmSearch(films: readonly Film[], popularityOf: (film: Film) => number): FilmSearch {
  const titles = gatherTitles(films);
  const makers = gatherMakers(films);
  const years = Uint16Array.from(films, ({ release_date }) => Number(release_date.slice(0, 4)));
  const bonuses = Float64Array.from(films, (film) => popularityOf(film) * popularityBonus);

  function filmsOfYear(wished: number | undefined): FoundPart[] {
    if (wished === undefined) return [];
    return Array.from(years.keys())
      .filter((film) => years[film] === wished)
      .map((film) => ({ film, quality: 0 }));
  }

  function toFilms(names: readonly FoundName[]): FoundPart[] {
    return names.map(({ name, quality }) => ({ film: titles.films[name]!, quality }));
  }

  function findFilms(query: string): Film[] {
    const readings = readQuery(query);
    const scores = new Map<number, number>();

    function rate(band: number, found: readonly FoundPart[], year?: number): void {
      for (const { film, quality } of found) {
        const score = band * bandHeight + quality + rateYear(years[film]!, year) + bonuses[film]!;
        if (score > (scores.get(film) ?? -Infinity)) scores.set(film, score);
      }
    }

    function rateReadings(band: number, find: (words: readonly string[]) => FoundPart[]): void {
      for (const { words, year } of readings) rate(band, find(words), year);
    }

    let isTitle = false;
    rateReadings(bands.title, (words) => {
      const found = findNames(titles.index, words);
      isTitle ||= found.some(({ isWhole }) => isWhole);
      return toFilms(found);
    });
    if (!isTitle) {
      rateReadings(bands.maker, (words) => findByMakers(makers, words, 'exact'));
      if (scores.size < enough) {
        rateReadings(bands.nearTitle, (words) => toFilms(findNearNames(titles.index, words)));
      }
    }
    if (scores.size === 0) rateReadings(bands.nearMaker, (words) => findByMakers(makers, words, 'near'));
    if (scores.size === 0) rateReadings(bands.mostWords, (words) => findByMostWords(titles, makers, words));
    rate(bands.year, filmsOfYear(yearOfQuery(readings)));

    return [...scores]
      .sort(([one, oneScore], [other, otherScore]) => otherScore - oneScore || one - other)
      .map(([film]) => films[film]!);
  }

  return { findFilms };
}
