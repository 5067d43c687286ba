/** The films of one actor or actress. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { idOf, loadOrFail } from '../client/load.ts';
import { MovieGrid } from '../features/movies/movie-grid.tsx';
import { castNameOf, castPath } from '../features/movies/movie-paths.ts';
import { NoMovies } from '../features/movies/movie-results.tsx';
import { moviesTexts } from '../features/movies/movies-texts.ts';
import { readPersonMovies } from '../features/movies/read-movies.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const castId = idOf(params['castId']);
  const movies = await loadOrFail(readPersonMovies(context.get(apiContext), castId));
  return { castId, name: castNameOf(new URL(request.url).pathname), movies };
}

export function Component() {
  const { castId, name, movies } = useLoaderData<typeof loader>();
  const heading = moviesTexts.featuring(name);
  return (
    <Page>
      <PageHead
        title={heading}
        description={`${heading}, newest first.`}
        path={castPath(castId, name)}
        type="profile"
      />
      <PageHeading line={moviesTexts.foundOfPerson(movies.length)}>{heading}</PageHeading>
      {movies.length > 0 ? (
        <MovieGrid movies={movies} label={heading} />
      ) : (
        <NoMovies title={moviesTexts.noMoviesOfPerson} />
      )}
    </Page>
  );
}
