/** The films that ship with the product, as the chatbot knows them, with the lists that the recommendation service has. */
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import type { Film } from '@kinora/catalogue/embedded/film';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { SimilarFilm } from '@kinora/chatbot/film-source';
import { buildContentLists } from '@kinora/recommender/content/content-lists';
import { trainContent } from '@kinora/recommender/content/train-content';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { collectFacts } from '@kinora/recommender/reasons/film-facts';

export function readShippedFilms(): ChatFilm[] {
  return readFilms(shippedFilmsFile).map(describeFilm);
}

function describeFilm(film: Film): ChatFilm {
  return {
    tmdbId: film.id,
    title: film.title,
    originalTitle: film.original_title,
    year: Number(film.release_date.slice(0, 4)),
    runtime: film.runtime,
    genres: film.genres,
    language: film.language,
    countries: film.countries,
    rating: film.vote_average,
    prominence: film.notability / 100,
    overview: film.overview,
    themes: film.keywords,
    moods: film.moods,
    directors: film.directors,
    cast: film.cast,
  };
}

/** What the recommendation service answers before anybody has liked anything. */
export function findShippedSimilar(): (tmdbId: number) => SimilarFilm[] {
  const films = readFilms(shippedFilmsFile);
  const profiles = films.map((film) => profileOf(film));
  const { neighbours, ratings, listLength } = buildContentLists(
    trainContent(profiles),
    collectFacts(profiles),
  );
  const numbers = new Map(films.map(({ id }, number) => [id, number]));
  return (tmdbId) => {
    const number = numbers.get(tmdbId);
    if (number === undefined) return [];
    const similar: SimilarFilm[] = [];
    for (let at = number * listLength; at < (number + 1) * listLength; at += 1) {
      const film = films[neighbours[at] ?? -1];
      if (film) similar.push({ tmdbId: film.id, fit: (ratings[at] ?? 0) / 10 });
    }
    return similar;
  };
}
