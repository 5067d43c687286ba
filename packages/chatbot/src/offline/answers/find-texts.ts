/** What is said around a list of films. */
import type { WishField } from '../wishes/wish-reading.ts';

type Say = (wish: string) => string;
type Variants<T> = readonly [T, ...T[]];

/** How a wish is called where it had to give way. */
export const fieldTexts: Readonly<Record<WishField, string>> = {
  genres: 'the genre',
  withoutGenres: 'the genres you did not want',
  moods: 'the mood',
  withoutMoods: 'the moods you did not want',
  themes: 'the theme',
  withoutThemes: 'the themes you did not want',
  years: 'the years',
  runtime: 'the length',
  rating: 'the rating',
  people: 'the people',
  withoutPeople: 'the people you did not want',
  languages: 'the language',
  withoutLanguages: 'the languages you did not want',
  countries: 'the country',
  withoutCountries: 'the countries you did not want',
  forChildren: 'that it suits children',
  fame: 'how well known it is',
  likeFilms: 'the likeness',
  withoutFilms: 'the films you refused',
};

/** Without a colon at the end; `wish` is a noun phrase. */
export const findTexts = {
  opening: [
    (wish) => wish,
    (wish) => `Here are ${wish}`,
    (wish) => `For ${wish} I would start here`,
    (wish) => `Have a look at these ${wish}`,
    (wish) => `My choice of ${wish}`,
  ] satisfies Variants<Say>,
  openingOne: [
    (wish) => `Looking for ${wish}, I found one`,
    (wish) => `For ${wish} there is one`,
  ] satisfies Variants<Say>,
  openingMore: [
    (wish) => `More ${wish}`,
    (wish) => `Some other ${wish}`,
    (wish) => `Next, ${wish}`,
    (wish) => `Further ${wish}`,
  ] satisfies Variants<Say>,
  openingDescribed: [
    'These come closest to what you describe',
    'Going by your description',
    'Your words lead me to these',
  ] satisfies Variants<string>,
  openingPopular: [
    'Many people like these, and they are quite different from one another',
    'Some well-liked films of different kinds',
    'A mixed bag of films that many people know',
  ] satisfies Variants<string>,
  openingSurprise: ['Picked by chance', 'The dice say', 'Chance chose these'] satisfies Variants<string>,
  openingPersonal: [
    'Going by what you liked',
    'With your likes in mind',
    'Near to what you liked before',
  ] satisfies Variants<string>,
  openingPersonalNew: [
    'You have not liked or watched anything here yet, so these are films that many people know',
  ] satisfies Variants<string>,
  openingWanted: ['From your watchlist', 'These wait on your watchlist'] satisfies Variants<string>,
  person: (name: string, films: string) => `${name} ${films} in the catalogue.`,
  directedFilms: (films: string) => `directed ${films}`,
  actedInFilms: (films: string) => `plays in ${films}`,
  personAll: 'I have shown you all of them.',
  personNone: (name: string) => `The catalogue has no film of ${name} that fits the question.`,
  personUnknown: 'The catalogue does not know that person.',
  widened: (fields: string) => `Few films fit exactly, so I was less strict about ${fields}.`,
  dropped: (fields: string) => `Nothing fits everything at once, so I left out ${fields}.`,
  droppedAllShown: (fields: string) => `You have had all that fit exactly, so I left out ${fields}.`,
  partly: (films: string, fields: string) =>
    `${films} everything you wished for; for the others I was less strict about ${fields}.`,
  fits: 'Only the first fits',
  fit: (many: number) => `Only the first ${['', '', 'two', 'three', 'four'][many] ?? many} fit`,
  noOthers: 'There are no others that fit.',
  noWrittenFilm: (written: string) => `“${written}” is not in the catalogue, so I could not go by it.`,
  question: [
    'What are you in the mood for: something funny, tense, romantic?',
    'Is there a genre or a decade that you prefer?',
    'Which film did you enjoy last? I can go by that.',
  ] satisfies Variants<string>,
  allShown: (wish: string) => `I have shown you all the ${wish} that I have.`,
  nothing: (wish: string) => `I have no ${wish} in the catalogue.`,
  nothingHelps: (fields: string) => `It would help to do without ${fields}.`,
  nothingLikeYours: 'It would help to tell me another mood or genre.',
  wantedEmpty: 'Your watchlist is empty. Mark films with “Want to watch”, and I can choose from them.',
  wantedNothing: 'Nothing on your watchlist fits that and was not shown yet.',
  loginHelps: 'If you log in, I can go by what you liked and leave out what you watched.',
  loginForList: 'Your lists come with an account: log in, and I can see them.',
  listsFailed: 'Your lists could not be read just now, so I go on without them.',
  namesakes: (film: string) => `I took it to be ${film}.`,
  chips: {
    moreLike: (title: string) => `More like ${title}`,
    newer: 'Something newer',
    older: 'Something older',
    shorter: 'Something shorter',
    longer: 'Something longer',
    funnier: 'Something funnier',
    lighter: 'Less violent',
    lessScary: 'Less scary',
    hidden: 'Lesser known ones',
    known: 'More famous ones',
    better: 'Better rated',
    foreign: 'Not in English',
    by: (name: string) => `Films by ${name}`,
    more: 'Show me others',
    anyYear: 'Any year is fine',
    anyLength: 'Any length is fine',
    anyLanguage: 'Any language is fine',
    anyCountry: 'Any country is fine',
    anyGenre: 'Any genre is fine',
    anyMood: 'Any mood is fine',
    anyRating: 'Any rating is fine',
    surprise: 'Surprise me',
    watchlist: 'Something from my watchlist',
    recommend: 'Recommend me something',
    startOver: 'Start over',
  },
} as const;

export const listTexts = {
  names: { liked: 'you liked', watched: 'you watched', wanted: 'you want to watch' },
  some: (many: string, named: string, films: string) =>
    `There are ${many} that ${named}. The latest: ${films}.`,
  one: (named: string, film: string) => `There is one film that ${named}: ${film}.`,
  none: (named: string) => `So far there is no film that ${named}.`,
  unnamed: (many: string, named: string) => `There are ${many} that ${named}, which I cannot name from here.`,
} as const;
