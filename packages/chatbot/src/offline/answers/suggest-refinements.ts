/** Short messages that refine the list just shown; each is tried before it is offered. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Conversation } from '../../conversation.ts';
import type { Wishes } from '../../wishes.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { Understanding } from '../dialogue/understand.ts';
import type { AnswerParts } from './answer.ts';
import { findTexts } from './find-texts.ts';
import { titleOf } from './markdown.ts';

const mostChips = 3;
/** Each try reads the chip as a message, which takes time. */
const mostTried = 5;
const longestChip = 60;
/** As many films have to be left behind a chip. */
const enough = 2;
const { chips } = findTexts;

interface Chip {
  text: string;
  /** What it has to be understood as. */
  isMeant: (understood: Understanding) => boolean;
}

export interface RefinementQuestion {
  films: readonly ChatFilm[];
  /** The conversation as it is after the reply. */
  next: Conversation;
  hidden: ReadonlySet<number>;
}

type Aim = Omit<RefinementQuestion, 'films'>;

function chip(text: string, isMeant: Chip['isMeant'] = () => true): Chip {
  return { text, isMeant };
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

/** The message is read as it would be, and films have to be left by it. */
export function tryChip(parts: AnswerParts, { text, isMeant }: Chip, { next, hidden }: Aim): boolean {
  if (text.length > longestChip) return false;
  const { understand, pageFilm, today, mind } = parts;
  const understood = understand({ message: text, conversation: next, pageFilm, today });
  if (understood.act.kind !== 'find' || !isMeant(understood)) return false;
  const { wishes } = understood;
  if (JSON.stringify(wishes) === JSON.stringify(next.wishes)) return false;
  const gone = new Set([...hidden, ...next.shown]);
  return hasLeft(mind.knowledge.films, { wishes, hidden: gone, atLeast: enough });
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
  return texts.length > 1 ? texts : [...texts, ...loosen(parts, question)].slice(0, mostChips);
}

const looseners: readonly (readonly [keyof Wishes, string])[] = [
  ['years', chips.anyYear],
  ['runtime', chips.anyLength],
  ['languages', chips.anyLanguage],
  ['countries', chips.anyCountry],
  ['rating', chips.anyRating],
  ['genres', chips.anyGenre],
  ['moods', chips.anyMood],
];

export function isWished(wish: Wishes[keyof Wishes]): boolean {
  return Array.isArray(wish) ? wish.length > 0 : wish !== null && wish !== false;
}

/** Taking a wish back, where films are to be had by it. */
function loosen(parts: AnswerParts, question: Aim): string[] {
  const { wishes } = question.next;
  return looseners
    .filter(([field]) => isWished(wishes[field]))
    .map(([, text]) => text)
    .filter((text) => tryChip(parts, chip(text), question));
}

/** What would help where nothing is left: taking a wish back, or beginning anew. */
export function suggestLoosening(parts: AnswerParts, question: Aim): string[] {
  return [...loosen(parts, question), chips.startOver].slice(0, mostChips);
}
