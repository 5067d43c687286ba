/** Somebody whose films were all shown: told once, and then no wish any more for the films that follow. */
import { noWishes, type Wishes } from '../../wishes.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { AnswerParts } from './answer.ts';
import { describeWishes } from './describe-wishes.ts';
import { findTexts } from './find-texts.ts';
import { escapeMarkdown } from './markdown.ts';
import { listWords } from './say.ts';

export function ofPeople({ people }: Wishes): Wishes {
  return { ...structuredClone(noWishes), people };
}

/** The people who are wished for made films together, and every one of them was shown or seen. */
export function areAllShown({ mind, understanding }: AnswerParts, hidden: ReadonlySet<number>): boolean {
  const { people } = understanding.wishes;
  if (people.length === 0) return false;
  const inAnyRole = ofPeople({ ...noWishes, people: people.map(({ id }) => ({ id, role: 'any' })) });
  const isLeft = (without: ReadonlySet<number>) =>
    hasLeft(mind.knowledge.films, { wishes: inAnyRole, hidden: without, atLeast: 1 });
  return isLeft(new Set()) && !isLeft(hidden);
}

export function sayAllShown({ mind, understanding }: AnswerParts): string {
  return findTexts.allShown(describeWishes(ofPeople(understanding.wishes), mind.knowledge));
}

/** Whether that was said before, so that the conversation may go on without them. */
export function wasToldAllShown(parts: AnswerParts): boolean {
  const said = sayAllShown(parts).slice(0, 100);
  return parts.conversation.exchanges.some(({ answered }) => answered.startsWith(said));
}

/** Above the films that others made. */
export function sayWithoutThem({ mind, understanding, conversation }: AnswerParts): string {
  const { people } = understanding.wishes;
  const names = people.map(({ id }) => escapeMarkdown(mind.knowledge.peopleById.get(id)?.name ?? ''));
  const name = listWords(names);
  const before = conversation.exchanges.at(-1)?.answered ?? '';
  const { goesOnWithout, againWithout } = findTexts;
  const wasSaid = [goesOnWithout, againWithout].some((say) => before.startsWith(say(name)));
  return wasSaid ? againWithout(name) : goesOnWithout(name);
}
