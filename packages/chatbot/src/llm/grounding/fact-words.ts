/** The names and numbers that may be said of a film, as folded words. */
import { genreName } from '@kinora/contracts/genres';
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { ChatFilm } from '../../chat-film.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** What comes from a country where it is not called like its language. */
const peoples: Readonly<Record<string, string>> = {
  US: 'American US USA Hollywood',
  GB: 'British English UK Britain',
  AU: 'Australian',
  CA: 'Canadian',
  IE: 'Irish',
  NZ: 'Kiwi',
  IN: 'Indian Bollywood',
  MX: 'Mexican',
  BR: 'Brazilian',
  AR: 'Argentine Argentinian',
  CL: 'Chilean',
  AT: 'Austrian',
  BE: 'Belgian',
  CH: 'Swiss',
  HK: 'Cantonese',
  TW: 'Taiwanese',
  IR: 'Iranian',
  IL: 'Israeli',
  ZA: 'African',
  NL: 'Dutch',
};

export function factWordsOf(film: ChatFilm): string[] {
  const { title, originalTitle, directors, cast, themes, moods } = film;
  const texts = [title, originalTitle, ...themes, ...moods, ...film.genres.map(genreName)];
  const people = [...directors.map(({ name }) => name), ...cast.flatMap((one) => [one.name, one.character])];
  return [...texts, ...people, ...placesOf(film), ...numbersOf(film)].flatMap(splitWords);
}

function placesOf({ language, countries }: ChatFilm): string[] {
  const known = countries.filter((code) => /^[A-Z]{2}$/.test(code));
  const spoken = /^[a-z]{2}$/.test(language) ? (languageNames.of(language) ?? '') : '';
  return [spoken, ...known.flatMap((code) => [countryNames.of(code) ?? '', peoples[code] ?? ''])];
}

function numbersOf({ year, runtime, rating }: ChatFilm): string[] {
  const numbers = [year, runtime, rating].flatMap((value) => (value === null ? [] : [String(value)]));
  return year === null ? numbers : [...numbers, ...decadeNames(year)];
}

/** '1990s' and '90s'. */
export function decadeNames(year: number): string[] {
  const decade = String(Math.floor(year / 10) * 10);
  return [`${decade}s`, `${decade.slice(2)}s`];
}

/** Said of no film in particular. */
export const commonNames: ReadonlySet<string> = new Set(
  [
    'I I am I’m I’ll I’ve I’d OK TV Mr Mrs Ms Dr Christmas Halloween Earth',
    'English Friday Saturday Sunday Sci-Fi Rom-Com 1 2 3 4 5 one two three four five',
    // How many minutes or hours a question may ask about.
    '90 120 60',
  ].flatMap((text) => text.split(' ').flatMap(splitWords)),
);
