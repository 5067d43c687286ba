/** What the recommendation service answers, and what the site's server makes of it. */
import { z } from 'zod';
import { largestId, recommendations } from './limits.ts';
import { movieListItem } from './movies.ts';

const filmId = z.int().min(1).max(largestId);
const person = z.object({ id: z.int(), name: z.string() });

/** Why a film stands in a list: what it and the film that the list was asked for have in common. */
export const recommendationReason = z.discriminatedUnion('type', [
  /** At least `recommendations.minimumPeople` people liked both; `people` says how many. */
  z.object({ type: z.literal('liked-together'), people: z.int().min(recommendations.minimumPeople) }),
  z.object({ type: z.literal('same-director'), people: z.array(person).min(1) }),
  z.object({ type: z.literal('shared-cast'), people: z.array(person).min(1) }),
  /** The catalogue's keywords, the rarest first. */
  z.object({ type: z.literal('shared-themes'), themes: z.array(z.string()).min(1) }),
  z.object({ type: z.literal('shared-moods'), moods: z.array(z.string()).min(1) }),
  z.object({ type: z.literal('same-company'), companies: z.array(person).min(1) }),
  /** TMDB's genre ids. */
  z.object({ type: z.literal('shared-genres'), genres: z.array(z.int()).min(1) }),
]);
export type RecommendationReason = z.infer<typeof recommendationReason>;

/** One entry of `GET /recommend?tmdb_id={id}&top_n={n}`; the list comes best first. */
export const recommendedFilm = z.object({
  tmdbId: filmId,
  /** 0 to 10, falling down the list: how well the film fits. */
  rating: z.number().min(0).max(10),
  /** Best first, at least one. */
  reasons: z.array(recommendationReason),
});
export type RecommendedFilm = z.infer<typeof recommendedFilm>;
export const recommendedFilms = z.array(recommendedFilm);

/** Body of `POST /recommend`: a film that the service may not know, described by the film-data port. */
export const describedFilm = z.object({
  film: z.object({
    tmdbId: filmId,
    title: z.string().max(500),
    overview: z.string().max(5_000).default(''),
    /** Null when unknown. */
    year: z.int().min(1870).max(2200).nullable().default(null),
    genres: z.array(z.int()).max(40).default([]),
    themes: z.array(z.string().max(100)).max(200).default([]),
    directors: z.array(person).max(40).default([]),
    /** In billing order. */
    cast: z.array(person).max(500).default([]),
    companies: z.array(person).max(100).default([]),
  }),
  top_n: z.int().min(1).max(recommendations.mostRequested).default(recommendations.requested),
});
export type DescribedFilm = z.infer<typeof describedFilm>;

const kept = z.array(filmId).max(recommendations.mostSeeds).default([]);

/** Body of `POST /recommend/personal`: what one user keeps, newest first, without saying who it is. */
export const personalWish = z.object({
  liked: kept,
  watched: kept,
  wanted: kept,
  top_n: z.int().min(1).max(recommendations.mostRequested).default(recommendations.forYou),
});
export type PersonalWish = z.infer<typeof personalWish>;

/** The list that leads to a pick. */
const seedList = z.enum(['liked', 'watched', 'wanted']);

/** One entry of the answer to `POST /recommend/personal`; its reasons are what it shares with the film `because`. */
export const personalFilm = recommendedFilm.extend({
  because: z.object({ tmdbId: filmId, list: seedList }),
});
export type PersonalFilm = z.infer<typeof personalFilm>;
export const personalFilms = z.array(personalFilm);

/** A film as a card needs it, in TMDB's words. */
export const recommendedMovie = movieListItem.pick({
  id: true,
  title: true,
  poster_path: true,
  release_date: true,
  vote_average: true,
});

/** `GET /api/recommendations/{tmdb_id}`: films that could be resolved, best first. */
export const recommendationsAnswer = z.object({
  recommendations: z.array(
    z.object({
      movie: recommendedMovie,
      rating: recommendedFilm.shape.rating,
      reasons: z.array(recommendationReason),
    }),
  ),
});
export type RecommendationsAnswer = z.infer<typeof recommendationsAnswer>;

/** `GET /api/user/recommendations`: empty where there is nothing to go on. */
export const forYouAnswer = z.object({
  recommendations: z.array(
    z.object({
      movie: recommendedMovie,
      rating: recommendedFilm.shape.rating,
      reasons: z.array(recommendationReason),
      because: z.object({ tmdb_id: filmId, title: z.string(), list: seedList }),
    }),
  ),
});
export type ForYouAnswer = z.infer<typeof forYouAnswer>;
