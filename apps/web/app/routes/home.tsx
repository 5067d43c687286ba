/** Home: the stage and the rows. */
import { home } from '@kinora/contracts/limits';
import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { CallError } from '../client/call.ts';
import { failureOf } from '../client/load.ts';
import { HeroCarousel } from '../features/movies/hero-carousel.tsx';
import { contentPath } from '../features/movies/movie-paths.ts';
import { MovieRow } from '../features/movies/movie-row.tsx';
import { moviesTexts } from '../features/movies/movies-texts.ts';
import { readHeroMovies, readMovieList } from '../features/movies/read-movies.ts';
import { useSession } from '../features/session/session-state.ts';
import { PageHead } from '../shell/page-head.tsx';
import { shellTexts } from '../shell/shell-texts.ts';

/** Only for those who are signed in. */
const OwnRows = lazy(async () => ({
  default: (await import('../features/recommendations/own-rows.tsx')).OwnRows,
}));

const description =
  'Find the film for tonight: what is playing, what is loved, what everyone watches, and who is in it.';

/** Shows what could be loaded; only when nothing could, the page is an error. */
export async function loader({ context }: LoaderFunctionArgs) {
  const read = context.get(apiContext);
  const readings = await Promise.allSettled([
    readHeroMovies(read, home.heroMovies),
    readMovieList(read, 'now_playing', 1),
    readMovieList(read, 'top_rated', 1),
    readMovieList(read, 'popular', 1),
  ]);
  const [hero, nowPlaying, topRated, popular] = readings;
  if (hero.status === 'rejected' && readings.every(({ status }) => status === 'rejected')) {
    throw hero.reason instanceof CallError ? failureOf(hero.reason) : hero.reason;
  }
  return {
    hero: loaded(hero) ?? [],
    nowPlaying: loaded(nowPlaying)?.movies ?? null,
    topRated: loaded(topRated)?.movies ?? null,
    popular: loaded(popular)?.movies ?? null,
  };
}

export function Component() {
  const { hero, nowPlaying, topRated, popular } = useLoaderData<typeof loader>();
  const { status } = useSession();
  const rows = [
    { title: moviesTexts.nowPlaying, viewAllPath: contentPath('now_playing'), movies: nowPlaying },
    { title: moviesTexts.topRated, viewAllPath: contentPath('top_rated'), movies: topRated },
    { title: moviesTexts.popular, viewAllPath: contentPath('popular'), movies: popular },
  ];
  // Without the stage the first row is what the visitor sees first.
  const firstSeen = hero.length > 0 ? undefined : rows.find(({ movies }) => movies !== null);
  return (
    <>
      <PageHead title={shellTexts.brand} description={description} path="/" />
      <h1 className="sr-only">{shellTexts.brand}</h1>
      {hero.length > 0 ? <HeroCarousel movies={hero} /> : <div className="h-28" />}
      <div className="space-y-10 pt-8 pb-20 md:space-y-14">
        {status === 'in' && (
          <Suspense>
            <OwnRows />
          </Suspense>
        )}
        {rows.map((row) => (
          <MovieRow key={row.title} {...row} first={row === firstSeen} />
        ))}
      </div>
    </>
  );
}

function loaded<Value>(reading: PromiseSettledResult<Value>): Value | undefined {
  return reading.status === 'fulfilled' ? reading.value : undefined;
}
