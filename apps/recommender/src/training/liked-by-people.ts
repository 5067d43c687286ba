/** How many people like two films: what a list's reasons may say. */
import { coLikes } from '../hybrid/co-likes.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { likesOf } from '../interactions/take-rows.ts';

/** The people who like both films; 0 where they are fewer than `minimumPeople`. Quick for one film after another. */
export function likedByPeople(
  interactions: Interactions,
  minimumPeople: number,
): (film: number, other: number) => number {
  const pairs = coLikes(likesOf(interactions));
  let asked = -1;
  let people = new Uint32Array(0);
  return (film, other) => {
    if (film !== asked) people = pairs.rowOf(film).people.slice();
    asked = film;
    const count = people[other]!;
    return count >= minimumPeople ? count : 0;
  };
}
