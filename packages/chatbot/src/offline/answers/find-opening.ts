/** The line above a list of films, which says the wish in words. */
import type { FindAct } from '../dialogue/act.ts';
import type { Retrieved } from '../retrieval/retrieval.ts';
import { noWishes, type Wishes } from '../../wishes.ts';
import type { AnswerParts } from './answer.ts';
import { describeWishes } from './describe-wishes.ts';
import { findTexts } from './find-texts.ts';
import { capitalise, vary } from './say.ts';

/** Whether anything is wished for; refused films alone are no wish. */
export function wishesAnything(wishes: Wishes): boolean {
  return JSON.stringify({ ...wishes, withoutFilms: [] }) !== JSON.stringify(noWishes);
}

function openPlainly({ lists, conversation }: AnswerParts, act: FindAct): string {
  const { turns } = conversation;
  if (act.surprise) return vary(findTexts.openingSurprise, turns);
  if (lists.kind !== 'read') return vary(findTexts.openingPopular, turns);
  const isNew = lists.liked.length === 0;
  return vary(isNew ? findTexts.openingPersonalNew : findTexts.openingPersonal, turns);
}

function openWith(
  wish: string,
  { retrieved, act, turns }: { retrieved: Retrieved; act: FindAct; turns: number },
): string {
  if (retrieved.found.length === 1) return vary(findTexts.openingOne, turns)(wish);
  return vary(act.more ? findTexts.openingMore : findTexts.opening, turns)(wish);
}

/** Ends in a colon. */
export function openList(parts: AnswerParts, act: FindAct, retrieved: Retrieved): string {
  const { conversation, mind, understanding } = parts;
  const { turns } = conversation;
  // Said is what the films keep: the wish that gave way is told apart.
  const said = retrieved.relaxed.length > 0 ? retrieved.kept : understanding.wishes;
  const matchesWords = retrieved.found.some(({ parts: { words } }) => words > 0);
  if (act.fromList === 'wanted') return `${vary(findTexts.openingWanted, turns)}:`;
  if (wishesAnything(said)) {
    const wish = describeWishes(said, mind.knowledge);
    return `${capitalise(openWith(wish, { retrieved, act, turns }))}:`;
  }
  if (understanding.described.length > 0 && matchesWords)
    return `${vary(findTexts.openingDescribed, turns)}:`;
  return `${openPlainly(parts, act)}:`;
}
