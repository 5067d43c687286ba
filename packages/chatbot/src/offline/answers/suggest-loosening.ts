/** Short messages that take one wish back, each tried before it is offered. */
import type { Wishes } from '../../wishes.ts';
import type { AnswerParts } from './answer.ts';
import { findTexts } from './find-texts.ts';
import { isWished } from './is-wished.ts';
import { chip, tryChip, type Aim, type Chip } from './try-chip.ts';

const { chips } = findTexts;

const looseners: readonly (readonly [keyof Wishes, string])[] = [
  ['years', chips.anyYear],
  ['runtime', chips.anyLength],
  ['languages', chips.anyLanguage],
  ['countries', chips.anyCountry],
  ['rating', chips.anyRating],
  ['genres', chips.anyGenre],
  ['moods', chips.anyMood],
  ['themes', chips.anyTheme],
];

/** Of two people each without the other. */
function withoutOne({ mind }: AnswerParts, { people }: Wishes): Chip[] {
  if (people.length < 2) return [];
  return people.flatMap(({ id }) => {
    const known = mind.knowledge.peopleById.get(id);
    const isMeant: Chip['isMeant'] = ({ wishes }) =>
      wishes.people.length === people.length - 1 && wishes.people.every((wish) => wish.id !== id);
    return known ? [chip(chips.without(known.name), isMeant)] : [];
  });
}

export function suggestLoosening(parts: AnswerParts, aim: Aim): string[] {
  const { wishes } = aim.next;
  const fields = looseners.filter(([field]) => isWished(wishes[field])).map(([, text]) => chip(text));
  return [...withoutOne(parts, wishes), ...fields]
    .filter((one) => tryChip(parts, one, aim))
    .map(({ text }) => text);
}
