/** A search that finds what is written and forgives nothing, as TMDB's does. */
import type { Catalogue } from '../../catalogue.ts';
import type { Film } from '../../embedded/film.ts';

/** Searches by the parameters `query`, `year`, `primary_release_year` and `include_adult`. */
export type LiteralSearch = (parameters: URLSearchParams, page: number) => Promise<object>;

const pageSize = 20;

export function createLiteralSearch(films: readonly Film[], catalogue: Catalogue): LiteralSearch {
  const titles = films.toSorted((one, other) => other.notability - one.notability).map(wordsOf);

  return async (parameters, page) => {
    const asked = fold(parameters.get('query') ?? '').trim();
    const year = parameters.get('primary_release_year') ?? parameters.get('year');
    const found = asked === '' ? [] : titles.filter((title) => matches(title, asked, year));
    found.sort((one, other) => Number(other.isCalled(asked)) - Number(one.isCalled(asked)));
    const shown = found.slice((page - 1) * pageSize, page * pageSize);
    const results = await Promise.all(shown.map(({ film }) => itemOf(catalogue, film)));
    return {
      page,
      results: parameters.get('include_adult') === 'true' ? [...results, adultFilm] : results,
      total_pages: Math.max(1, Math.ceil(found.length / pageSize)),
      total_results: found.length,
    };
  };
}

interface TitleWords {
  film: Film;
  words: ReadonlySet<string>;
  isCalled: (asked: string) => boolean;
}

function wordsOf(film: Film): TitleWords {
  const names = [fold(film.title), fold(film.original_title)];
  const words = new Set(
    names.flatMap((name) => [...name.split(/\s+/), ...name.split(/[^\p{L}\p{N}]+/u)]).filter(Boolean),
  );
  return { film, words, isCalled: (asked) => names.includes(asked) };
}

/** Every word must stand in the title as it is asked; of the last one a beginning is enough. */
function matches({ film, words }: TitleWords, asked: string, year: string | null): boolean {
  if (year !== null && !film.release_date.startsWith(year)) return false;
  const askedWords = asked.split(/\s+/);
  const last = askedWords.pop() ?? '';
  return askedWords.every((word) => words.has(word)) && [...words].some((word) => word.startsWith(last));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

async function itemOf(catalogue: Catalogue, { id, genres }: Film): Promise<object> {
  const movie = await catalogue.findMovie(id);
  return {
    adult: movie.adult,
    backdrop_path: movie.backdrop_path,
    genre_ids: genres,
    id,
    original_language: movie.original_language,
    original_title: movie.original_title,
    overview: movie.overview,
    popularity: movie.popularity,
    poster_path: movie.poster_path,
    release_date: movie.release_date,
    title: movie.title,
    video: movie.video,
    vote_average: movie.vote_average,
    vote_count: movie.vote_count,
  };
}

/** Nobody who did not ask for it may see it. */
const adultFilm = {
  adult: true,
  backdrop_path: null,
  genre_ids: [],
  id: 89_000_001,
  original_language: 'en',
  original_title: 'Adults Only',
  overview: '',
  popularity: 0.6,
  poster_path: null,
  release_date: '2001-01-01',
  title: 'Adults Only',
  video: true,
  vote_average: 0,
  vote_count: 0,
};
