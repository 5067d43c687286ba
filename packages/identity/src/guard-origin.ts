/** Keeps other sites from making a visitor's browser change something here. */
import { Failure } from '@kinora/contracts/failure';

const safeMethods = ['GET', 'HEAD'];

export function guardOrigin(request: Request, publicUrl: string): void {
  if (safeMethods.includes(request.method)) return;
  if (!isFromHere(request.headers, publicUrl))
    throw new Failure('wrong-origin', 'This call is only for the pages of this site.');
  if (!isJson(request)) throw new Failure('invalid-input', 'The request body must be JSON.');
}

/** A browser always says where a call comes from; what says nothing is no browser and holds nobody's cookies. */
export function isFromHere(headers: Pick<Headers, 'get'>, publicUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin === null || origin === publicUrl;
}

/** No form and no plain `fetch` of another site can send this type. A DELETE without a body needs none. */
function isJson({ method, headers }: Request): boolean {
  const type = headers.get('content-type');
  if (type === null) return method === 'DELETE';
  const [essence = ''] = type.split(';', 1);
  return essence.trim().toLowerCase() === 'application/json';
}
