/** Questions that work with the films at hand, for visitors who do not know what to say. */
import { newConversation } from '../../conversation.ts';
import type { ChatFilm } from '../../chat-film.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { Understand } from '../dialogue/understand.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { capitalise } from './say.ts';
import { smallTalkTexts } from './small-talk-texts.ts';
import { genreTexts, moodTexts } from './wish-texts.ts';

const wanted = 8;
/** As many films have to answer an example. */
const enough = 5;

function countBy<T>(films: readonly ChatFilm[], valuesOf: (film: ChatFilm) => readonly T[]): T[] {
  const counts = new Map<T, number>();
  for (const value of films.flatMap(valuesOf)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([value]) => value);
}

function decadeOf({ year }: ChatFilm): number[] {
  return year === null ? [] : [Math.floor(year / 10) * 10];
}

function isPlainMood(mood: string): boolean {
  return !moodTexts.has(mood);
}

/** 'Action-packed action films' would read badly. */
function sharesWord(one: string, other: string): boolean {
  return other.split(/\W/u).some((word) => word.length > 3 && one.includes(word.slice(0, 5)));
}

/** Sentences about what the catalogue has most of; whether they are understood is another question. */
function writeCandidates(films: readonly ChatFilm[]): string[] {
  const genres = countBy(films, (film) => film.genres).flatMap((id) => genreTexts.get(id)?.films ?? []);
  const moods = countBy(films, (film) => film.moods).filter(isPlainMood);
  const decades = countBy(films, decadeOf);
  const rows = Array.from({ length: wanted * 2 }, (_, at) => {
    const mood = moods[at % Math.max(1, moods.length)] ?? '';
    const fitting = genres.filter((one) => !sharesWord(one, mood));
    const genre = fitting[at % Math.max(1, fitting.length)] ?? '';
    const decade = decades[at % Math.max(1, decades.length)];
    if (at % 3 === 0 && mood !== '') return `something ${mood} under two hours`;
    if (at % 3 === 1 && mood !== '' && genre !== '') return `${mood} ${genre}`;
    return decade === undefined ? genre : `${genre} from the ${decade}s`;
  });
  return [...new Set(rows.filter((row) => row.trim() !== ''))];
}

function works(example: string, { films }: FilmKnowledge, { understand, today }: ExampleParts): boolean {
  const question = { message: example, conversation: newConversation(), pageFilm: undefined, today };
  const { act, wishes, described } = understand(question);
  const isUnderstood = act.kind === 'find' && described.length === 0;
  return isUnderstood && hasLeft(films, { wishes, hidden: new Set(), atLeast: enough });
}

interface ExampleParts {
  understand: Understand;
  today: Date;
}

const examplesOf = new WeakMap<FilmKnowledge, readonly string[]>();

/** Two questions, others with every turn; none where the films answer none. */
export function chooseExamples(knowledge: FilmKnowledge, parts: ExampleParts, turn: number): string[] {
  const known =
    examplesOf.get(knowledge) ??
    writeCandidates(knowledge.films)
      .filter((example) => works(example, knowledge, parts))
      .slice(0, wanted)
      .map(capitalise);
  examplesOf.set(knowledge, known);
  const start = (turn * 2) % Math.max(1, known.length);
  return [...new Set([...known.slice(start, start + 2), ...known.slice(0, 2)])].slice(0, 2);
}

/** “one” or “other”, or the kinds of things that may be asked for. */
export function quoteExamples(examples: readonly string[]): string {
  const [one, other] = examples;
  if (one === undefined) return smallTalkTexts.withoutExamples;
  return other === undefined ? smallTalkTexts.oneExample(one) : smallTalkTexts.examples(one, other);
}
