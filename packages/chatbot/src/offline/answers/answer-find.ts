/** A list of films for the wishes, what was relaxed for it, and what could be asked next. */
import type { Retrieved } from '../retrieval/retrieval.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { answerNothing } from './answer-nothing.ts';
import { answerWordless, isWordless } from './answer-wordless.ts';
import type { FindAct } from '../dialogue/act.ts';
import { openList, wishesAnything } from './find-opening.ts';
import { queryFor } from './find-query.ts';
import { findTexts } from './find-texts.ts';
import { escapeMarkdown, linkFilm, quoteWritten } from './markdown.ts';
import { listWords, vary } from './say.ts';
import { areAllShown, sayWithoutThem, wasToldAllShown } from './shown-people.ts';
import { sayRelaxed, settleFound } from './relaxed.ts';
import { nextConversation } from './next-conversation.ts';
import { suggestRefinements } from './suggest-refinements.ts';
import { writeReasons } from './write-reason.ts';

/** Fewer need a word of explanation. */
const fewFilms = 3;
/** More of the refused films are not told one by one. */
const mostNamed = 2;

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

/** 'Not the first one, seen it': what was shown and is refused now. */
function sayRefused({ understanding: { reading }, conversation, mind }: AnswerParts): string {
  const refused = reading.wishes.withoutFilms.filter((id) => conversation.shown.includes(id));
  const titles = refused.flatMap((id) => mind.knowledge.filmsById.get(id)?.title ?? []);
  if (titles.length === 0) return '';
  if (titles.length > mostNamed) return findTexts.withoutThose(titles.length);
  return findTexts.withoutThen(listWords(titles.map(escapeMarkdown), 'or'));
}

function askBack({ conversation, understanding }: AnswerParts, act: FindAct): string {
  const isOpen = !wishesAnything(understanding.wishes) && understanding.described.length === 0;
  return isOpen && !act.surprise && act.fromList === null ? vary(findTexts.question, conversation.turns) : '';
}

/** What comes after all films of somebody were shown, and that was said, is not about them any more. */
export function answerFind(parts: AnswerParts, act: FindAct): Answer {
  const { understanding } = parts;
  const isWithout = areAllShown(parts, queryFor(parts, act).hidden) && wasToldAllShown(parts);
  if (!isWithout) return findFilms(parts, act);
  const wishes = { ...understanding.wishes, people: [] };
  const answer = findFilms({ ...parts, understanding: { ...understanding, wishes } }, act);
  if (answer.picks.length === 0) return { ...answer, wishes: understanding.wishes };
  const message = `${sayWithoutThem(parts)}\n\n${answer.message}`;
  return { ...answer, message, wishes: understanding.wishes };
}

export function findFilms(parts: AnswerParts, act: FindAct): Answer {
  const isSignedOutList = act.fromList !== null && parts.lists.kind !== 'read';
  const served: FindAct = isSignedOutList ? { ...act, fromList: null } : act;
  const query = queryFor(parts, served);
  const retrieved = settleFound(parts, query);
  if (isWordless(parts, act, { query, found: retrieved.found })) return answerWordless(parts);
  if (retrieved.found.length === 0) return answerNothing(parts, served, query);
  const lines = writeLines(parts, retrieved);
  const picks = lines.map(({ tmdbId, reason }) => ({ tmdbId, reason }));
  const message = [
    sayMissing(parts),
    sayLists(parts, act),
    sayRefused(parts),
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
