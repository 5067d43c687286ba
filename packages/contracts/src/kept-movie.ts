/** A film as a user's lists hold it: what the catalogue said when it was last asked. */
export interface KeptMovie {
  tmdb_id: number;
  /** Our own number of the film. */
  movie_id: number;
  title: string;
  overview: string;
  /** A path below the image host; null where there is no poster. */
  poster_path: string | null;
  /** 0 to 10. */
  vote_average: number;
}
