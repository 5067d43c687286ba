/** Why a film was picked. No sentence has a full stop; the title stands in front of it. */

export const reasonTexts = {
  directedBy: (names: string) => `Directed by ${names}`,
  leadingPart: (names: string) => `With ${names} in a leading part`,
  leadingParts: (names: string) => `With ${names} in leading parts`,
  featuring: (names: string) => `With ${names}`,
  sharedThemes: (seed: string, themes: string) => `Shares with ${seed}: ${themes}`,
  sameDirector: (seed: string) => `From the director of ${seed}`,
  sharedCast: (seed: string, names: string) => `With ${names}, as in ${seed}`,
  sharedMoods: (seed: string, moods: string) => `As ${moods} as ${seed}`,
  sameKind: (seed: string, kind: string) => `Like ${seed}, ${kind}`,
  besideSeed: (seed: string) => `Goes well with ${seed}`,
  described: (themes: string) => `Has what you describe: ${themes}`,
  hidden: (rating: string) => `Rated ${rating} and little known`,
  hiddenUnrated: 'Known to few',
  rated: (rating: string) => `Rated ${rating} out of 10`,
  wellKnown: 'One of the films that nearly everybody knows',
  short: (minutes: number) => `Only ${minutes} minutes long`,
  long: (minutes: number) => `${minutes} minutes long`,
  forChildren: 'Fine for children',
  forChildrenAnd: (moods: string) => `Fine for children: ${moods}`,
  yourMoods: (moods: string) => `Close to what you like: ${moods}`,
  yourThemes: (themes: string) => `Close to what you like: ${themes}`,
  aFilm: (kind: string) => kind,
  aFilmOf: (kind: string, themes: string) => `${kind}: ${themes}`,
  withMoods: (sentence: string, moods: string) => `${sentence}, ${moods}`,
  keepsWishes: 'Keeps to everything you asked for',
  film: 'film',
} as const;

/** What a film of a genre is, by TMDB's id. */
export const filmTexts: ReadonlyMap<number, string> = new Map([
  [28, 'action film'],
  [12, 'adventure'],
  [16, 'animated film'],
  [35, 'comedy'],
  [80, 'crime film'],
  [99, 'documentary'],
  [18, 'drama'],
  [10751, 'family film'],
  [14, 'fantasy'],
  [36, 'historical film'],
  [27, 'horror film'],
  [10402, 'music film'],
  [9648, 'mystery'],
  [10749, 'romance'],
  [878, 'science fiction film'],
  [10770, 'television film'],
  [53, 'thriller'],
  [10752, 'war film'],
  [37, 'western'],
]);

/** Moods that a genre's word already says: nobody writes of an adventurous adventure. */
export const saidByGenre: ReadonlyMap<number, readonly string[]> = new Map([
  [28, ['action-packed']],
  [12, ['adventurous']],
  [27, ['scary']],
  [35, ['funny', 'dark comedy']],
  [9648, ['mysterious']],
  [10749, ['romantic']],
  [10751, ['family-friendly']],
]);

/** Words of themes that stay small on a label, and those that are initials. */
export const smallWords: ReadonlySet<string> = new Set(
  'a an and at by for from in of on or the to vs with'.split(' '),
);
export const initials: ReadonlySet<string> = new Set(
  'ai cia dc fbi ii iii iv lgbt mi6 nasa nyc tv uk ufo usa'.split(' '),
);
