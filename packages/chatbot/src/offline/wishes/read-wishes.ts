/** Finds the constraints of a message. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord } from '../reading/message-words.ts';
import { noWishes } from '../../wishes.ts';
import type { WishReading } from './wish-reading.ts';

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

export function createWishReader(_knowledge: FilmKnowledge): WishReader {
  return {
    readWishes: () => ({ wishes: structuredClone(noWishes), comparisons: [], dropped: [], spans: [] }),
    readsAsWish: () => false,
  };
}
