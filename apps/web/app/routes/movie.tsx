/** A film's page. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { idOf, loadOrFail } from '../client/load.ts';
import { useSite } from '../client/site-context.ts';
import { CastStrip } from '../features/movies/cast-strip.tsx';
import { CompanyList } from '../features/movies/company-list.tsx';
import { releaseYear } from '../features/movies/movie-facts.ts';
import { MovieHero } from '../features/movies/movie-hero.tsx';
import { movieJsonLd } from '../features/movies/movie-json-ld.ts';
import { moviePath } from '../features/movies/movie-paths.ts';
import { moviesTexts } from '../features/movies/movies-texts.ts';
import { readMovie } from '../features/movies/read-movies.ts';
import { useVisit } from '../features/recently-visited/use-visit.ts';
import { Recommendations } from '../features/recommendations/recommendations.tsx';
import { JsonLd } from '../shell/json-ld.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { pictureUrl } from '../ui/picture.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  return loadOrFail(readMovie(context.get(apiContext), idOf(params['movieId'])));
}

export function Component() {
  const movie = useLoaderData<typeof loader>();
  const site = useSite();
  useVisit(movie.id);
  const year = releaseYear(movie.releaseDate);
  const picture = movie.backdrop ?? movie.poster;
  const address = picture === null ? undefined : pictureUrl(site, 'original', picture);
  return (
    <>
      <PageHead
        title={year === undefined ? movie.title : `${movie.title} (${year})`}
        description={movie.overview || moviesTexts.noOverview}
        path={moviePath(movie.id)}
        picture={address}
        type="video.movie"
      />
      <JsonLd value={movieJsonLd(movie, address, (path) => new URL(path, site.publicUrl).href)} />
      <MovieHero movie={movie} />
      <div className="space-y-12 pt-12 pb-20 md:space-y-16">
        <CastStrip cast={movie.cast} />
        <CompanyList companies={movie.companies} />
        <Recommendations tmdbId={movie.id} />
      </div>
    </>
  );
}
