/** What a message is about and what it does to the wishes so far, for both engines. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { Conversation, Subject } from '../../conversation.ts';
import { noWishes, type Role, type Wishes } from '../../wishes.ts';
import type { Mention } from '../mentions/mention.ts';
import type { Mind } from '../mind.ts';
import type { MessageWord } from '../reading/message-words.ts';
import { splitMessage } from '../reading/split-message.ts';
import type { WishField, WishReading } from '../wishes/wish-reading.ts';
import type { Act } from './act.ts';
import { chooseAct, saysWishes } from './choose-act.ts';
import { asksForAny } from './find-request.ts';
import { hasLeft } from './has-left.ts';
import { cutInterjections } from './interjections.ts';
import { readJoinMode, type JoinMode } from './join-mode.ts';
import { leftoverWords } from './leftover-words.ts';
import { mergeWishes } from './merge-wishes.ts';
import { writeLine } from './message-line.ts';
import { addReferences, listedFilms } from './references.ts';
import { readRefusedTitle, refusedFilms } from './refused-films.ts';
import { resolveComparisons } from './resolve-comparisons.ts';
import { cutStartOver } from './start-over.ts';
import { findPointing, subjectOfQuestion, type Pointing } from './subject.ts';

export interface UnderstandingQuestion {
  message: string;
  conversation: Conversation;
  pageFilm: number | undefined;
  today: Date;
}

export interface Understanding {
  words: MessageWord[];
  mentions: Mention[];
  reading: WishReading;
  act: Act;
  /** The wishes of the conversation with those of this message in them. */
  wishes: Wishes;
  /** Folded words that describe the wanted film and became no wish, with earlier ones where the message refines. */
  described: string[];
  /** What 'it' and 'him' stand for after this message, before the reply names anything. */
  subject: Subject | null;
}

export type Understand = (question: UnderstandingQuestion) => Understanding;

type Parts = Pick<Understanding, 'words' | 'mentions' | 'reading'> & {
  line: string;
  isAnew: boolean;
  pointing: Pointing;
};
type Aim = Pick<Understanding, 'wishes' | 'described' | 'subject'>;

const mostNamesakes = 5;
const mostDescribed = 24;
/** As many words describe a film anew. */
const manyWords = 3;

function refusedByTitle({ findTitles }: Mind, line: string): number[] {
  const title = readRefusedTitle(line);
  if (title === null) return [];
  const named = findTitles(title, mostNamesakes).filter((film) => splitWords(film.title).join(' ') === title);
  return named.map(({ tmdbId }) => tmdbId);
}

/** Before anything was said there is nothing to praise: 'sweet, funny films' are sweet. */
function cutPraise(message: string, { turns }: Conversation): MessageWord[] {
  const words = splitMessage(message);
  return turns === 0 ? words : cutInterjections(words);
}

/** What is read with 'the second one' and 'those' taken for the films that they point at. */
function readParts(mind: Mind, { message, conversation, pageFilm, today }: UnderstandingQuestion): Parts {
  const { words, isAnew } = cutStartOver(cutPraise(message, conversation));
  const mentions = addReferences(words, mind.findMentions(words), listedFilms(conversation));
  const line = writeLine(words, mentions);
  const pointing = findPointing({ line, conversation, pageFilm, knowledge: mind.knowledge });
  const read = mind.readWishes({ words, mentions, ...pointing, today });
  const refused = [
    ...refusedFilms({ line, conversation, subjectFilm: pointing.subjectFilm }),
    ...(mentions.length === 0 && !saysWishes(read) ? refusedByTitle(mind, line) : []),
  ];
  const withoutFilms = [...new Set([...read.wishes.withoutFilms, ...refused])];
  return {
    words,
    isAnew,
    mentions,
    line,
    pointing,
    reading: { ...read, wishes: { ...read.wishes, withoutFilms } },
  };
}

const asking: ReadonlySet<string> = new Set(
  'is was are were does do will would it its this that one film movie the have has there any a an some in so and but ok really too very actually much lots of'.split(
    ' ',
  ),
);

/** What the words of 'is it too scary?' wish for where they stand alone: 'scary'. */
function readQuality(
  { readWishes }: Mind,
  { words, mentions }: Parts,
  { today }: UnderstandingQuestion,
): Wishes {
  const isNamed = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  const telling = words.filter(({ folded }, at) => !asking.has(folded) && !isNamed(at));
  return readWishes({ words: telling, mentions: [], subjectFilm: null, subjectPerson: null, today }).wishes;
}

/** A plain request forgets what was wished before: 'recommend me something'. */
function modeOf(act: Act, { line, reading, isAnew, pointing }: Parts, conversation: Conversation): JoinMode {
  const isPlain = act.kind === 'find' && !act.more && !saysWishes(reading) && asksForAny(line);
  if (isAnew || isPlain) return 'anew';
  return readJoinMode(line, reading, [...conversation.latestPicks, pointing.subjectFilm ?? 0]);
}

