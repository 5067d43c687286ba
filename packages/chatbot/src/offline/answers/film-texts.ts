/** Answers to questions about a film. `film` is its link, names are ready for markdown. */
import type { FilmQuestion } from '../dialogue/act.ts';

export const filmTexts = {
  director: (film: string, names: string) => `${film} was directed by ${names}.`,
  cast: (film: string, names: string) => `In ${film} you see ${names}.`,
  castYes: (film: string, name: string) => `Yes, ${name} is in ${film}.`,
  castNo: (film: string, name: string, names: string) =>
    `${name} is not among the cast that the catalogue names for ${film}: ${names}.`,
  character: (name: string, character: string) => `${name} (${character})`,
  runtime: (film: string, minutes: number, hours: string) => `${film} is ${minutes} minutes long${hours}.`,
  hours: (hours: number, minutes: number) => ` (${hours} h ${minutes} min)`,
  year: (film: string, year: number) => `${film} came out in ${year}.`,
  plot: (film: string, overview: string) => `${film}: ${overview}`,
  rating: (film: string, rating: string, verdict: string) =>
    `${film} is rated ${rating} out of 10, ${verdict}.`,
  verdicts: {
    great: 'which is very high',
    good: 'which is good',
    fair: 'which is middling',
    poor: 'which is low',
  },
  genres: (film: string, genres: string) => `The catalogue files ${film} under ${genres}.`,
  language: (film: string, language: string) =>
    `The original language of ${film} is ${language}. Which dubbed or subtitled versions there are, I do not know.`,
  country: (film: string, countries: string) => `${film} was made in ${countries}.`,
  moodYes: (film: string, mood: string, moods: string) =>
    `Yes, ${film} is ${mood}: the catalogue calls it ${moods}.`,
  moodNo: (film: string, mood: string, moods: string) =>
    `Going by the catalogue, ${film} is not ${mood}: it calls it ${moods}.`,
  genreYes: (film: string, genre: string) => `Yes, ${film} is filed under ${genre}.`,
  genreNo: (film: string, genre: string, genres: string) =>
    `${film} is not filed under ${genre}, but under ${genres}.`,
  themeYes: (film: string, theme: string) => `Yes, the catalogue connects ${film} with “${theme}”.`,
  themeNo: (film: string, theme: string) => `The catalogue does not connect ${film} with “${theme}”.`,
  childrenYes: (film: string) => `${film} should suit children: nothing in the catalogue speaks against it.`,
  childrenNo: (film: string, why: string) => `I would not choose ${film} for children${why}.`,
  childrenWhy: (why: string) => `: the catalogue calls it ${why}`,
  childrenUnsure: (film: string) =>
    `The catalogue does not mark ${film} as a family film, so have a look at it yourself first.`,
  where: (film: string) => `I do not know where ${film} can be watched; the catalogue does not say.`,
  whereAny: 'I do not know what is on which service; I only know what is in the catalogue.',
  facts: (film: string, facts: string) => `${film} is ${facts}.`,
  directedBy: (names: string) => `by ${names}`,
  withCast: (names: string) => `with ${names}`,
  ratedShort: (rating: string) => `rated ${rating}`,
  whyFits: (film: string, wish: string) => `You asked for ${wish}, and ${film} fits that.`,
  whyPartly: (film: string, wish: string) =>
    `You asked for ${wish}. ${film} does not keep all of it, but comes near.`,
  whyOpen: (film: string) =>
    `You left it open, so I went by what many people like, and ${film} is one of those films.`,
  whyReason: (reason: string) => `In short: ${reason}.`,
  whyRated: (rating: string) => `It is rated ${rating} out of 10.`,
  missing: {
    director: (film) => `The catalogue does not say who directed ${film}.`,
    writer: (film) => `I do not know who wrote ${film}; the catalogue does not say.`,
    cast: (film) => `The catalogue does not say who is in ${film}.`,
    runtime: (film) => `The catalogue does not say how long ${film} is.`,
    year: (film) => `The catalogue does not say when ${film} came out.`,
    plot: (film) => `The catalogue has no description of ${film}.`,
    rating: (film) => `${film} has no rating yet.`,
    genres: (film) => `The catalogue does not say what genre ${film} is.`,
    language: (film) => `The catalogue does not say in which language ${film} is.`,
    country: (film) => `The catalogue does not say where ${film} was made.`,
    mood: (film) => `The catalogue says nothing about the mood of ${film}.`,
    theme: (film) => `The catalogue does not say that about ${film}.`,
    children: (film) => `The catalogue does not say whether ${film} suits children.`,
    where: (film) => `I do not know where ${film} can be watched.`,
    unknown: (film) => `The catalogue does not tell me that about ${film}.`,
    why: (film) => `I did not pick ${film} for you. Ask me what it is about, and I tell you.`,
    anything: (film) => `I know no more of ${film} than its title.`,
  } satisfies Record<FilmQuestion, (film: string) => string>,
  whichOfName: (written: string) => `Several films are called “${written}”. Which one do you mean?`,
  whichOfList: 'Which one do you mean?',
  whichFilm: 'Which film do you mean? Tell me its title.',
  oneFrom: (year: number) => `The one from ${year}`,
  missingFilm: [
    (written) =>
      `“${written}” is not in the catalogue. Tell me a film like it, or what you like about it, and I go from there.`,
    (written) => `I do not have “${written}”. Which other film is like it, or what mood and genre is it?`,
  ] satisfies readonly [(written: string) => string, ...((written: string) => string)[]],
  places: ['The first one', 'The second one', 'The third one'],
  nameless: 'That film',
  chips: {
    moreLike: (title: string) => `More like ${title}`,
    cast: 'Who is in it?',
    plot: 'What is it about?',
    director: 'Who directed it?',
    runtime: 'How long is it?',
    rating: 'Is it any good?',
  },
} as const;
