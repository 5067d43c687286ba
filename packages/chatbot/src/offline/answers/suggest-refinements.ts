/** Short messages that refine the list just shown; each is tried before it is offered. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import type { AnswerParts } from './answer.ts';
import { chooseExamples } from './example-questions.ts';
import { findTexts } from './find-texts.ts';
import { titleOf } from './markdown.ts';
import { suggestLoosening } from './suggest-loosening.ts';
import { chip, tryChip, type Aim, type Chip } from './try-chip.ts';

const mostChips = 3;
/** Each try reads the chip as a message, which takes time. */
const mostTried = 5;
const { chips } = findTexts;

export interface RefinementQuestion extends Aim {
  films: readonly ChatFilm[];
}

function likeFirst({ films }: RefinementQuestion): Chip[] {
  const [first] = films;
  if (!first) return [];
  const isMeant: Chip['isMeant'] = ({ wishes }) => wishes.likeFilms.includes(first.tmdbId);
  return [chip(chips.moreLike(first.title), isMeant), chip(chips.moreLike(titleOf(first)), isMeant)];
}

function byDirector({ films }: RefinementQuestion, { people }: Wishes): Chip[] {
  const director = films
    .flatMap((film) => film.directors)
    .find(({ id }) => people.every((wish) => wish.id !== id));
  if (!director) return [];
  return [chip(chips.by(director.name), ({ wishes }) => wishes.people.some(({ id }) => id === director.id))];
}

const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Comparisons that make sense for these films. */
function compare({ films }: RefinementQuestion, wishes: Wishes, today: Date): Chip[] {
  const year = middle(films.flatMap((film) => film.year ?? [])) ?? 0;
  const runtime = middle(films.flatMap((film) => film.runtime ?? [])) ?? 0;
  const hasMood = (...moods: string[]) =>
    films.some((film) => moods.some((mood) => film.moods.includes(mood)));
  const isRough = hasMood('violent', 'gory') && !wishes.moods.includes('violent');
  return [
    ...(year < today.getUTCFullYear() - 12 ? [chip(chips.newer)] : [chip(chips.older)]),
    ...(isRough ? [chip(chips.lighter)] : []),
    ...(runtime > 110 ? [chip(chips.shorter)] : []),
    ...(wishes.moods.includes('funny') ? [] : [chip(chips.funnier)]),
    ...(hasMood('scary', 'creepy') && !wishes.moods.includes('scary') ? [chip(chips.lessScary)] : []),
    ...(wishes.fame === null ? [chip(chips.hidden)] : []),
    ...(wishes.languages.length + wishes.withoutLanguages.length === 0 ? [chip(chips.foreign)] : []),
    ...(runtime > 0 && runtime <= 100 ? [chip(chips.longer)] : []),
    chip(chips.better),
  ];
}

/** Up to three, of different kinds, others with the turns. */
export function suggestRefinements(parts: AnswerParts, question: RefinementQuestion): string[] {
  const { wishes, turns } = question.next;
  const comparisons = compare(question, wishes, parts.today);
  const start = turns % Math.max(1, comparisons.length);
  const turned = [...comparisons.slice(start), ...comparisons.slice(0, start)];
  const works = (one: Chip) => tryChip(parts, one, question);
  const like = likeFirst(question).find(works);
  const by = turns % 2 === 1 ? byDirector(question, wishes).find(works) : undefined;
  const kept = [...(like ? [like] : []), ...(by ? [by] : [])];
  for (const one of turned.slice(0, mostTried)) {
    if (kept.length === mostChips) break;
    if (works(one)) kept.push(one);
  }
  const texts = kept.map(({ text }) => text);
  if (texts.length > 1) return texts;
  const examples = chooseExamples(parts.mind.knowledge, parts, turns).filter((text) => works(chip(text)));
  return [...new Set([...texts, ...suggestLoosening(parts, question), ...examples])].slice(0, mostChips);
}
