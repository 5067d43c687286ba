/** How wishes are called in a reply. */

/** TMDB's genre ids: as what a film is, and in front of another genre. */
export const genreTexts: ReadonlyMap<number, { films: string; before: string }> = new Map([
  [28, { films: 'action films', before: 'action' }],
  [12, { films: 'adventure films', before: 'adventure' }],
  [16, { films: 'animated films', before: 'animated' }],
  [35, { films: 'comedies', before: 'comedy' }],
  [80, { films: 'crime films', before: 'crime' }],
  [99, { films: 'documentaries', before: 'documentary' }],
  [18, { films: 'dramas', before: 'drama' }],
  [10751, { films: 'family films', before: 'family' }],
  [14, { films: 'fantasy films', before: 'fantasy' }],
  [36, { films: 'historical films', before: 'historical' }],
  [27, { films: 'horror films', before: 'horror' }],
  [10402, { films: 'films about music', before: 'music' }],
  [9648, { films: 'mysteries', before: 'mystery' }],
  [10749, { films: 'romances', before: 'romantic' }],
  [878, { films: 'science fiction films', before: 'science fiction' }],
  [10770, { films: 'television films', before: 'television' }],
  [53, { films: 'thrillers', before: 'thriller' }],
  [10752, { films: 'war films', before: 'war' }],
  [37, { films: 'westerns', before: 'western' }],
]);

/** These stand before the others: 'romantic comedies', 'animated family films'. */
export const leadingGenres: readonly number[] = [16, 10749, 36, 878, 28, 12, 80, 27];

/** Moods of the catalogue that are no adjectives. */
export const moodTexts: ReadonlyMap<string, string> = new Map([
  ['tearjerker', 'sad'],
  ['dark comedy', 'darkly comic'],
]);

export const fameTexts = { known: 'well-known', hidden: 'lesser known' } as const;

/** ISO 3166-1. Others are called by their names: 'from Chile'. */
export const countryTexts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GB: 'British',
    US: 'American',
    AU: 'Australian',
    CA: 'Canadian',
    IE: 'Irish',
    NZ: 'New Zealand',
    MX: 'Mexican',
    BR: 'Brazilian',
    AR: 'Argentine',
    IN: 'Indian',
    FR: 'French',
    DE: 'German',
    IT: 'Italian',
    ES: 'Spanish',
    JP: 'Japanese',
    KR: 'South Korean',
    CN: 'Chinese',
    HK: 'Hong Kong',
    TW: 'Taiwanese',
    PL: 'Polish',
    RU: 'Russian',
    SE: 'Swedish',
    DK: 'Danish',
    NO: 'Norwegian',
    FI: 'Finnish',
    AT: 'Austrian',
    BE: 'Belgian',
    CH: 'Swiss',
    ZA: 'South African',
    IR: 'Iranian',
    TR: 'Turkish',
  }),
);

export const regionTexts: readonly { name: string; countries: readonly string[] }[] = [
  { name: 'Nordic', countries: ['SE', 'NO', 'DK', 'FI', 'IS'] },
  { name: 'Latin American', countries: ['MX', 'BR', 'AR', 'CL', 'PE', 'CO', 'VE', 'CU'] },
];

export const wishTexts = {
  films: 'films',
  highlyRated: 'highly rated',
  ratedFrom: (from: number) => `rated ${from} or better`,
  ratedTo: (to: number) => `rated ${to} or lower`,
  directedBy: (names: string) => `directed by ${names}`,
  withPeople: (names: string) => `with ${names}`,
  by: (names: string) => `by ${names}`,
  theme: (themes: string) => `tagged ${themes}`,
  notTagged: (themes: string) => `not tagged ${themes}`,
  quoted: (theme: string) => `“${theme}”`,
  like: (films: string) => `like ${films}`,
  fromPlace: (place: string) => `from ${place}`,
  decade: (year: number) => `from the ${year}s`,
  year: (year: number) => `from ${year}`,
  years: (from: number, to: number) => `from ${from} to ${to}`,
  yearsFrom: (from: number) => `from ${from} or later`,
  yearsTo: (to: number) => `from ${to} or earlier`,
  atMost: (length: string) => `of ${length} at most`,
  atLeast: (length: string) => `of ${length} or more`,
  minutesBetween: (from: number, to: number) => `of ${from} to ${to} minutes`,
  minutes: (minutes: number) => `${minutes} minutes`,
  hours: (hours: number) => ['one hour', 'two hours', 'three hours'][hours - 1] ?? `${hours} hours`,
  forChildren: 'for the whole family',
  without: (things: string) => `without ${things}`,
  no: (genres: string) => `no ${genres}`,
  not: (kind: string) => `not ${kind}`,
  nothing: (moods: string) => `nothing ${moods}`,
  notIn: (languages: string) => `not in ${languages}`,
  notFrom: (places: string) => `not from ${places}`,
} as const;