/** Compared is with the film that the message points at, else with the latest list. */
function comparedFilms({ mentions, line, pointing }: Parts, conversation: Conversation): readonly number[] {
  const named = mentions.flatMap((mention) => (mention.kind === 'film' ? mention.tmdbIds.slice(0, 1) : []));
  if (named.length > 0) return named;
  const isOne = /\bthan (?:it|this|that)\b/u.test(line) && pointing.subjectFilm !== null;
  if (isOne || conversation.latestPicks.length === 0)
    return pointing.subjectFilm === null ? [] : [pointing.subjectFilm];
  return conversation.latestPicks;
}

/** 'Any language is fine' takes back 'with subtitles' too. */
function droppedWith(field: WishField): WishField[] {
  if (field === 'languages') return ['languages', 'withoutLanguages'];
  return field === 'countries' ? ['countries', 'withoutCountries'] : [field];
}

/** 'More like this' on a film's page is no wish for what was just listed, and its length was not for this one. */
function endedByPage({ reading }: Parts, { pageFilm }: UnderstandingQuestion): WishField[] {
  return pageFilm !== undefined && reading.wishes.likeFilms.includes(pageFilm) ? ['runtime'] : [];
}

function joinWishes(
  mind: Mind,
  parts: Parts,
  { question, mode }: { question: UnderstandingQuestion; mode: JoinMode },
): Wishes {
  const { conversation, today } = question;
  const { wishes: later, dropped, comparisons } = parts.reading;
  const gone = [...dropped.flatMap(droppedWith), ...endedByPage(parts, question)];
  const wishes = mergeWishes({ earlier: conversation.wishes, later, dropped: gone, mode });
  if (comparisons.length === 0) return wishes;
  const { films, filmsById } = mind.knowledge;
  const hidden = new Set(conversation.shown);
  return resolveComparisons({
    comparisons,
    wishes,
    shown: comparedFilms(parts, conversation).flatMap((id) => filmsById.get(id) ?? []),
    year: today.getUTCFullYear(),
    hasLeft: (tried, atLeast) => hasLeft(films, { wishes: tried, hidden, atLeast }),
  });
}

/** The words that describe a film stay as long as the wishes that they came with. */
function joinDescribed(earlier: readonly string[], later: readonly string[], mode: JoinMode): string[] {
  const isNew = mode === 'anew' || mode === 'replace' || later.length >= manyWords;
  return [...new Set(isNew ? later : [...earlier, ...later])].slice(-mostDescribed);
}

/** After 'films with Tilda Swinton' she is 'her'. */
function subjectOfWishes({ people }: Wishes): Subject | null {
  const person = people.at(-1);
  return person ? { kind: 'person', id: person.id } : null;
}

function subjectAfter(act: Act, { knowledge }: Mind, { subject }: Conversation): Subject | null {
  return act.kind === 'film-question' ? subjectOfQuestion(knowledge, act.question, act.tmdbId) : subject;
}

/** The films of somebody who was asked about. */
function aimAtPerson({ id, role }: { id: number; role: Role }, { withoutFilms }: Wishes): Aim {
  const wishes = { ...structuredClone(noWishes), people: [{ id, role }], withoutFilms };
  return { wishes, described: [], subject: { kind: 'person', id } };
}

function aimOf(
  mind: Mind,
  parts: Parts,
  { act, question }: { act: Act; question: UnderstandingQuestion },
): Aim {
  const { conversation } = question;
  const { wishes: earlier, described } = conversation;
  if (act.kind === 'person-question') return aimAtPerson(act, earlier);
  if (act.kind !== 'find')
    return { wishes: earlier, described, subject: subjectAfter(act, mind, conversation) };
  const mode = modeOf(act, parts, conversation);
  const leftover = leftoverWords(parts.words, parts.reading.spans, parts.mentions);
  const wishes = joinWishes(mind, parts, { question, mode });
  return { wishes, described: joinDescribed(described, leftover, mode), subject: subjectOfWishes(wishes) };
}

export function createUnderstanding(mind: Mind): Understand {
  return (question) => {
    const { message, conversation } = question;
    const parts = readParts(mind, question);
    const { words, mentions, reading } = parts;
    const leftover = leftoverWords(words, reading.spans, mentions);
    const { act, accepted } = chooseAct({
      ...parts,
      message,
      leftover,
      conversation,
      knowledge: mind.knowledge,
      findTitles: mind.findTitles,
      readQuality: () => readQuality(mind, parts, question),
    });
    const said = { words, mentions, reading, act };
    if (accepted) return { ...said, wishes: accepted, described: [], subject: null };
    if (act.kind !== 'start-over') return { ...said, ...aimOf(mind, parts, { act, question }) };
    const { withoutFilms } = conversation.wishes;
    return { ...said, wishes: { ...structuredClone(noWishes), withoutFilms }, described: [], subject: null };
  };
}
