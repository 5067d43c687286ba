/** MovieLens's genre names in TMDB's genre ids. What TMDB has no genre for, like IMAX, is left out. */
const idByName: ReadonlyMap<string, number> = new Map([
  ['Action', 28],
  ['Adventure', 12],
  ['Animation', 16],
  ["Children's", 10751],
  ['Children', 10751],
  ['Comedy', 35],
  ['Crime', 80],
  ['Documentary', 99],
  ['Drama', 18],
  ['Fantasy', 14],
  ['Film-Noir', 80],
  ['Horror', 27],
  ['Musical', 10402],
  ['Mystery', 9648],
  ['Romance', 10749],
  ['Sci-Fi', 878],
  ['Thriller', 53],
  ['War', 10752],
  ['Western', 37],
]);

/** `names` as MovieLens writes them: `Comedy|Sci-Fi`. */
export function genreIdsOf(names: string): number[] {
  const ids = names.split('|').map((name) => idByName.get(name));
  return [...new Set(ids.filter((id) => id !== undefined))];
}
