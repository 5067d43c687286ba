/** One film on the stage: its picture behind, its name and ways on in front. */
import { Link } from 'react-router';
import { buttonStyles } from '../../ui/button-styles.ts';
import { Picture } from '../../ui/picture.tsx';
import { LikeButton } from '../likes/like-button.tsx';
import { releaseYear } from './movie-facts.ts';
import { moviePath } from './movie-paths.ts';
import type { HeroMovie } from './movie-shapes.ts';
import { moviesTexts } from './movies-texts.ts';
import { Rating } from './rating.tsx';

interface HeroSlideProps {
  movie: HeroMovie;
  /** `2 of 5`. */
  label: string;
  isCurrent: boolean;
  isFirstPaint: boolean;
  hasBackdrop: boolean;
  /** Whether a change is read out: only after the visitor moved. */
  announces: boolean;
}

export function HeroSlide({ movie, label, isCurrent, isFirstPaint, hasBackdrop, announces }: HeroSlideProps) {
  const path = moviePath(movie.id);
  const year = releaseYear(movie.releaseDate);
  return (
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      aria-live={announces ? 'polite' : 'off'}
      inert={!isCurrent}
      data-current={isCurrent || undefined}
      className="group/slide absolute inset-0 opacity-0 transition-opacity duration-250 ease-out data-current:opacity-100"
    >
      {movie.backdrop !== null && hasBackdrop && (
        <Picture
          path={movie.backdrop}
          kind="backdrop"
          size="original"
          shownAt="100vw"
          alt=""
          width={1280}
          height={720}
          first={isFirstPaint || isCurrent}
          className="absolute inset-x-0 top-0 -z-20 h-[74%] w-full object-cover object-[70%_50%] lg:h-full"
        />
      )}
      <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-[74%] scrim-hero lg:h-full" />
      <div className="flex h-full flex-col justify-end gap-5 gutter pt-24 pb-28 md:pb-24 lg:justify-center lg:pb-16">
        <h2 className="max-w-[18ch] text-3xl font-[380]">{movie.title}</h2>
        <p className="flex items-center gap-5 tabular-nums">
          <Rating rating={movie.rating} className="text-base" />
          {year !== undefined && <span className="text-ink-mid">{year}</span>}
        </p>
        <p className="line-clamp-3 max-w-[54ch] text-ink-mid md:line-clamp-4">{movie.overview}</p>
        <div className="flex flex-wrap gap-3 pt-1">
          <Link to={path} className={buttonStyles.primary}>
            {moviesTexts.viewDetails}
            <span className="sr-only">: {movie.title}</span>
          </Link>
          <LikeButton
            movie={movie}
            className={`${buttonStyles.quiet} aria-pressed:text-light-pale`}
            isNamed
          />
        </div>
      </div>
    </div>
  );
}
