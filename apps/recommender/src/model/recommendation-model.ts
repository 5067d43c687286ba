/** A trained model as the service holds it: precomputed lists, and the facts that their reasons are read from. */

export interface RecommendationModel {
  card: ModelCard;
  /** TMDB ids, ascending; everything below numbers films by their place here. */
  filmIds: Int32Array;
  /** Entries a list. */
  listLength: number;
  /** `films × listLength` film numbers, best first; -1 behind the end of a shorter list. */
  neighbours: Int32Array;
  /** Beside `neighbours`: 0 to 10, falling down each list. */
  ratings: Ratings;
  /** Beside `neighbours`: people who liked both films; 0 where they are fewer than `recommendations.minimumPeople`. */
  likedTogether: Uint32Array;
  facts: FilmFacts;
}

/** What is said of each film that a reason can name, as compressed rows of fact numbers. */
export interface FilmFacts {
  /** `films + 1` offsets into `facts`. */
  starts: Uint32Array;
  /** Ascending fact numbers of each film. */
  facts: Uint32Array;
  /** By fact number. */
  kinds: Uint8Array;
  /** By fact number: the id of a person, company or genre, 0 for themes and moods. */
  ids: Int32Array;
  /** By fact number; empty for genres. */
  names: FactNames;
}

/** An array, or what reads like one: a file keeps three places behind the point. */
export interface Ratings {
  readonly length: number;
  at(entry: number): number | undefined;
}

/** An array, or what reads like one: a served model makes a string of a name only when it is told. */
export interface FactNames {
  readonly length: number;
  at(fact: number): string | undefined;
}

/** Values of `FilmFacts.kinds`. */
export const factKinds = ['director', 'cast', 'theme', 'mood', 'company', 'genre'] as const;
export type FactKind = (typeof factKinds)[number];

export interface ModelCard {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** What made the lists, for people: `content` or `content + item cosine + iALS + EASE`. */
  algorithm: string;
  counts: { films: number; people: number; interactions: number };
  /** Offline scores by name; empty where there was nothing to measure on. */
  scores: Record<string, number>;
}
