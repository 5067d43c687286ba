/** What the recommended films say, above all why each of them is recommended. */
import type { ForYouAnswer } from '@kinora/contracts/recommendations';

type SeedList = ForYouAnswer['recommendations'][number]['because']['list'];

const becauseOf: Readonly<Record<SeedList, string>> = {
  liked: 'Because you liked',
  watched: 'Because you watched',
  wanted: 'Because you want to watch',
};

export const reasonTexts = {
  forYou: 'For you',
  loading: 'Loading recommendations…',
  likedTogether: (people: number) => `${people} people who liked this liked it too`,
  sameDirector: (names: string) => `Also by ${names}`,
  sharedCast: (names: string) => `Also with ${names}`,
  sharedThemes: (themes: string) => `Shares: ${themes}`,
  sharedMoods: (moods: string) => `Same mood: ${moods}`,
  sameCompany: (names: string) => `Also from ${names}`,
  sharedGenres: (kinds: string) => `Also ${kinds}`,
  because: (list: SeedList, title: string) => `${becauseOf[list]} ${title}`,
} as const;

/** What a film of a genre is, by the genre's id. */
export const filmsOfGenre: Readonly<Record<number, string>> = {
  28: 'an action film',
  12: 'an adventure',
  16: 'animated',
  35: 'a comedy',
  80: 'a crime film',
  99: 'a documentary',
  18: 'a drama',
  10751: 'a family film',
  14: 'a fantasy',
  36: 'about history',
  27: 'a horror film',
  10402: 'about music',
  9648: 'a mystery',
  10749: 'a romance',
  878: 'science fiction',
  10770: 'made for television',
  53: 'a thriller',
  10752: 'a war film',
  37: 'a western',
};
