/** The constraints of a search as the model writes them: names in place of ids. */
import { z } from 'zod';
import { optionalFlag, optionalNames, optionalNumber, optionalText } from './lenient-input.ts';

const year = () => optionalNumber(1880, 2100).describe('both ends belong to it');
const minutes = () => optionalNumber(0, 1000);
const rating = () => optionalNumber(0, 10);
const names = (what: string) => optionalNames().describe(what);

export const constraintsInput = z.object({
  genres: names('every one of them; "Comedy|Drama" is either'),
  without_genres: optionalNames(),
  moods: names('at least one of them'),
  without_moods: optionalNames(),
  themes: names('keywords like "heist" or "time travel", every one of them; "spy|secret agent" is either'),
  without_themes: optionalNames(),
  year_from: year(),
  year_to: year(),
  minutes_from: minutes(),
  minutes_to: minutes(),
  rating_from: rating(),
  rating_to: rating(),
  people: names('people in any role, every one of them'),
  directors: optionalNames(),
  cast: optionalNames(),
  without_people: optionalNames(),
  languages: names('ISO 639-1, like "fr"'),
  without_languages: optionalNames(),
  countries: names('ISO 3166-1, like "GB"'),
  without_countries: optionalNames(),
  for_children: optionalFlag(),
  fame: optionalText().describe('"known" or "hidden"'),
  like: names('titles of films that the wanted ones should be like'),
  without_films: names('titles'),
  words: optionalText().describe('other words that describe the story'),
});

export type Constraints = z.infer<typeof constraintsInput>;
