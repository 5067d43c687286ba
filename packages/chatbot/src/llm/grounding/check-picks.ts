/** Keeps of the model's picks those that may be shown. */
import type { ChatFilm } from '../../chat-film.ts';
import { findBrokenWishes } from '../../offline/retrieval/keeps-wishes.ts';
import { quoteText } from '../tools/described-film.ts';
import type { Desk } from '../tools/desk.ts';
import type { DraftPick } from './read-draft.ts';

export interface CheckedPick {
  film: ChatFilm;
  /** As the model said it. */
  reason: string;
}

export interface CheckedPicks {
  picks: CheckedPick[];
  /** What was wrong with the others, for the model. */
  faults: string[];
}

export function checkPicks(drafted: readonly DraftPick[], desk: Desk): CheckedPicks {
  const picks: CheckedPick[] = [];
  const faults: string[] = [];
  for (const { id, reason } of drafted) {
    if (picks.some(({ film }) => film.tmdbId === id)) continue;
    const film = desk.known.has(id) ? desk.parts.mind.knowledge.filmsById.get(id) : undefined;
    const fault = film ? findFault(film, desk) : 'came from no tool';
    if (fault !== null) faults.push(`film ${id} ${fault}`);
    else if (film) picks.push({ film, reason });
  }
  return { picks, faults };
}

function findFault(film: ChatFilm, desk: Desk): string | null {
  const broken = findBrokenWishes(film, desk.query.wishes);
  if (broken.length > 0) return `("${quoteText(film.title)}") breaks these wishes: ${broken.join(', ')}`;
  if (desk.query.hidden.has(film.tmdbId)) return 'was shown before, or was seen';
  return null;
}
