/** The films of a genre. */
import { genreName } from '@kinora/contracts/genres';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { idOf, loadOrFail, pageOf } from '../client/load.ts';
import { genrePath } from '../features/movies/movie-paths.ts';
import { MovieResults, NoMovies } from '../features/movies/movie-results.tsx';
import { moviesTexts } from '../features/movies/movies-texts.ts';
import { readGenre } from '../features/movies/read-movies.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const genreId = idOf(params['genreId']);
  const found = await loadOrFail(readGenre(context.get(apiContext), genreId, pageOf(request)));
  return { genreId, found };
}

export function Component() {
  const { genreId, found } = useLoaderData<typeof loader>();
  const heading = moviesTexts.exploring(genreName(genreId));
  const line = found.totalPages > 0 ? moviesTexts.genrePage(found.page, found.totalPages) : undefined;
  return (
    <Page>
      <PageHead
        title={heading}
        description={`${heading}: the best known first.`}
        path={found.page > 1 ? `${genrePath(genreId)}?page=${found.page}` : genrePath(genreId)}
      />
      <PageHeading line={line}>{heading}</PageHeading>
      <MovieResults label={heading} found={found} empty={<NoMovies />} />
    </Page>
  );
}
