/** What had to give way so that films were found: which of them still fit exactly, and how that is said. */
import { hasLeft } from '../dialogue/has-left.ts';
import type { Wishes } from '../../wishes.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import type { Found, Relaxation, Retrieved } from '../retrieval/retrieval.ts';
import type { AnswerParts } from './answer.ts';
import { holdCompared } from './compared.ts';
import { wishesAnything } from './find-opening.ts';
import { fieldTexts, findTexts } from './find-texts.ts';
import { listWords } from './say.ts';

export interface Settled extends Retrieved {
  /** How many fit exactly; they come first. */
  exact: number;
}

/** Somebody's films are not what others made: people that were named stay, as long as any of their films is left. */
function keepPeople(wishes: Wishes, { found, relaxed, kept, total }: Retrieved): Retrieved {
  const theirs = found.filter(({ film }) => !findBrokenWishes(film, wishes).includes('people'));
  const others = relaxed.filter(({ field }) => field !== 'people');
  return { found: theirs, relaxed: others, kept: { ...kept, people: wishes.people }, total };
}

function losesPeople({ relaxed }: Retrieved): boolean {
  return relaxed.some(({ field, how }) => field === 'people' && how === 'dropped');
}

/** Where every wish had to go only what fits exactly is worth showing: other films would be any films. */
export function settleFound({ understanding }: AnswerParts, retrieved: Retrieved): Settled {
  const { wishes } = understanding;
  const held = holdCompared(understanding, retrieved);
  const theirs = losesPeople(held) ? keepPeople(wishes, held) : held;
  const isExact = ({ film }: Found) => findBrokenWishes(film, wishes).length === 0;
  const fitting = theirs.found.filter(isExact);
  const others = theirs.found.filter((one) => !isExact(one));
  const exact = fitting.length;
  if (theirs.relaxed.length === 0 || wishesAnything(theirs.kept))
    return {
      ...theirs,
      relaxed: others.length === 0 ? [] : theirs.relaxed,
      found: [...fitting, ...others],
      exact,
    };
  return { ...theirs, found: fitting, exact, relaxed: [], kept: wishes };
}

function fieldsOf(relaxed: readonly Relaxation[], how: Relaxation['how']): string[] {
  return [...new Set(relaxed.filter((one) => one.how === how).map(({ field }) => fieldTexts[field]))];
}

/** Empty where nothing gave way. */
export function sayRelaxed({ mind, understanding }: AnswerParts, { relaxed, exact }: Settled): string {
  if (relaxed.length === 0) return '';
  const dropped = fieldsOf(relaxed, 'dropped');
  const widened = fieldsOf(relaxed, 'widened').filter((field) => !dropped.includes(field));
  if (exact > 0) {
    const films = exact === 1 ? findTexts.fits : findTexts.fit(exact);
    return findTexts.partly(films, listWords([...widened, ...dropped]));
  }
  const { wishes } = understanding;
  const wereThere = hasLeft(mind.knowledge.films, { wishes, hidden: new Set(), atLeast: 1 });
  const sayDropped = wereThere ? findTexts.droppedAllShown : findTexts.dropped;
  return [
    widened.length > 0 ? findTexts.widened(listWords(widened)) : '',
    dropped.length > 0 ? sayDropped(listWords(dropped)) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
