/** The address of a search's results. The query is encoded once here and decoded once in `queryOf`. */
import { decodeOnce, encodeText } from '../../client/address.ts';

export function searchPath(query: string): string {
  return `/search/${encodeText(isDots(query) ? `${query} ` : query)}`;
}

/** The query in the path of a results page, trimmed. A path that cannot be decoded is taken as it is written. */
export function queryOf(pathname: string): string {
  return decodeOnce(pathname.slice('/search/'.length)).trim();
}

/** Browsers resolve `.` and `..` in a path, encoded or not; a blank behind them keeps them. */
function isDots(query: string): boolean {
  return query === '.' || query === '..';
}
