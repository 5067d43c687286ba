/** Who made what: every person of the catalogue with their parts. */
import type { Film, FilmPerson } from './film.ts';

export interface Career {
  person: FilmPerson;
  acted: { film: Film; character: string; order: number }[];
  directed: Film[];
}

/** @param films in the order in which a career is to list them */
export function gatherCareers(films: readonly Film[]): ReadonlyMap<number, Career> {
  const careers = new Map<number, Career>();

  function careerOf({ id, name }: FilmPerson): Career {
    const career = careers.get(id) ?? { person: { id, name }, acted: [], directed: [] };
    careers.set(id, career);
    return career;
  }

  for (const film of films) {
    for (const director of film.directors) careerOf(director).directed.push(film);
    for (const [order, { character, ...actor }] of film.cast.entries()) {
      careerOf(actor).acted.push({ film, character, order });
    }
  }
  return careers;
}
