/** What the chatbot asks of whoever runs it. */
import type { ChatFilm } from './chat-film.ts';

export interface SimilarFilm {
  tmdbId: number;
  /** 0 to 1, falling down the list. */
  fit: number;
}

export interface FilmSource {
  /** Every film that may be talked of. Read once, when the first message comes. */
  readFilms: () => Promise<readonly ChatFilm[]>;
  /** Best first; rejects where the recommendation service does not answer, which makes a reply poorer but not wrong. */
  findSimilar: (tmdbId: number, signal: AbortSignal) => Promise<readonly SimilarFilm[]>;
  today: () => Date;
}
