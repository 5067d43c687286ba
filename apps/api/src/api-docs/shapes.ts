/** The shapes that have a name in the documents, and shapes as JSON Schema. */
import * as chat from '@kinora/contracts/chat';
import * as movies from '@kinora/contracts/movies';
import * as recommendations from '@kinora/contracts/recommendations';
import { keptMovie } from '@kinora/contracts/shapes/kept-movie';
import { likedMovie } from '@kinora/contracts/shapes/likes';
import { playlist } from '@kinora/contracts/shapes/playlists';
import * as session from '@kinora/contracts/shapes/session';
import { tmdbError } from '@kinora/contracts/shapes/tmdb-error';
import { userExport } from '@kinora/contracts/shapes/user-export';
import { watchStatusEntry } from '@kinora/contracts/shapes/watch-status';
import { z } from 'zod';

export type JsonSchema = Readonly<Record<string, unknown>>;

const named = {
  MovieListItem: movies.movieListItem,
  MoviePage: movies.moviePage,
  MovieDetails: movies.movieDetails,
  CastMember: movies.castMember,
  CrewMember: movies.crewMember,
  Credits: movies.credits,
  PersonMovieCredits: movies.personMovieCredits,
  RecommendedMovie: recommendations.recommendedMovie,
  RecommendationReason: recommendations.recommendationReason,
  RecommendationsAnswer: recommendations.recommendationsAnswer,
  ForYouAnswer: recommendations.forYouAnswer,
  ChatAnswer: chat.chatAnswer,
  ChatMovie: chat.chatMovie,
  KeptMovie: keptMovie,
  LikedMovie: likedMovie,
  WatchStatusEntry: watchStatusEntry,
  Playlist: playlist,
  User: session.user,
  IdToken: session.idToken,
  SignedIn: session.signedIn,
  AccountSettings: session.accountSettings,
  Session: session.session,
  UserExport: userExport,
  TmdbError: tmdbError,
} as const satisfies Record<string, z.ZodType>;

/** Names for the documents alone; what shapes say of themselves is in zod's own registry. */
class Names extends z.core.$ZodRegistry<{ id?: string | undefined }> {
  override get(shape: z.core.$ZodType) {
    const said = z.globalRegistry.get(shape);
    const name = super.get(shape);
    return said || name ? { ...said, ...name } : undefined;
  }
}

const registry = new Names();
for (const [id, shape] of Object.entries(named)) registry.add(shape, { id });

const root = '#/components/schemas/';

/** Every shape that has a name. */
export function namedSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(registry, { io: 'output', uri: (id) => `${root}${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, tidy(schema)]));
}

/** The shape of an answer as JSON Schema; what has a name in it is referred to. */
export function answeredSchema(shape: z.ZodType): JsonSchema {
  const id = registry.get(shape)?.id;
  if (id !== undefined) return { $ref: `${root}${id}` };
  return tidy(z.toJSONSchema(shape, { io: 'output', metadata: registry }));
}

/** The shape of what is sent. It is read with more patience: fields that nobody asked for are left out. */
export function sentSchema(shape: z.ZodType): JsonSchema {
  return tidy(z.toJSONSchema(shape, { io: 'input' }));
}

/** Without what is said in one place for all, and without limits that are only those of numbers themselves. */
function tidy(schema: object): JsonSchema {
  return tidyPart(schema) as JsonSchema; // an object stays one
}

function tidyPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(tidyPart);
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([key, value]) => !isNoise(key, value));
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === '$ref' ? refer(value) : tidyPart(value)]),
  );
}

function isNoise(key: string, value: unknown): boolean {
  if (key === '$schema' || key === '$id' || key === '$defs') return true;
  return (key === 'minimum' || key === 'maximum') && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
}

function refer(reference: unknown): string {
  return String(reference).replace('#/$defs/', root);
}
