/** Paths of the drawn pictures. The suffix changes with the facts drawn, so a picture may be cached for good. */
import type { Film } from '../film.ts';
import type { PicturePaths } from '../picture-paths.ts';
import { hashOf } from './random.ts';

/** Rises whenever the same facts are drawn differently. */
const artworkVersion = 1;

export interface Named {
  id: number;
  name: string;
}

export function posterPath(film: Film): string {
  return filmPath('poster', film);
}

export function backdropPath(film: Film): string {
  return filmPath('backdrop', film);
}

export function profilePath(person: Named): string {
  return path('profile', person.id, [person.name]);
}

export function logoPath(company: Named): string {
  return path('logo', company.id, [company.name]);
}

function filmPath(kind: string, film: Film): string {
  return path(kind, film.id, [
    film.title,
    film.release_date,
    film.genres,
    film.moods,
    film.keywords,
    film.directors.map((director) => director.name),
  ]);
}

function path(kind: string, id: number, facts: unknown): string {
  const suffix = hashOf(JSON.stringify([artworkVersion, kind, id, facts])) & 0xffffff;
  return `/${kind}-${id}-${suffix.toString(16).padStart(6, '0')}.svg`;
}

export const drawnPicturePaths: PicturePaths = {
  poster: posterPath,
  backdrop: backdropPath,
  profile: profilePath,
  logo: logoPath,
};
