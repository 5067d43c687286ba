/** The films that users touched, as rows of our own: what the catalogue said when it was last asked for one. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import type { KeptMovie } from '@kinora/contracts/kept-movie';
import type { MovieListItem } from '@kinora/contracts/movies';
import type { Kysely } from 'kysely';
import { newId } from './new-id.ts';
import type { Tables } from './schema.ts';

/** What the catalogue's lists and details both say of a movie. */
export type CatalogueMovie = Pick<
  MovieListItem,
  'id' | 'title' | 'overview' | 'poster_path' | 'vote_average'
>;

export const keptMovieColumns = [
  'movies.tmdb_id',
  'movies.movie_id',
  'movies.title',
  'movies.overview',
  'movies.poster_path',
  'movies.vote_average',
] as const;

/**
 * The film's row, written where it is missing and refreshed where the catalogue says something else. Rejects with the
 * catalogue's failure, after which nothing is written.
 */
export type KeepMovie = (tmdbId: number) => Promise<KeptMovie>;

export function createKeepMovie(db: Kysely<Tables>, catalogue: Pick<Catalogue, 'findMovie'>): KeepMovie {
  return async (tmdbId) => {
    const movie = await catalogue.findMovie(tmdbId);
    const kept = await findMovie(db, tmdbId);
    if (kept && saysTheSame(kept, movie)) return kept;
    const [written] = await writeMovies(db, [movie]);
    if (!written) throw new Error('A row that was written did not come back.');
    return written;
  };
}

/** Writes the rows of these films, of which no two may be the same. */
export function writeMovies(db: Kysely<Tables>, movies: readonly CatalogueMovie[]): Promise<KeptMovie[]> {
  const rows = movies.map(({ id, title, overview, poster_path, vote_average }) => ({
    movie_id: newId(),
    tmdb_id: id,
    title,
    overview,
    poster_path,
    vote_average,
  }));
  return db
    .insertInto('movies')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('tmdb_id').doUpdateSet((row) => ({
        title: row.ref('excluded.title'),
        overview: row.ref('excluded.overview'),
        poster_path: row.ref('excluded.poster_path'),
        vote_average: row.ref('excluded.vote_average'),
      })),
    )
    .returning(keptMovieColumns)
    .execute();
}

function findMovie(db: Kysely<Tables>, tmdbId: number): Promise<KeptMovie | undefined> {
  return db.selectFrom('movies').select(keptMovieColumns).where('tmdb_id', '=', tmdbId).executeTakeFirst();
}

function saysTheSame(kept: KeptMovie, movie: CatalogueMovie): boolean {
  return (
    kept.title === movie.title &&
    kept.overview === movie.overview &&
    kept.poster_path === movie.poster_path &&
    kept.vote_average === movie.vote_average
  );
}
