/** The catalogue as of one day: the lists in order and every film's popularity. */
import type { MovieList } from '@kinora/contracts/movie-lists';
import type { MovieListItem } from '@kinora/contracts/movies';
import type { Film } from './film.ts';
import { type NowPlaying, findNowPlaying } from './now-playing.ts';
import type { PicturePaths } from './picture-paths.ts';
import { rankPopular, toWirePopularity } from './popularity.ts';
import { rankTopRated } from './top-rated.ts';
import { rankTrending } from './trending.ts';
import { toListItem } from './wire-movies.ts';

export interface Edition {
  /** `YYYY-MM-DD`, in UTC. */
  day: string;
  today: Date;
  lists: Record<MovieList, readonly Film[]>;
  playingDates: NowPlaying['dates'];
  popularityOf: (film: Film) => number;
  toItem: (film: Film) => MovieListItem;
}

export function dayOf(today: Date): string {
  return today.toISOString().slice(0, 10);
}

export function createEdition(films: readonly Film[], today: Date, picturePaths: PicturePaths): Edition {
  const popular = rankPopular(films, today);
  const playing = findNowPlaying(popular, today);
  const popularities = new Map(popular.map(({ film, score }) => [film.id, toWirePopularity(score)]));
  const items = new Map<number, MovieListItem>();

  function popularityOf(film: Film): number {
    return popularities.get(film.id) ?? 0;
  }

  return {
    day: dayOf(today),
    today,
    lists: {
      popular: popular.map(({ film }) => film),
      top_rated: rankTopRated(films),
      trending: rankTrending(films, today),
      now_playing: playing.films,
    },
    playingDates: playing.dates,
    popularityOf,
    toItem(film) {
      const item = items.get(film.id) ?? toListItem(film, { popularity: popularityOf(film), picturePaths });
      items.set(film.id, item);
      return item;
    },
  };
}
