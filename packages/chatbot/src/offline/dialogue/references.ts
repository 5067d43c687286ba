/** What points at films that were shown: 'the second one', 'the last', 'those'. */
import type { Conversation } from '../../conversation.ts';
import type { FilmMention, Mention } from '../mentions/mention.ts';
import type { MessageWord } from '../reading/message-words.ts';

const places: ReadonlyMap<string, number> = new Map([
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['third', 2],
  ['3rd', 2],
  ['fourth', 3],
  ['4th', 3],
  ['fifth', 4],
  ['5th', 4],
  ['last', -1],
]);
const nouns: ReadonlySet<string> = new Set([
  'one',
  'film',
  'movie',
  'pick',
  'suggestion',
  'option',
  'choice',
]);
/** Behind 'the last': no film of the list, but a time or a place. */
const numberNouns: ReadonlySet<string> = new Set(['number', 'no', 'option', 'nr']);

interface Reference {
  from: number;
  to: number;
  place: number;
}

/** 'the second', 'the second one', 'second one', 'second' alone; not 'second world war' and 'the last decade'. */
function readOrdinal(words: readonly MessageWord[], at: number): Reference | undefined {
  const place = places.get(words[at]?.folded ?? '');
  if (place === undefined) return undefined;
  const hasArticle = words[at - 1]?.folded === 'the';
  const next = words[at + 1];
  const hasNoun = next !== undefined && nouns.has(next.folded);
  const endsThere =
    next === undefined ||
    next.startsClause ||
    ['and', 'but', 'is', 'was', 'please', 'again', 'or', 'about', 'too', 'again'].includes(next.folded);
  const isAlone = words.length === 1;
  if (!hasNoun && !(hasArticle && endsThere) && !isAlone) return undefined;
  return { from: hasArticle ? at - 1 : at, to: hasNoun ? at + 2 : at + 1, place };
}

/** 'number 2', '#2' alone, '2' alone. */
function readNumber(words: readonly MessageWord[], at: number): Reference | undefined {
  const digit = /^[1-5]$/u.exec(words[at]?.folded ?? '')?.[0];
  if (digit === undefined) return undefined;
  const isNumbered = numberNouns.has(words[at - 1]?.folded ?? '');
  if (!isNumbered && words.length > 1) return undefined;
  return { from: isNumbered ? at - 1 : at, to: at + 1, place: Number(digit) - 1 };
}

function overlaps(mentions: readonly Mention[], { from, to }: Reference): boolean {
  return mentions.some((mention) => mention.from < to && from < mention.to);
}

function writtenAs(words: readonly MessageWord[], { from, to }: Reference): string {
  return words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

/** The mentions with one for each place in the latest list that the message points at, in their order. */
export function addReferences(
  words: readonly MessageWord[],
  mentions: readonly Mention[],
  latest: readonly number[],
): Mention[] {
  if (latest.length === 0) return [...mentions];
  const added = words.flatMap((_, at): FilmMention[] => {
    const reference = readOrdinal(words, at) ?? readNumber(words, at);
    const tmdbId = reference && latest.at(reference.place);
    if (!reference || tmdbId === undefined || overlaps(mentions, reference)) return [];
    const { from, to } = reference;
    return [
      { kind: 'film', from, to, tmdbIds: [tmdbId], isExact: true, written: writtenAs(words, reference) },
    ];
  });
  return [...mentions, ...added].toSorted((a, b) => a.from - b.from);
}

/** The list that places are counted in: what was just asked about, else the latest picks. */
export function listedFilms({ asked, latestPicks }: Conversation): readonly number[] {
  return asked?.kind === 'which-film' ? asked.tmdbIds : latestPicks;
}
