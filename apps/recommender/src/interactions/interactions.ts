/** Who likes what, as compressed rows: the films of person `p` are `items[starts[p]]` up to `items[starts[p + 1]]`, sorted. */
export interface Interactions {
  people: number;
  /** How many films there are; an item is a number from 0 to `films - 1`. */
  films: number;
  /** `people + 1` offsets. */
  starts: Uint32Array;
  items: Uint32Array;
  /** How much each item says, beside `items`; left out where all say the same. */
  strengths?: Float32Array;
}
