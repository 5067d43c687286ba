/** Decides what a message is about, from what was read of it. The order says what wins. */
import type { Conversation } from '../../conversation.ts';
import { noWishes, type Wishes } from '../../wishes.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { MentionFinder } from '../mentions/find-mentions.ts';
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord } from '../reading/message-words.ts';
import type { WishReading } from '../wishes/wish-reading.ts';
import { type Act, plainFind } from './act.ts';
import { readFilmQuestion, type AskedOfFilm } from './film-question.ts';
import { asksForAny, readFindRequest, readListQuestion } from './find-request.ts';
import { findRefusal } from './find-refusal.ts';
import { filmWords } from './guard-words.ts';
import { mergeWishes } from './merge-wishes.ts';
import { readPersonQuestion } from './person-question.ts';
import { readSmallTalk, type SmallTalk } from './small-talk.ts';
import type { Pointing } from './subject.ts';
import { readTitledQuestion } from './titled-question.ts';
import { findOutstanding } from './which-of-these.ts';

export interface ReadMessage {
  message: string;
  line: string;
  words: readonly MessageWord[];
  /** The message began by taking back what was said before. */
  isAnew: boolean;
  mentions: readonly Mention[];
  reading: WishReading;
  /** What 'scary' alone would wish for in 'is it scary?'. */
  readQuality: () => Wishes;
  leftover: readonly string[];
  conversation: Conversation;
  pointing: Pointing;
  knowledge: FilmKnowledge;
  findTitles: MentionFinder['findTitles'];
}

export interface ChosenAct {
  act: Act;
  /** What was offered and accepted; it takes the place of the wishes. */
  accepted: Wishes | null;
}

const mostNamesakes = 5;

/** Whether the message says anything about wishes. */
export function saysWishes({ wishes, comparisons, dropped }: WishReading): boolean {
  return comparisons.length + dropped.length > 0 || JSON.stringify(wishes) !== JSON.stringify(noWishes);
}

function answerToOffer(talk: SmallTalk, { asked }: Conversation): ChosenAct | null {
  if (talk === 'no') return { act: { kind: 'declined' }, accepted: null };
  if (talk !== 'yes') return null;
  if (asked?.kind === 'offer') return { act: plainFind, accepted: asked.wishes };
  return { act: { kind: 'thanks' }, accepted: null };
}

function wasUnsure({ exchanges }: Conversation): boolean {
  const asked = exchanges.at(-1)?.asked ?? '';
  return readSmallTalk(splitWords(asked).join(' ')) === 'unsure';
}

function chooseSmallTalk({ line, conversation }: ReadMessage): ChosenAct | null {
  const talk = readSmallTalk(line);
  if (talk === null) return null;
  if (talk === 'yes' || talk === 'no') return answerToOffer(talk, conversation);
  // Whoever was asked and still does not know gets films to choose from.
  if (talk === 'unsure' && wasUnsure(conversation)) return { act: plainFind, accepted: null };
  return { act: { kind: talk }, accepted: null };
}

/** Of several films by one name the one that is talked of. */
function narrow(ids: readonly number[], { conversation, pointing }: ReadMessage): readonly number[] {
  const near = [pointing.subjectFilm, ...conversation.latestPicks];
  const known = ids.find((id) => near.includes(id));
  return known === undefined ? ids : [known];
}

function aboutFilm(asked: AskedOfFilm, read: ReadMessage): Act {
  const mention = read.mentions.find(({ kind }) => kind === 'film');
  const { question, about } = asked;
  if (mention?.kind === 'film') {
    const [tmdbId, ...others] = narrow(mention.tmdbIds, read);
    if (tmdbId !== undefined && others.length === 0)
      return { kind: 'film-question', question, tmdbId, about };
    return { kind: 'which-one', written: mention.written, tmdbIds: [...mention.tmdbIds], question };
  }
  const missing = read.mentions.find(({ kind }) => kind === 'missing-film');
  if (missing) return { kind: 'missing-film', written: missing.written };
  const subjectFilm =
    read.pointing.subjectFilm ?? (question === 'why' ? read.conversation.latestPicks[0] : null) ?? null;
  if (subjectFilm !== null) return { kind: 'film-question', question, tmdbId: subjectFilm, about };
  return { kind: 'which-one', written: '', tmdbIds: read.conversation.latestPicks.slice(), question };
}

