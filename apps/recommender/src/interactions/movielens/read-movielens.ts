/** Reads a MovieLens download as likes of the catalogue's films and of those that MovieLens alone knows. */
import { join } from 'node:path';
import type { FilmProfile } from '../../features/film-profile.ts';
import { InteractionsFault, type ReadInteractions } from '../interactions.ts';
import { readLines } from '../read-lines.ts';
import { genreIdsOf } from './movielens-genres.ts';
import { filmMatcher, type MovieLensFilm, profileOfMovieLens } from './match-films.ts';
import { formOf, type MovieLensForm } from './movielens-form.ts';
import { readTitle } from './movielens-title.ts';
import { LikesCollector } from './likes-collector.ts';

/** MovieLens has stars from 0.5 to 5; from here on a rating counts as a like, lower ones are left out. */
const likedFrom = 4;

export interface ReadMovieLens extends ReadInteractions {
  /** The given profiles, and behind them the films that the catalogue lacks. */
  profiles: FilmProfile[];
  /** How many of the given profiles MovieLens knows. */
  matched: number;
  /** How many take part without a TMDB id, so that they can never be served. */
  withoutId: number;
}

/** Rejects with an `InteractionsFault` where a file is missing, cannot be read or is not what MovieLens writes. */
export async function readMovieLens(
  folder: string,
  profiles: readonly FilmProfile[],
): Promise<ReadMovieLens> {
  const form = formOf(folder);
  try {
    return await readForm(folder, form, profiles);
  } catch (thrown) {
    if (thrown instanceof InteractionsFault) throw thrown;
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new InteractionsFault(`${folder} cannot be read: ${reason}`, { cause: thrown });
  }
}

async function readForm(
  folder: string,
  form: MovieLensForm,
  profiles: readonly FilmProfile[],
): Promise<ReadMovieLens> {
  const numbers = numberFilms(await readFilms(folder, form), profiles);
  const likes = new LikesCollector();
  let dropped = 0;
  for await (const [user, movieId, rating] of rowsOf(folder, form, form.ratings, 3)) {
    if (numberOf(rating) < likedFrom) continue;
    const film = numbers.byMovie.get(Number(movieId));
    if (film === undefined) dropped += 1;
    else likes.add(numberOf(user), film);
  }
  const interactions = likes.build(numbers.profiles.length);
  return {
    interactions,
    people: interactions.people,
    playlists: 0,
    likes: interactions.items.length,
    droppedEntries: dropped,
    profiles: numbers.profiles,
    matched: numbers.matched,
    withoutId: numbers.profiles.filter(({ tmdbId }) => tmdbId < 0).length,
  };
}

async function readFilms(folder: string, form: MovieLensForm): Promise<MovieLensFilm[]> {
  const tmdbIds = form.links === null ? new Map<number, number>() : await readLinks(folder, form, form.links);
  const films: MovieLensFilm[] = [];
  for await (const [movieId, title, genres] of rowsOf(folder, form, form.movies, 3)) {
    const id = numberOf(movieId);
    films.push({
      movieId: id,
      tmdbId: tmdbIds.get(id) ?? null,
      genres: genreIdsOf(genres ?? ''),
      ...readTitle(title ?? ''),
    });
  }
  return films;
}

async function readLinks(folder: string, form: MovieLensForm, file: string): Promise<Map<number, number>> {
  const ids = new Map<number, number>();
  // movieId, imdbId, tmdbId; the last is empty where MovieLens knows none.
  for await (const [movieId, , tmdbId] of rowsOf(folder, form, file, 3))
    if (tmdbId !== undefined && tmdbId !== '') ids.set(numberOf(movieId), numberOf(tmdbId));
  return ids;
}

/** Two films of MovieLens may be one of ours, also where both name one TMDB id. */
function numberFilms(films: readonly MovieLensFilm[], known: readonly FilmProfile[]) {
  const match = filmMatcher(known);
  const profiles = [...known];
  const byMovie = new Map<number, number>();
  const added = new Map<number, number>();
  const matched = new Set<number>();
  for (const film of films) {
    const own = match(film) ?? added.get(film.tmdbId ?? -film.movieId);
    const number = own ?? profiles.push(profileOfMovieLens(film)) - 1;
    if (number < known.length) matched.add(number);
    else added.set(film.tmdbId ?? -film.movieId, number);
    byMovie.set(film.movieId, number);
  }
  return { profiles, byMovie, matched: matched.size };
}

/** The cells of each row. Throws for a row that has too few. */
async function* rowsOf(
  folder: string,
  form: MovieLensForm,
  file: string,
  cells: number,
): AsyncGenerator<string[]> {
  let line = 0;
  for await (const lines of readLines(join(folder, file), form.encoding))
    for (const text of lines) {
      line += 1;
      if (text === '' || (line === 1 && form.hasHeader)) continue;
      const row = form.cellsOf(text);
      if (row.length < cells)
        throw new InteractionsFault(
          `${join(folder, file)}, line ${line}, has ${row.length} columns instead of ${cells}.`,
        );
      yield row;
    }
}

function numberOf(cell: string | undefined): number {
  const number = Number(cell);
  if (cell === undefined || cell === '' || Number.isNaN(number))
    throw new InteractionsFault(`"${cell}" stands where MovieLens has a number.`);
  return number;
}
