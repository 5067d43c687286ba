/** Who is meant most likely where several people go by one name. */
import type { FilmKnowledge, KnownPerson } from '../../knowledge/film-knowledge.ts';

/** A director is spoken of by name more than any one of the actors. */
const directing = 2;
/** Whoever is so much less known than the best known is not meant. */
const leastShare = 0.4;
const mostPeople = 5;

function sumFame(films: KnownPerson['directed']): number {
  return films.reduce((sum, { prominence }) => sum + prominence ** 2, 0);
}

/** How well a person is known: the sum of their films' prominence, squared so that known films count for more. */
export function fameOf({ directed, actedIn }: KnownPerson): number {
  return directing * sumFame(directed) + sumFame(actedIn);
}

export interface RankedPeople {
  /** The best known first; one alone where nobody else is nearly as well known. */
  ids: number[];
  /** Of the first. */
  fame: number;
}

export function rankPeople({ peopleById }: FilmKnowledge, ids: readonly number[]): RankedPeople {
  const known = ids.map((id) => ({ id, fame: fameOf(peopleById.get(id) ?? nobody) }));
  known.sort((a, b) => b.fame - a.fame || a.id - b.id);
  const fame = known[0]?.fame ?? 0;
  const near = known.filter((person) => person.fame >= fame * leastShare).slice(0, mostPeople);
  return { ids: near.map(({ id }) => id), fame };
}

const nobody: KnownPerson = { id: 0, name: '', directed: [], actedIn: [] };
