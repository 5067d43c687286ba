/** For tests of engines: what is wrong with a reply. */
import type { ChatFilm } from './chat-film.ts';
import type { Reply } from './chatbot.ts';
import type { Conversation } from './conversation.ts';
import { titleOf } from './offline/answers/markdown.ts';
import { idsOf } from './test-talk.ts';

const links = /(!?)\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)/gu;

interface Link {
  text: string;
  address: string;
  isImage: boolean;
}

export function linksOf(message: string): Link[] {
  return Array.from(message.matchAll(links), ([, image, text = '', address = '']) => ({
    text: text.replace(/\\(.)/gu, '$1'),
    address,
    isImage: image === '!',
  }));
}

export const longestState = 8_000;

/** What is wrong with a reply that no message excuses; empty for a fair one. */
export function findFaults(reply: Reply, before: Conversation, films: readonly ChatFilm[]): string[] {
  const { message, picks, suggestions, conversation } = reply;
  const byId = new Map(films.map((film) => [film.tmdbId, film]));
  const linked = linksOf(message);
  const addresses = linked.map(({ address }) => address);
  const isTitle = ({ text, address }: Link) => {
    const film = byId.get(Number(/^\/movie\/(\d+)$/u.exec(address)?.[1]));
    return film !== undefined && titleOf(film) === text;
  };
  const checks: readonly (readonly [fault: string, isFair: boolean])[] = [
    ['it is empty', message.trim() !== ''],
    ['it has too many picks', picks.length <= 5],
    ['it has a pick twice', new Set(idsOf(reply)).size === picks.length],
    ['it has a picture', linked.every(({ isImage }) => !isImage)],
    ['a link does not lead to the film of its text', linked.every(isTitle)],
    ['a pick is not in the catalogue', picks.every(({ tmdbId }) => byId.has(tmdbId))],
    ['a pick was shown before', picks.every(({ tmdbId }) => !before.shown.includes(tmdbId))],
    ['a pick is not in the message', picks.every(({ tmdbId }) => addresses.includes(`/movie/${tmdbId}`))],
    ['a reason is too long', picks.every(({ reason }) => reason.length <= 120)],
    ['there is HTML in it', !/<[a-z!/]/iu.test(message.replace(/\\./gu, ''))],
    ['a suggestion is long or one too many', suggestions.length <= 3 && suggestions.every(isShort)],
    ['the exchanges are too many', conversation.exchanges.length <= 10],
    ['the state is too large', JSON.stringify(conversation).length < longestState],
    ['a pick is not among the shown', picks.every(({ tmdbId }) => conversation.shown.includes(tmdbId))],
  ];
  return checks.filter(([, isFair]) => !isFair).map(([fault]) => fault);
}

function isShort(suggestion: string): boolean {
  return suggestion.trim() !== '' && suggestion.length <= 60;
}
