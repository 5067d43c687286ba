/** The head of a film's page: its world behind, its poster, name, facts and what one can do with it. */
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { AddToPlaylistButton } from '../playlists/add-to-playlist-button.tsx';
import { WatchStatusButtons } from '../watch-status/watch-status-buttons.tsx';
import { FactList } from './fact-list.tsx';
import { genrePath } from './movie-paths.ts';
import type { MoviePageData } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { Poster } from './poster.tsx';

export function MovieHero({ movie }: { movie: MoviePageData }) {
  return (
    <section className="relative isolate dark-house">
      {movie.backdrop !== null && (
        <div className="absolute inset-x-0 top-0 -z-10 h-[26rem] overflow-hidden md:h-[42rem]">
          <Picture
            path={movie.backdrop}
            kind="backdrop"
            size="original"
            shownAt="100vw"
            alt=""
            width={1280}
            height={720}
            first
            className="size-full object-cover object-[70%_50%] opacity-70 md:max-lg:opacity-35"
          />
          <div className="absolute inset-0 scrim-hero" />
        </div>
      )}
      <div className="film-head">
        <Poster
          title={movie.title}
          path={movie.poster}
          first
          shownAt="(min-width: 64rem) 20rem, (min-width: 48rem) 15rem, 11rem"
          className="transition-poster max-w-44 rounded-md shadow-2xl md:max-w-none"
        />
        <div className="flex flex-col justify-end gap-5">
          <MovieName movie={movie} />
          <FactList movie={movie} />
          <GenreLinks genres={movie.genres} />
          {movie.tagline !== '' && (
            <p className="max-w-[48ch] font-display text-lg leading-snug">{movie.tagline}</p>
          )}
          <p className="max-w-[62ch] text-ink-mid">{movie.overview || moviesTexts.noOverview}</p>
          <MovieActions movie={movie} />
        </div>
      </div>
    </section>
  );
}

function MovieName({ movie }: { movie: MoviePageData }) {
  return (
    <div className="space-y-3">
      <h1 className="max-w-[20ch] text-3xl font-[380] wrap-anywhere">{movie.title}</h1>
      {movie.originalTitle !== movie.title && (
        <p lang={movie.language} className="font-display text-lg text-ink-mid">
          {movie.originalTitle}
        </p>
      )}
      {movie.directors.length > 0 && (
        <p className="text-ink-mid">
          {moviesTexts.directedBy}{' '}
          <span className="text-ink">{movie.directors.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </div>
  );
}

function GenreLinks({ genres }: Pick<MoviePageData, 'genres'>) {
  if (genres.length === 0) return null;
  return (
    <ul aria-label={moviesTexts.genres} className="flex flex-wrap gap-2">
      {genres.map(({ id, name }) => (
        <li key={id}>
          <Link
            to={genrePath(id)}
            className="inline-flex min-h-9 items-center rounded-full border border-line bg-ground/60 px-4 text-sm text-ink transition-colors duration-150 hover:border-light hover:text-light-pale"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Two of them side by side, on a phone and beside the poster of a tablet. */
const narrow = 'max-sm:px-2 max-sm:text-xs md:max-lg:px-3';

function MovieActions({ movie }: { movie: MoviePageData }) {
  return (
    <div className="grid max-w-[30rem] grid-cols-2 gap-3 pt-2 max-[22rem]:grid-cols-1 lg:flex lg:max-w-none lg:flex-wrap">
      <LikeButton movie={movie} className={`${buttonStyles.primary} ${narrow}`} isNamed />
      <WatchStatusButtons
        tmdbId={movie.id}
        className={`${buttonStyles.quiet} aria-pressed:border-light aria-pressed:text-light-pale ${narrow}`}
      />
      <AddToPlaylistButton movie={movie} className={`${buttonStyles.quiet} ${narrow}`} isNamed />
    </div>
  );
}
