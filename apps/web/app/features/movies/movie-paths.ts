/** The addresses of the film pages. */
export function moviePath(id: number): string {
  return `/movie/${id}`;
}

export function genrePath(id: number): string {
  return `/genre/${id}`;
}

export function castPath(id: number, name: string): string {
  return `/cast/${id}/${encodeURIComponent(name)}`;
}

export function contentPath(list: string): string {
  return `/content/${list}`;
}
