/** Finds the constraints of a message. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord } from '../reading/message-words.ts';
import { collectWishes } from './collect-wishes.ts';
import { createWishBook } from './create-wish-book.ts';
import { findPieces } from './find-pieces.ts';
import { hasCue, isItem } from './piece.ts';
import { boundWords } from './read-bound.ts';
import { plainWords } from './lexicon/plain-words.ts';
import { measureWords } from './lexicon/measure-words.ts';
import { createSpeller } from './speller.ts';
import type { WishReading } from './wish-reading.ts';
import { readWishWords, type WishWord } from './wish-words.ts';

export interface WishQuestion {
  words: readonly MessageWord[];
  mentions: readonly Mention[];
  /** The film that 'this', 'it' and 'this one' stand for: of the page, or the one just talked of. */
  subjectFilm: number | null;
  /** The person that 'him', 'her' and 'she' stand for. */
  subjectPerson: number | null;
  today: Date;
}

export interface WishReader {
  readWishes: (question: WishQuestion) => WishReading;
  /** True for folded words that read as a wish by themselves: 'scary movie', 'the seventies'. */
  readsAsWish: (folded: readonly string[]) => boolean;
}

/** The overviews of so many films, the most widely known first, say which words are no slips of the pen. */
const spellingFilms = 2000;
const shortestWord = 3;
/** Any year will do to tell whether words are a wish. */
const someYear = 2020;

function listProperWords({ films }: FilmKnowledge): Set<string> {
  const words = new Set([...plainWords, ...boundWords]);
  for (const { overview } of films.slice(0, spellingFilms)) {
    for (const [word] of overview.toLowerCase().matchAll(/\p{L}+/gu)) {
      if (word.length >= shortestWord) words.add(word);
    }
  }
  return words;
}

function toPlainWords(folded: readonly string[]): WishWord[] {
  return folded.map((word, at) => ({
    word,
    written: word,
    mention: null,
    startsClause: at === 0,
    startsSentence: at === 0,
    marks: '',
    from: at,
    to: at + 1,
  }));
}

export function createWishReader(knowledge: FilmKnowledge): WishReader {
  const book = createWishBook(knowledge);
  const correct = createSpeller([...measureWords, ...book.listWords()], listProperWords(knowledge));
  return {
    readWishes: (question) => {
      const words = readWishWords(question.words, question.mentions, correct);
      const thisYear = question.today.getUTCFullYear();
      return collectWishes(findPieces(words, book, thisYear), { question, knowledge, thisYear });
    },
    readsAsWish: (folded) => {
      const pieces = findPieces(toPlainWords(folded.map(correct)), book, someYear);
      const isPart = pieces.every(
        (piece) =>
          isItem(piece) || hasCue(piece, 'filmnoun', 'determiner', 'and', 'or') || piece.text === 'the',
      );
      return isPart && pieces.some(isItem);
    },
  };
}
