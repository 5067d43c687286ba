import { splitAddress } from '../address.ts';
import type { RequestKind } from '../observer.ts';

/** What a request is for, from its first line alone: asked for every request, before anything is read. */
export function requestKind(method: string, address: string): RequestKind {
  const { path } = splitAddress(address);
  if (path.startsWith('/api/')) return kindOfCall(method, path);
  if (path === '/livez' || path === '/readyz') return 'health';
  if (path.startsWith('/identity/')) return 'session';
  if (path.startsWith('/assets/') || path.startsWith('/images/') || isFileOfRoot(path)) return 'file';
  return 'page';
}

function kindOfCall(method: string, path: string): RequestKind {
  if (path.startsWith('/api/chat/')) return 'chat';
  // What a page shows beside its own content: it stays whole without them.
  if (path.startsWith('/api/tmdb/search/') || path.startsWith('/api/recommendations/')) return 'suggestion';
  return method === 'GET' || method === 'HEAD' ? 'read' : 'write';
}

/** `/robots.txt`, `/favicon.svg`: no screen has such an address. */
function isFileOfRoot(path: string): boolean {
  return path.includes('.') && path.indexOf('/', 1) === -1;
}
