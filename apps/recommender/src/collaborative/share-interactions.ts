/** Likes where threads can read them. */
import type { Interactions } from '../interactions/interactions.ts';
import { shareFloats, shareNumbers } from '../linear-algebra/shared-arrays.ts';
import type { FilmRows } from './film-rows.ts';

/** Copies only what is not shared yet. */
export function shareInteractions({ people, films, starts, items, strengths }: Interactions): Interactions {
  const shared: Interactions = { people, films, starts: shareNumbers(starts), items: shareNumbers(items) };
  if (strengths) shared.strengths = shareFloats(strengths);
  return shared;
}

/** As `shareInteractions`. */
export function shareRows({ starts, people, strengths }: FilmRows): FilmRows {
  const shared: FilmRows = { starts: shareNumbers(starts), people: shareNumbers(people) };
  if (strengths) shared.strengths = shareFloats(strengths);
  return shared;
}
