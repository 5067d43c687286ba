/** What the service answers, read at the door. Every function throws where the answer is not what was asked for. */
import { recommendations } from '@kinora/contracts/limits';
import {
  personalFilm,
  type PersonalFilm,
  type PersonalWish,
  recommendationReason,
  type RecommendationReason,
  recommendedFilm,
  type RecommendedFilm,
} from '@kinora/contracts/recommendations';
import { z } from 'zod';

/** A service may tell no reasons, and a newer one may tell some that we do not know. */
const reasons = z
  .array(recommendationReason.nullable().catch(null))
  .default([])
  .transform((list) => list.filter((reason): reason is RecommendationReason => reason !== null));

const films = z.array(recommendedFilm.extend({ reasons })).max(recommendations.mostRequested);
const personalFilms = z.array(personalFilm.extend({ reasons })).max(recommendations.mostRequested);

/** The list for the film `seed`, which is not in it. */
export function readFilms(answer: unknown, seed: number): RecommendedFilm[] {
  const list = read(films, answer);
  assertDistinct(list);
  if (list.some(({ tmdbId }) => tmdbId === seed)) throw new Error('the service recommends the film itself');
  return list;
}

/** The list for a user, in which every film is there because of one that was told. */
export function readPersonalFilms(answer: unknown, wish: PersonalWish): PersonalFilm[] {
  const list = read(personalFilms, answer);
  assertDistinct(list);
  for (const { because } of list) {
    if (!wish[because.list].includes(because.tmdbId))
      throw new Error('the service names a film that nobody told it of');
  }
  return list;
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`the service's answer is wrong at /${issue?.path.join('/')}: ${issue?.message}`);
}

function assertDistinct(list: readonly { tmdbId: number }[]): void {
  const ids = new Set(list.map(({ tmdbId }) => tmdbId));
  if (ids.size < list.length) throw new Error('the service recommends a film twice');
}
