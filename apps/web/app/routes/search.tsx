/** The results of a search. */
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { loadOrFail, pageOf } from '../client/load.ts';
import { MovieResults, NoMovies } from '../features/movies/movie-results.tsx';
import { searchMovies } from '../features/movies/read-movies.ts';
import { queryOf, searchPath } from '../features/search/search-paths.ts';
import { searchTexts } from '../features/search/search-texts.ts';
import { PageHead } from '../shell/page-head.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = queryOf(new URL(request.url).pathname);
  const found = await loadOrFail(searchMovies(context.get(apiContext), query, pageOf(request)));
  return { query, found };
}

export function Component() {
  const { query, found } = useLoaderData<typeof loader>();
  const title = searchTexts.resultsTitle(query);
  const line =
    found.totalResults > 0
      ? searchTexts.found(found.totalResults, found.page, found.totalPages)
      : searchTexts.noResults;
  return (
    <Page>
      <PageHead title={title} description={`${title}: ${line}.`} path={searchPath(query)} isHidden />
      <PageHeading line={found.totalResults > 0 ? line : undefined}>
        {searchTexts.resultsFor} <q className="text-light-pale">{query}</q>
      </PageHeading>
      <MovieResults
        label={title}
        found={found}
        empty={<NoMovies title={searchTexts.noResults} hint={searchTexts.noResultsHint} />}
      />
    </Page>
  );
}