function likeOf(tmdbId: number, { wishes: earlier }: Conversation): Wishes {
  const later = { ...structuredClone(noWishes), likeFilms: [tmdbId] };
  return mergeWishes({ earlier, later, dropped: [], mode: 'alike' });
}

/** 'The first', 'the 1995 one', 'the newer one', where the latest reply asked which film was meant. */
function answerWhichFilm(read: ReadMessage): ChosenAct | null {
  const { conversation, mentions, reading, knowledge } = read;
  const { asked } = conversation;
  if (asked?.kind !== 'which-film') return null;
  const { tmdbIds, question } = asked;
  const named = mentions.find(({ kind }) => kind === 'film');
  const pointed = named?.kind === 'film' ? tmdbIds.filter((id) => named.tmdbIds.includes(id)) : [];
  const year = reading.wishes.years?.from ?? null;
  const ofYear = tmdbIds.filter((id) => knowledge.filmsById.get(id)?.year === year);
  const [tmdbId, ...others] = pointed.length > 0 ? pointed : ofYear;
  if (tmdbId === undefined || others.length > 0) return null;
  if (question === 'like') return { act: plainFind, accepted: likeOf(tmdbId, conversation) };
  return { act: { kind: 'film-question', question, tmdbId, about: null }, accepted: null };
}

function isBareAnswer(line: string): boolean {
  return line.split(' ').length <= 5 && !/\b(?:like|similar|not|seen)\b/u.test(line);
}

function aboutPerson(read: ReadMessage): Act | null {
  const role = readPersonQuestion(read.line);
  if (role === null) return null;
  const mention = read.mentions.find(({ kind }) => kind === 'person');
  const id = mention?.kind === 'person' ? mention.ids[0] : (read.pointing.subjectPerson ?? makerOf(read));
  if (id === undefined) return read.mentions.length > 0 ? null : { kind: 'unclear', lacks: 'person' };
  return { kind: 'person-question', id, role };
}

/** 'That director', where a film was talked of. */
function makerOf({ pointing, knowledge }: ReadMessage): number | undefined {
  return knowledge.filmsById.get(pointing.subjectFilm ?? -1)?.directors[0]?.id;
}

/** A title that was not taken for one, because it reads like a wish, or because no film has it. */
function aboutTitle(read: ReadMessage): Act | null {
  const titled = read.mentions.length > 0 ? null : readTitledQuestion(read.line, read.words);
  if (!titled) return null;
  const { from, to, written, line } = titled;
  const title = splitWords(written).join(' ');
  const tmdbIds = read
    .findTitles(written, mostNamesakes)
    .filter((film) => splitWords(film.title).join(' ') === title)
    .map(({ tmdbId }) => tmdbId);
  if (tmdbIds.length === 0) return saysWishes(read.reading) ? null : { kind: 'missing-film', written };
  const asked = readFilmQuestion(line, read.readQuality);
  const mention: Mention = { kind: 'film', from, to, tmdbIds, isExact: true, written };
  return asked && aboutFilm(asked, { ...read, line, mentions: [mention] });
}

function aboutListed({ line, conversation, knowledge }: ReadMessage): Act | null {
  const listed = conversation.latestPicks.flatMap((id) => knowledge.filmsById.get(id) ?? []);
  const outstanding = findOutstanding(line, listed);
  return outstanding && { kind: 'film-question', ...outstanding, about: null };
}

