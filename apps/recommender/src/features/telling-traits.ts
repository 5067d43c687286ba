/** Which themes and genres say what a film is like, and not how it came to be. */

const ofItsMaking: ReadonlySet<string> = new Set([
  'sequel',
  'prequel',
  'legacy sequel',
  'remake',
  'live-action remake',
  'reboot',
  'spin-off',
  'franchise',
  'crossover',
  'twist ending',
  'multiple endings',
  'ensemble cast',
  'cult film',
  'independent film',
  'television film',
  'short film',
  'colorized film',
  'duringcreditsstinger',
  'aftercreditsstinger',
]);

const ofItsSource =
  /^based on (?:novel|book|novella|short story|story|play|poem|memoir|musical|(?:short )?film|tv series)\b/u;

/** 'sequel' and 'based on novel' tie no two films together; 'based on comic' and 'based on true story' do. */
export function isTellingTheme(theme: string): boolean {
  return !ofItsSource.test(theme) && !ofItsMaking.has(theme);
}

/** TMDB's genre 'TV Movie', which a farce about sharks and a drama about an illness may share. */
const televisionFilm = 10770;

export function isTellingGenre(genre: number): boolean {
  return genre !== televisionFilm;
}
