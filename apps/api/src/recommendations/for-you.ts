/** Films for one user, from what the user likes, watched and wants to watch, none of which is among them. */
import { recommendations } from '@kinora/contracts/limits';
import type { ForYouAnswer, PersonalWish } from '@kinora/contracts/recommendations';
import type { FilmData } from './film-data.ts';
import type { KeptFilm, KeptFilms, ListKeptFilms } from './for-you.store.ts';
import type { Recommender } from './recommender.ts';
import { resolveFilms } from './resolve-films.ts';
import { startUsualBudget } from './similar-movies.ts';

export interface ForYouParts {
  recommender: Recommender;
  filmData: Pick<FilmData, 'findMovie'>;
  listKeptFilms: ListKeptFilms;
  /** Aborts when an answer is not waited for any longer. */
  startBudget?: () => AbortSignal;
}

/** Empty for a user who keeps nothing. Rejects as the `Recommender` does. */
export type FindForYou = (userId: string) => Promise<ForYouAnswer>;

export function createForYou(parts: ForYouParts): FindForYou {
  const { recommender, filmData, listKeptFilms, startBudget = startUsualBudget } = parts;

  return async (userId) => {
    const timeUp = startBudget();
    const kept = await listKeptFilms(userId);
    const titles = titlesOf(kept);
    if (titles.size === 0) return { recommendations: [] };

    const list = await recommender.recommendPersonally(wishOf(kept), timeUp);
    const fresh = list.filter(({ tmdbId }) => !titles.has(tmdbId)).slice(0, recommendations.forYou);
    const { films } = await resolveFilms(fresh, filmData, timeUp);
    const entries = films.map(({ film: { rating, reasons, because }, movie }) => ({
      movie,
      rating,
      reasons,
      because: { tmdb_id: because.tmdbId, title: titles.get(because.tmdbId) ?? '', list: because.list },
    }));
    return { recommendations: entries };
  };
}

function titlesOf(kept: KeptFilms): Map<number, string> {
  return new Map(
    Object.values(kept).flatMap((list: KeptFilm[]) => list.map(({ tmdbId, title }) => [tmdbId, title])),
  );
}

/** Where the service is not told of everything, it may recommend what is then dropped; so more is asked for. */
function wishOf({ liked, watched, wanted }: KeptFilms): PersonalWish {
  const isCut = [liked, watched, wanted].some((list) => list.length > recommendations.mostSeeds);
  return {
    liked: seedsOf(liked),
    watched: seedsOf(watched),
    wanted: seedsOf(wanted),
    top_n: isCut ? recommendations.mostRequested : recommendations.forYou,
  };
}

function seedsOf(list: readonly KeptFilm[]): number[] {
  return list.slice(0, recommendations.mostSeeds).map(({ tmdbId }) => tmdbId);
}
