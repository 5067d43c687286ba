/** Ratings in thousandths, in half the room: nobody reads more places behind the point, and a falling list still falls. */
import type { Ratings } from './recommendation-model.ts';

export function thousandthsOf(ratings: Ratings): Uint16Array {
  const thousandths = new Uint16Array(ratings.length);
  for (let entry = 0; entry < ratings.length; entry += 1)
    thousandths[entry] = Math.round((ratings.at(entry) ?? 0) * 1_000);
  return thousandths;
}

export function storedRatings(thousandths: Uint16Array): Ratings {
  return {
    length: thousandths.length,
    at(entry) {
      const stored = thousandths[entry];
      return stored === undefined ? undefined : stored / 1_000;
    },
  };
}
