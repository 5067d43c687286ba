import type { Film } from '@kinora/catalogue/embedded/film';
import type { ChatFilm } from '@kinora/chatbot/chat-film';

/** A film of the embedded catalogue as the chatbot knows it. Texts and lists are shared with it, not copied. */
export function chatFilmOf(film: Film): ChatFilm {
  return {
    tmdbId: film.id,
    title: film.title,
    originalTitle: film.original_title,
    year: Number(film.release_date.slice(0, 4)),
    runtime: film.runtime,
    genres: film.genres,
    language: film.language,
    countries: film.countries,
    // A film that nobody has rated.
    rating: film.vote_average === 0 ? null : film.vote_average,
    prominence: film.notability / 100,
    overview: film.overview,
    themes: film.keywords,
    moods: film.moods,
    directors: film.directors,
    cast: film.cast,
  };
}
