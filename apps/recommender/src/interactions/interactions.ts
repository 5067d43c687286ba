/** Who likes what, as compressed rows: the films of row `p` are `items[starts[p]]` up to `items[starts[p + 1]]`, sorted. */
export interface Interactions {
  /** How many rows there are: one a person, and one a playlist where there are `owners`. */
  people: number;
  /** How many films there are; an item is a number from 0 to `films - 1`. */
  films: number;
  /** `people + 1` offsets. */
  starts: Uint32Array;
  items: Uint32Array;
  /** How much each item says, beside `items`; 1 is a like. Left out where all are likes. */
  strengths?: Float32Array;
  /**
   * By row, ascending: whose it is. The first row of an owner is what that person keeps, the others are the person's playlists.
   * Left out where every row is a person of its own.
   */
  owners?: Uint32Array;
}

/** What is learned from, and what was made of the source, for people. */
export interface ReadInteractions {
  interactions: Interactions;
  /** Real people; a playlist is none. */
  people: number;
  playlists: number;
  /** Likes of films that are numbered. */
  likes: number;
  /** Entries that were dropped because nothing is known of their film. */
  droppedEntries: number;
}

/** The source of the interactions cannot be used; the message says where and why. */
export class InteractionsFault extends Error {}
