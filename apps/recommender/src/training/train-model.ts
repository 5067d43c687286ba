/** Makes a model of films and, where there are any, of people's likes. */
import { recommendations } from '@kinora/contracts/limits';
import { type ContentModel } from '../content/content-model.ts';
import { trainContent } from '../content/train-content.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import type { Interactions } from '../interactions/interactions.ts';
import type { RecommendationModel } from '../model/recommendation-model.ts';
import { collectFacts } from '../reasons/film-facts.ts';
import { findReasons } from '../reasons/find-reasons.ts';
import { buildLists } from '../variety/build-lists.ts';

export interface TrainingInput {
  profiles: readonly FilmProfile[];
  /** Items number `profiles`. Null before anyone has liked anything. */
  interactions: Interactions | null;
  /** When this is, for the card. */
  now: Date;
}

export async function trainModel({ profiles, now }: TrainingInput): Promise<RecommendationModel> {
  const films = [...profiles].sort((one, other) => one.tmdbId - other.tmdbId);
  const content: ContentModel = trainContent(films);
  const facts = collectFacts(films);
  const lists = buildLists(
    {
      films: films.length,
      scoresOf: (film) => content.scoresOf(film),
      likeness: (one, other) => content.likeness(one, other),
      isExplained: (film, candidate) => findReasons(facts, film, candidate, 0).length > 0,
    },
    { listLength: Math.min(recommendations.mostRequested, Math.max(1, films.length - 1)) },
  );
  await Promise.resolve();
  return {
    card: {
      createdAt: now.toISOString(),
      algorithm: 'content',
      counts: { films: films.length, people: 0, interactions: 0 },
      scores: {},
    },
    filmIds: Int32Array.from(films, (film) => film.tmdbId),
    ...lists,
    likedTogether: new Uint32Array(lists.neighbours.length),
    facts,
  };
}