/** 'No, the third' after a question about another of the list. */
function isCorrection({ line, conversation }: ReadMessage): boolean {
  return conversation.subject?.kind === 'film' && /^(?:no |no i meant |i meant |i mean )FILM$/u.test(line);
}

function chooseQuestion(read: ReadMessage): Act | null {
  if (isCorrection(read)) return aboutFilm({ question: 'anything', about: null }, read);
  const outstanding = aboutListed(read);
  if (outstanding) return outstanding;
  const list = readListQuestion(read.line);
  if (list) return { kind: 'list-question', list };
  const titled = aboutTitle(read);
  if (titled) return titled;
  const asked = readFilmQuestion(read.line, read.readQuality);
  if (asked && !(asked.question === 'anything' && aboutPerson(read))) return aboutFilm(asked, read);
  return aboutPerson(read);
}

const generalQuestion =
  /^(?:please |hey |so )?(?:how (?:do|can|to|does|many|much)|why|what (?:is|are|does|happens)|whats|who (?:is|was|won)|when (?:is|did|was)|where (?:is|are|do|can)|can you explain|explain|is it true|do you think|are you|do you)\b/u;

function isGeneralQuestion({ line, mentions }: ReadMessage): boolean {
  return (
    mentions.length === 0 &&
    generalQuestion.test(line) &&
    !line.split(' ').some((word) => filmWords.has(word))
  );
}

function isNothingButMissing({ mentions, reading }: ReadMessage): boolean {
  const namesOthers = mentions.some(({ kind }) => kind !== 'missing-film');
  return mentions.length > 0 && !namesOthers && !saysWishes(reading);
}

function chooseFind(read: ReadMessage): Act {
  const isWish = saysWishes(read.reading);
  const request = readFindRequest(read.line, isWish);
  const isOwn = request.personal || request.fromList !== null;
  const isRequest = request.more || request.surprise || isOwn || asksForAny(read.line);
  if (isWish) return { kind: 'find', ...request };
  if (lacksPerson(read)) return { kind: 'unclear', lacks: 'person' };
  if (read.isAnew && read.leftover.length === 0 && !isRequest) return { kind: 'start-over' };
  const missing = read.mentions.find(({ kind }) => kind === 'missing-film');
  if (missing && isNothingButMissing(read)) return { kind: 'missing-film', written: missing.written };
  if (isRequest && read.leftover.length <= 2) return { kind: 'find', ...request };
  if (isGeneralQuestion(read)) return { kind: 'refusal', why: 'off-topic' };
  if (read.leftover.length > 0 || isRequest) return { kind: 'find', ...request };
  return chooseUnclear(read);
}

/** 'More by him', where nobody was named. */
function lacksPerson({ line, mentions, pointing }: ReadMessage): boolean {
  return (
    mentions.length === 0 &&
    pointing.subjectPerson === null &&
    /\b(?:with|by|of|from|starring|like) (?:him|her)\b/u.test(line)
  );
}

/** 'Something like it', where several films were shown. */
function chooseUnclear({ line, conversation }: ReadMessage): Act {
  const written = '';
  const tmdbIds = conversation.latestPicks.slice();
  if (tmdbIds.length > 0 && /\b(?:like|to) (?:it|this|that)\b/u.test(line))
    return { kind: 'which-one', written, tmdbIds, question: 'like' };
  return { kind: 'unclear', lacks: null };
}

export function chooseAct(read: ReadMessage): ChosenAct {
  const { message, line, mentions, reading } = read;
  const hasWish = mentions.length > 0 || saysWishes(reading);
  const refusal = findRefusal({ message, line, hasWish });
  if (refusal) return { act: refusal, accepted: null };
  const talk = chooseSmallTalk(read);
  if (talk) return talk;
  const answered = isBareAnswer(line) ? answerWhichFilm(read) : null;
  return answered ?? { act: chooseQuestion(read) ?? chooseFind(read), accepted: null };
}
