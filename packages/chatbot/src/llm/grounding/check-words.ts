/** Keeps of the model's words what is true as far as we can tell, sentence by sentence. */
import type { MessageWord } from '../../offline/reading/message-words.ts';
import type { Mind } from '../../offline/mind.ts';
import { splitMessage } from '../../offline/reading/split-message.ts';
import { commonNames } from './fact-words.ts';
import { keepPlain, stripMarkup } from './plain-words.ts';
import { cutSentences, type Sentence } from './sentences.ts';

/** What a text may speak of. */
export interface Allowance {
  /** Films that may be named. */
  films: ReadonlySet<number>;
  /** Folded words of names and numbers that may be said. */
  facts: ReadonlySet<string>;
  /** True where words are recited from what the model was told to be. */
  isRecited: (folded: readonly string[]) => boolean;
}

type Place = Sentence;

/** Sentences of plain text, as many as fit into `most` characters; empty where none can stand. */
export function keepTrueSentences(
  said: string,
  allowance: Allowance,
  findMentions: Mind['findMentions'],
): string[] {
  const text = stripMarkup(said);
  const words = splitMessage(text);
  const faults = [
    ...findForeignFilms(words, allowance, findMentions),
    ...findForeignNames(text, words, allowance),
    ...findDangers(text),
  ];
  return cutSentences(text)
    .filter((sentence) => !faults.some((fault) => overlaps(fault, sentence)))
    .filter((sentence) => !allowance.isRecited(foldedWordsOf(sentence, words)))
    .map(({ start, end }) => keepPlain(text.slice(start, end)))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const overlaps = (one: Place, other: Place): boolean => one.start < other.end && other.start < one.end;

const foldedWordsOf = (sentence: Sentence, words: readonly MessageWord[]): string[] =>
  words.filter((word) => overlaps(word, sentence)).map(({ folded }) => folded);

/** Titles of films that are no picks, and titles of no film at all. */
function findForeignFilms(
  words: readonly MessageWord[],
  { films, facts }: Allowance,
  findMentions: Mind['findMentions'],
): Place[] {
  return findMentions(words).flatMap((mention) => {
    if (mention.kind === 'person') return [];
    const inside = words.slice(mention.from, mention.to);
    if (mention.kind === 'film' && mention.tmdbIds.some((id) => films.has(id))) return [];
    if (mention.kind === 'missing-film' && inside.every(({ folded }) => facts.has(folded))) return [];
    return inside;
  });
}

/** Names, numbers and quoted words that come neither from the catalogue nor from the visitor. */
function findForeignNames(text: string, words: readonly MessageWord[], { facts }: Allowance): Place[] {
  return words.filter((word, index) => {
    if (facts.has(word.folded) || commonNames.has(word.folded)) return false;
    if (/\d/u.test(word.folded) || word.isQuoted) return true;
    if (!word.isCapitalised) return false;
    const before = words[index - 1];
    if (before && !/[.!?…\n]/u.test(text.slice(before.end, word.start))) return true;
    return isSubject(word, words[index + 1]);
  });
}

/** What may stand before a verb at the beginning of a sentence without being a name. */
const pronouns = new Set(
  'this that these those it its he she they we you here there what who which where how everything everyone nothing something one each all both any every none some most many such'.split(
    ' ',
  ),
);
const verbs = new Set(
  'is was are were has have had will would should could can may might offers delivers remains tells follows stars features comes makes gives shows brings takes goes gets does'.split(
    ' ',
  ),
);

/** Any word begins with a capital at the beginning of a sentence; one that does something is a name. */
const isSubject = (word: MessageWord, next: MessageWord | undefined): boolean =>
  next !== undefined && verbs.has(next.folded) && !pronouns.has(word.folded);

/** Addresses of any kind, and runs of signs that no sentence has. */
const danger =
  /\b(?:https?|ftp|file|javascript|vbscript|data|mailto|tel)\s?:|\bwww\.|\/\/|@|\b[\p{L}\d-]{2,63}\.\p{L}{2,}|[<>{}\\|=]|[\p{L}\p{N}]_[\p{L}\p{N}]|\S{36,}|&#|&[a-z]{2,8};/giu;

function findDangers(text: string): Place[] {
  return [...text.matchAll(danger)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}
