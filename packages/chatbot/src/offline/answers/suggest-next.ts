/** What can be said where no list was just shown: about the latest films, or anything that works. */
import { hasLeft } from '../dialogue/has-left.ts';
import type { AnswerParts } from './answer.ts';
import { chooseExamples } from './example-questions.ts';
import { findTexts } from './find-texts.ts';
import { titleOf } from './markdown.ts';
import { chip, tryChip, type Chip } from './try-chip.ts';

const mostChips = 3;
const { chips } = findTexts;

export function suggestNext(parts: AnswerParts): string[] {
  const { conversation, mind } = parts;
  const { latestPicks, wishes, shown, turns } = conversation;
  const { films, filmsById } = mind.knowledge;
  const examples = chooseExamples(mind.knowledge, parts, turns);
  const first = filmsById.get(latestPicks[0] ?? 0);
  if (!first) return examples;
  const hidden = new Set(shown);
  const aim = { next: { ...conversation, asked: null }, hidden };
  const isMeant: Chip['isMeant'] = (said) => said.wishes.likeFilms.includes(first.tmdbId);
  const like = [first.title, titleOf(first)]
    .map((title) => chip(chips.moreLike(title), isMeant))
    .filter((one) => tryChip(parts, one, aim))
    .slice(0, 1)
    .map(({ text }) => text);
  const others = hasLeft(films, { wishes, hidden, atLeast: 2 }) ? [chips.more] : [];
  return [...like, ...others, chips.aboutFirst, ...examples].slice(0, mostChips);
}
