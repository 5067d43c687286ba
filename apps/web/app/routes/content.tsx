/** One of the four lists, page by page. */
import { isMovieList } from '@kinora/contracts/movie-lists';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '../client/api-context.ts';
import { CallError } from '../client/call.ts';
import { pageOf, statusOf } from '../client/load.ts';
import { listTitle } from '../features/movies/movie-facts.ts';
import { contentPath } from '../features/movies/movie-paths.ts';
import { MovieResults, NoMovies } from '../features/movies/movie-results.tsx';
import { moviesTexts } from '../features/movies/movies-texts.ts';
import { readMovieList } from '../features/movies/read-movies.ts';
import { HomeLink } from '../shell/home-link.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { shellTexts } from '../shell/shell-texts.ts';
import { TryAgain } from '../shell/route-error.tsx';
import { Notice } from '../ui/notice.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const list = params['contentType'] ?? '';
  if (!isMovieList(list)) return data({ list, found: null, failure: undefined }, { status: 404 });
  const page = pageOf(request);
  try {
    return data({
      list,
      found: await readMovieList(context.get(apiContext), list, page),
      failure: undefined,
    });
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause;
    return data({ list, found: null, failure: cause.message }, { status: statusOf(cause) });
  }
}

export function Component() {
  const { list, found, failure } = useLoaderData<typeof loader>();
  if (found === null) return <ContentNotFound list={list} failure={failure} />;
  const title = listTitle(list);
  const line = moviesTexts.found(found.totalResults, found.page, found.totalPages);
  return (
    <Page>
      <PageHead
        title={title}
        description={`${title} films on Kinora.`}
        path={found.page > 1 ? `${contentPath(list)}?page=${found.page}` : contentPath(list)}
      />
      <PageHeading line={line}>{title}</PageHeading>
      <MovieResults label={title} found={found} empty={<NoMovies />} />
    </Page>
  );
}

function ContentNotFound({ list, failure }: { list: string; failure: string | undefined }) {
  const title = moviesTexts.contentNotFound;
  return (
    <Page>
      <PageHead
        title={title}
        description={moviesTexts.unknownContent}
        path={`/content/${encodeURIComponent(list)}`}
        isHidden
      />
      <Notice
        picture="reel"
        title={title}
        level={1}
        action={failure === undefined ? <HomeLink /> : <TryAgain />}
      >
        {failure === undefined ? (
          <p>{moviesTexts.unknownContent}</p>
        ) : (
          <p role="alert" className="text-bad">
            {shellTexts.error(failure)}
          </p>
        )}
      </Notice>
    </Page>
  );
}
