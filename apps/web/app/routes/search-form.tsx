/** `/search?query=…`, as browsers and forms without scripts ask, leads to the results' own address. */
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { searchPath } from '../features/search/search-paths.ts';

export function loader({ request }: LoaderFunctionArgs): Response {
  const query = new URL(request.url).searchParams.get('query')?.trim() ?? '';
  return redirect(query === '' ? '/' : searchPath(query), 302);
}

export function Component() {
  return null;
}
