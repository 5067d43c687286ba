/** Reads a user's films from an answer and keeps of them what a card shows. */
import { isObject, unexpectedAnswer } from '../../client/answers.ts';

export interface KeptCard {
  /** The film's number in the film data, which its page is found by. */
  id: number;
  title: string;
  /** A path below the image host; null where there is no poster. */
  poster: string | null;
  /** 0 to 10; 0 when nobody voted. */
  rating: number;
}

type Fields = Record<string, unknown>;

export function readKeptMovies(answer: unknown): KeptCard[] {
  return readEntries(answer, toKeptCard);
}

/** Every film once, in the answer's order. */
export function readEntries<Entry extends KeptCard>(
  answer: unknown,
  toEntry: (fields: Fields) => Entry,
): Entry[] {
  if (!Array.isArray(answer)) throw unexpectedAnswer();
  const entries = answer.map((entry: unknown) => {
    if (!isObject(entry)) throw unexpectedAnswer();
    return toEntry(entry);
  });
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

export function toKeptCard(fields: Fields): KeptCard {
  // `movie_id` may be a number of the server's own, so it counts only where nothing else is given.
  const id = [fields['tmdb_id'], fields['id'], fields['movie_id']].map(Number).find(isId);
  const title = [fields['title'], fields['name']].find((text) => typeof text === 'string');
  if (id === undefined || title === undefined) throw unexpectedAnswer();
  const { poster_path: poster, vote_average: rating } = fields;
  return {
    id,
    title,
    poster: typeof poster === 'string' && poster !== '' ? poster : null,
    rating: typeof rating === 'number' ? rating : 0,
  };
}

/** Passes where the answer's message is the promised one. */
export function expectMessage(answer: unknown, message: string): void {
  if (!isObject(answer) || answer['message'] !== message) throw unexpectedAnswer();
}

function isId(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
