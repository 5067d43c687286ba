/** Says what was checked, and remembers it. */
import type { ChatFilm } from '../chat-film.ts';
import type { Pick, Reply } from '../chatbot.ts';
import { type Conversation, rememberExchange, rememberShown } from '../conversation.ts';
import { escapeMarkdown, linkFilm } from '../offline/answers/markdown.ts';
import { suggestRefinements } from '../offline/answers/suggest-refinements.ts';
import type { Grounded } from './grounding/ground.ts';
import { modelTexts } from './model-texts.ts';
import type { Desk } from './tools/desk.ts';
import { reasonOf } from './tools/reason-of.ts';

/** Kept so that a conversation stays small; the oldest are forgotten first. */
const mostKnown = 120;

interface Line extends Pick {
  film: ChatFilm;
}

export function writeReply(asked: string, grounded: Grounded, desk: Desk): Reply {
  const { filmsById } = desk.parts.mind.knowledge;
  const lines = grounded.picks.flatMap(({ tmdbId, reason }): Line[] => {
    const film = filmsById.get(tmdbId);
    return film ? [{ tmdbId, film, reason: reason || reasonOf(film, desk) }] : [];
  });
  const picks = lines.map(({ tmdbId, reason }) => ({ tmdbId, reason }));
  const message = writeMessage(grounded, lines);
  const conversation = remember({ asked, answered: message, picks }, desk);
  const films = lines.map(({ film }) => film);
  // The model's own would be untried: a chip that leads nowhere is worse than none.
  const suggestions =
    films.length > 0
      ? suggestRefinements(desk.parts, { films, next: conversation, hidden: desk.query.hidden })
      : [];
  return { message, picks, suggestions, engine: 'model', conversation };
}

function writeMessage({ intro, question }: Grounded, lines: readonly Line[]): string {
  const list = lines.map(({ film, reason }) => `- ${linkFilm(film)} – ${escapeMarkdown(reason)}`);
  const opening = intro === '' && list.length > 0 ? modelTexts.intro : intro;
  return [escapeMarkdown(opening), list.join('\n'), escapeMarkdown(question)].filter(Boolean).join('\n\n');
}

interface Exchanged {
  asked: string;
  answered: string;
  picks: readonly Pick[];
}

function remember({ asked, answered, picks }: Exchanged, { parts, known }: Desk): Conversation {
  const { conversation, understanding, pageFilm } = parts;
  const { wishes, described, subject } = understanding;
  const shown = picks.map(({ tmdbId }) => tmdbId);
  return {
    ...conversation,
    turns: conversation.turns + 1,
    exchanges: rememberExchange(conversation.exchanges, { asked, answered }),
    wishes,
    described,
    shown: rememberShown(conversation.shown, shown),
    latestPicks: shown.length > 0 ? shown : conversation.latestPicks,
    subject,
    page: pageFilm ?? null,
    asked: null,
    knownToModel: [...known].slice(-mostKnown),
  };
}
