import { imageSizes, type ImageKind } from '@kinora/contracts/images';
import type { Pictures } from '../../pictures.ts';
import type { Film } from '../film.ts';
import { backdropPath, logoPath, posterPath, profilePath, type Named } from './picture-names.ts';
import { drawBackdrop } from './backdrop.ts';
import { drawPortrait } from './portrait.ts';
import { drawPoster, type Detail } from './poster.ts';
import { drawWordMark } from './word-mark.ts';

const nameShape = /^(poster|backdrop|profile|logo)-([1-9]\d{0,8})-[0-9a-f]{6}\.svg$/;
const details: Partial<Record<string, Detail>> = { w92: 'thumbnail', w154: 'thumbnail', w185: 'card' };

/** Draws what `picture-names.ts` names; no font is read and nothing drawn before it is asked for. */
export function createDrawnPictures({ films }: { films: readonly Film[] }): Pictures {
  const filmsById = new Map(films.map((film) => [film.id, film]));
  const people = new Map<number, Named>();
  const companies = new Map<number, Named>();
  for (const film of films) {
    for (const person of [...film.directors, ...film.cast]) {
      people.set(person.id, person);
    }
    for (const company of film.companies) {
      companies.set(company.id, company);
    }
  }

  const drawKind: Record<ImageKind, (id: number, name: string, size: string) => string | undefined> = {
    poster: (id, name, size) => {
      const film = filmsById.get(id);
      return film && posterPath(film) === name ? drawPoster(film, details[size]) : undefined;
    },
    backdrop: (id, name) => {
      const film = filmsById.get(id);
      return film && backdropPath(film) === name ? drawBackdrop(film) : undefined;
    },
    profile: (id, name) => {
      const person = people.get(id);
      return person && profilePath(person) === name ? drawPortrait(person) : undefined;
    },
    logo: (id, name) => {
      const company = companies.get(id);
      return company && logoPath(company) === name ? drawWordMark(company) : undefined;
    },
  };

  return {
    draw(size, name) {
      const [, kind, id] = nameShape.exec(name) ?? [];
      if (!isKind(kind) || !imageSizes[kind].some((known) => known === size)) {
        return undefined;
      }
      const svg = drawKind[kind](Number(id), `/${name}`, size);
      return svg === undefined ? undefined : { svg };
    },
  };
}

function isKind(kind: string | undefined): kind is ImageKind {
  return kind !== undefined && Object.hasOwn(imageSizes, kind);
}
