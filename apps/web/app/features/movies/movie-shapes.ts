/** What the pages show of a film: loader data travels twice, so it carries nothing more. */

/** A film on a card. */
export interface MovieCardData {
  id: number;
  title: string;
  /** A path below the image host; null where there is no poster. */
  poster: string | null;
  /** 0 to 10; 0 when nobody voted. */
  rating: number;
  /** What this list says of the film, for instance why it stands in it. */
  note?: string;
}

export interface MovieCardPage {
  movies: MovieCardData[];
  page: number;
  totalPages: number;
  totalResults: number;
}

/** A film on the home page's stage. */
export interface HeroMovie extends MovieCardData {
  backdrop: string | null;
  overview: string;
  /** `YYYY-MM-DD`, or empty. */
  releaseDate: string;
}

export interface CastEntry {
  creditId: string;
  id: number;
  name: string;
  character: string;
  profile: string | null;
}

export interface MoviePageData extends HeroMovie {
  originalTitle: string;
  tagline: string;
  /** Minutes; 0 when unknown. */
  runtime: number;
  language: string;
  genres: { id: number; name: string }[];
  companies: { id: number; name: string }[];
  directors: { id: number; name: string }[];
  /** Null when the cast could not be loaded although the film could. */
  cast: CastEntry[] | null;
}
