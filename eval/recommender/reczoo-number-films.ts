/** Numbers the films of a file without gaps, as the algorithms want them. */
import type { Interactions } from '@kinora/recommender/interactions/interactions';
import type { LikesOfPeople } from './reczoo-file.ts';

export interface NumberedLikes {
  interactions: Interactions;
  /** By film, its number in the file; ascending. */
  filmNumbers: Float64Array;
}

/** The order of the films within a line changes nothing. */
export function numberFilms({ people, films }: LikesOfPeople): NumberedLikes {
  const filmNumbers = distinct(films);
  const places = new Map(Array.from(filmNumbers, (film, place) => [film, place]));
  const starts = new Uint32Array(people.length + 1);
  const items = new Uint32Array(films.reduce((sum, own) => sum + own.length, 0));
  let at = 0;
  for (const [person, own] of films.entries()) {
    // Ascending like the numbers of the file.
    for (const film of own) {
      items[at] = places.get(film)!;
      at += 1;
    }
    starts[person + 1] = at;
  }
  return { interactions: { people: people.length, films: filmNumbers.length, starts, items }, filmNumbers };
}

function distinct(films: readonly Float64Array[]): Float64Array {
  const known = new Set<number>();
  for (const own of films) for (const film of own) known.add(film);
  return Float64Array.from(known).sort();
}
