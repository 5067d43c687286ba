/** What had to give way so that films were found: which of them still fit exactly, and how that is said. */
import { hasLeft } from '../dialogue/has-left.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import type { Found, Query, Relaxation, Retrieved } from '../retrieval/retrieval.ts';
import type { AnswerParts } from './answer.ts';
import { holdCompared } from './compared.ts';
import { wishesAnything } from './find-opening.ts';
import { fieldTexts, findTexts } from './find-texts.ts';
import { escapeMarkdown } from './markdown.ts';
import { holdPeople } from './hold-people.ts';
import { listWords } from './say.ts';

export interface Settled extends Retrieved {
  /** How many fit exactly; they come first. */
  exact: number;
}

/** Where every wish had to go only what fits exactly is worth showing: other films would be any films. */
export function settleFound({ understanding, mind }: AnswerParts, query: Query): Settled {
  const { wishes } = understanding;
  const { retrieve, knowledge } = mind;
  const held = holdPeople({ retrieve, films: knowledge.films }, query, retrieve(query));
  const theirs = holdCompared(understanding, held);
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

/** 'Something with him', of somebody who only directs. */
function sayOtherRoles({ mind, understanding: { wishes } }: AnswerParts): string[] {
  return wishes.people.flatMap(({ id, role }) => {
    const known = mind.knowledge.peopleById.get(id);
    if (known === undefined) return [];
    const name = escapeMarkdown(known.name);
    if (role === 'cast' && known.actedIn.length === 0) return [findTexts.onlyDirects(name)];
    return role === 'director' && known.directed.length === 0 ? [findTexts.onlyActs(name)] : [];
  });
}

/** Empty where nothing gave way. */
export function sayRelaxed(parts: AnswerParts, settled: Settled): string {
  const roles = settled.relaxed.some(({ field }) => field === 'people') ? sayOtherRoles(parts) : [];
  const relaxed = settled.relaxed.filter(({ field }) => field !== 'people' || roles.length === 0);
  return [...roles, sayGivenWay(parts, { ...settled, relaxed })].filter(Boolean).join(' ');
}

function sayGivenWay({ mind, understanding }: AnswerParts, { relaxed, exact }: Settled): string {
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
