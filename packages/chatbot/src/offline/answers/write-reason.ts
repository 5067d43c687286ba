/** Why a film was picked, in a sentence made of what its score is really made of. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Found } from '../retrieval/retrieval.ts';
import type { Wishes } from '../../wishes.ts';

/** Plain text of at most 120 characters without markdown, without the film's title, and without a full stop. */
export function writeReason(_found: Found, _wishes: Wishes, _knowledge: FilmKnowledge): string {
  return '';
}
