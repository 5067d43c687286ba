/** Why a film fits, from the catalogue alone: for a pick whose reason could not stand. */
import { genreName } from '@kinora/contracts/genres';
import type { ChatFilm } from '../../chat-film.ts';
import { writeReason } from '../../offline/answers/write-reason.ts';
import type { Found } from '../../offline/retrieval/retrieval.ts';
import { modelTexts } from '../model-texts.ts';
import type { Desk } from './desk.ts';

export function reasonOf(film: ChatFilm, { found, query, parts }: Desk): string {
  const written = writeReason(
    found.get(film.tmdbId) ?? foundByModel(film),
    query.wishes,
    parts.mind.knowledge,
  );
  const [genre] = film.genres;
  return written || modelTexts.plainReason(genre === undefined ? undefined : genreName(genre), film.year);
}

const foundByModel = (film: ChatFilm): Found => ({
  film,
  score: 0,
  parts: { likeness: 0, words: 0, themes: 0, moods: 0, genres: 0, people: 0, taste: 0, prior: 0 },
  because: null,
});
