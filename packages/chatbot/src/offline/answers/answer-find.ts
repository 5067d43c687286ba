/** A list of films for the wishes, what was relaxed for it, and what could be asked next. */
import type { Wishes } from '../../wishes.ts';
import { rememberShown, type Conversation } from '../../conversation.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { Query, Retrieved } from '../retrieval/retrieval.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { answerSmallTalk } from './answer-small-talk.ts';
import { describeWishes } from './describe-wishes.ts';
import { openList, wishesAnything, type FindAct } from './find-opening.ts';
import { queryFor } from './find-query.ts';
import { fieldTexts, findTexts } from './find-texts.ts';
import { escapeMarkdown, linkFilm, quoteWritten } from './markdown.ts';
import { listWords, vary } from './say.ts';
import { sayRelaxed, settleFound } from './relaxed.ts';
import { isWished, suggestLoosening, suggestRefinements } from './suggest-refinements.ts';
import { writeReasons } from './write-reason.ts';

const loosable: readonly (keyof Wishes)[] = [
  'genres',
  'moods',
  'themes',
  'years',
  'runtime',
  'rating',
  'people',
  'languages',
  'countries',
  'fame',
];

/** Fewer need a word of explanation. */
const fewFilms = 3;

function sayMissing({ understanding: { mentions } }: AnswerParts): string {
  const missing = mentions.find(({ kind }) => kind === 'missing-film');
  return missing ? findTexts.noWrittenFilm(quoteWritten(missing.written)) : '';
}

/** What an account would do, where the visitor asks for something of their own. */
function sayLists({ lists, conversation }: AnswerParts, act: FindAct): string {
  if (lists.kind === 'failed') return findTexts.listsFailed;
  if (lists.kind === 'read') return '';
  if (act.fromList !== null) return findTexts.loginForList;
  const wasSaid = conversation.exchanges.some(({ answered }) => answered.includes(findTexts.loginHelps));
  return act.personal && !wasSaid ? findTexts.loginHelps : '';
}

function idsOf(picks: readonly { tmdbId: number }[]): number[] {
  return picks.map(({ tmdbId }) => tmdbId);
}

interface Line {
  tmdbId: number;
  reason: string;
  line: string;
}

function writeLines({ mind }: AnswerParts, { found, kept }: Retrieved): Line[] {
  const reasons = writeReasons(found, kept, mind.knowledge);
  return found.map(({ film }, at) => {
    const reason = reasons[at] ?? '';
    const link = linkFilm(film);
    return {
      tmdbId: film.tmdbId,
      reason,
      line: reason === '' ? `- ${link}` : `- ${link} – ${escapeMarkdown(reason)}`,
    };
  });
}

/** The conversation as it is when the next message comes, as far as the wishes go. */
function nextConversation(
  { conversation, understanding, pageFilm }: AnswerParts,
  picks: readonly number[],
): Conversation {
  const { wishes, described } = understanding;
  return {
    ...conversation,
    turns: conversation.turns + 1,
    wishes,
    described,
    shown: rememberShown(conversation.shown, picks),
    latestPicks: picks.length > 0 ? [...picks] : conversation.latestPicks,
    subject: null,
    page: pageFilm ?? null,
    asked: null,
  };
}

function askBack({ conversation, understanding }: AnswerParts, act: FindAct): string {
  const isOpen = !wishesAnything(understanding.wishes) && understanding.described.length === 0;
  return isOpen && !act.surprise && act.fromList === null ? vary(findTexts.question, conversation.turns) : '';
}

/** What was wished for and can be done without. */
function sayHelping(wishes: Wishes): string {
  const fields = loosable.filter((field) => isWished(wishes[field])).map((field) => fieldTexts[field]);
  return fields.length > 0 ? findTexts.nothingHelps(listWords(fields, 'or')) : findTexts.nothingLikeYours;
}

function answerNothing(parts: AnswerParts, act: FindAct, query: Query): Answer {
  const { understanding, mind, lists } = parts;
  const next = nextConversation(parts, []);
  const suggestions = suggestLoosening(parts, { next, hidden: query.hidden });
  if (act.fromList === 'wanted' && lists.kind === 'read') {
    const message = lists.wanted.length === 0 ? findTexts.wantedEmpty : findTexts.wantedNothing;
    return plainAnswer(parts, { message, suggestions });
  }
  const wish = describeWishes(understanding.wishes, mind.knowledge);
  const { wishes } = understanding;
  const wereThere = hasLeft(mind.knowledge.films, { wishes, hidden: new Set(), atLeast: 1 });
  const said = wereThere ? findTexts.allShown(wish) : findTexts.nothing(wish);
  const helps = sayHelping(wishes);
  return plainAnswer(parts, { message: `${said} ${helps}`, suggestions });
}

/** Words that describe nothing that the catalogue knows are no wish. */
function isWordless({ understanding }: AnswerParts, act: FindAct, { found }: Retrieved): boolean {
  const { wishes, described, mentions } = understanding;
  const isRequest = act.more || act.surprise || act.personal || act.fromList !== null;
  if (isRequest || wishesAnything(wishes) || described.length === 0 || mentions.length > 0) return false;
  return found.every(({ parts: { words } }) => words === 0);
}

export function answerFind(parts: AnswerParts, act: FindAct): Answer {
  const isSignedOutList = act.fromList !== null && parts.lists.kind !== 'read';
  const served: FindAct = isSignedOutList ? { ...act, fromList: null } : act;
  const query = queryFor(parts, served);
  const retrieved = settleFound(parts, parts.mind.retrieve(query));
  if (isWordless(parts, act, retrieved))
    return { ...answerSmallTalk(parts, { kind: 'unclear', lacks: null }), described: [] };
  if (retrieved.found.length === 0) return answerNothing(parts, served, query);
  const lines = writeLines(parts, retrieved);
  const picks = lines.map(({ tmdbId, reason }) => ({ tmdbId, reason }));
  const message = [
    sayMissing(parts),
    sayLists(parts, act),
    sayRelaxed(parts, retrieved),
    openList(parts, served, retrieved),
    lines.map(({ line }) => line).join('\n'),
    picks.length < fewFilms && retrieved.relaxed.length === 0 ? findTexts.noOthers : '',
    askBack(parts, served),
  ]
    .filter(Boolean)
    .join('\n\n');
  const next = nextConversation(parts, idsOf(picks));
  const films = retrieved.found.map(({ film }) => film);
  const suggestions = suggestRefinements(parts, { films, next, hidden: query.hidden });
  return plainAnswer(parts, { message, picks, suggestions });
}
