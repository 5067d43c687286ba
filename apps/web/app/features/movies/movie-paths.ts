/** The addresses of the film pages. */
import { decodeOnce, encodeText } from '../../client/address.ts';

export function moviePath(id: number): string {
  return `/movie/${id}`;
}

export function genrePath(id: number): string {
  return `/genre/${id}`;
}

export function castPath(id: number, name: string): string {
  return `/cast/${id}/${encodeText(name)}`;
}

/** The person's name in the path of their page; empty where there is none. */
export function castNameOf(pathname: string): string {
  return decodeOnce(pathname.split('/')[3] ?? '');
}

export function contentPath(list: string): string {
  return `/content/${list}`;
}
