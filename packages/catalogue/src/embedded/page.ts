/** Cuts a list of films into TMDB's pages. */
import { Failure } from '@kinora/contracts/failure';
import { paging } from '@kinora/contracts/limits';
import type { MovieListItem, MoviePage } from '@kinora/contracts/movies';
import type { Film } from './film.ts';

const { pageSize, firstPage, lastPage } = paging;

/** In TMDB's words. */
export const badPage = () =>
  new Failure(
    'page-out-of-range',
    `Invalid page: Pages start at ${firstPage} and max at ${lastPage}. They are expected to be an integer.`,
  );

/** Rejects what TMDB rejects. */
export function assertPage(page: number): void {
  if (Number.isInteger(page) && page >= firstPage && page <= lastPage) return;
  throw badPage();
}

/** One page; empty behind the last. No film at all is still one page, as TMDB has it. */
export function cutPage(
  films: readonly Film[],
  page: number,
  toItem: (film: Film) => MovieListItem,
): MoviePage {
  const pages = Math.ceil(films.length / pageSize);
  return {
    page,
    results: films.slice((page - 1) * pageSize, page * pageSize).map(toItem),
    total_pages: Math.min(Math.max(pages, firstPage), lastPage),
    total_results: films.length,
  };
}
