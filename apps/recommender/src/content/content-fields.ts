/** What a film is compared by: each field turns a profile into terms, each with how much it counts for the film. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import { isForFamilies } from '../features/audience.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import { isTellingGenre, isTellingTheme } from '../features/telling-traits.ts';
import { meaningfulWords } from '../features/text-words.ts';

export const contentFields = [
  'genres',
  'directors',
  'cast',
  'characters',
  'themes',
  'themeWords',
  'moods',
  'overview',
  'title',
  'companies',
  'language',
  'audience',
] as const;
export type ContentField = (typeof contentFields)[number];

type Terms = Map<string, number>;

export interface FieldRule {
  terms(profile: FilmProfile): Terms;
  /** How far a film is made smaller for having many terms: 1 is the cosine, 0 the plain sum of what is shared. */
  normalising: number;
  /** Every term counts the same, however many films have it. */
  isPlain?: boolean;
}

function eachOnce(terms: readonly (string | number)[]): Terms {
  return new Map(terms.map((term) => [String(term), 1]));
}

/** A word said twice counts more, but not twice. */
function byFrequency(words: readonly string[]): Terms {
  const counts: Terms = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  for (const [word, count] of counts) counts.set(word, Math.sqrt(count));
  return counts;
}

/** The first name on the bill counts 1, the fifth a half. */
function byBilling(profile: FilmProfile): Terms {
  const terms: Terms = new Map();
  for (const [place, { id }] of profile.cast.entries()) {
    const term = String(id);
    if (!terms.has(term)) terms.set(term, 1 / (1 + place / 4));
  }
  return terms;
}

/** Films of two languages that are not English are closer to each other than to one in English, those of one are closest. */
function languageTerms({ language }: FilmProfile): Terms {
  if (language === '') return new Map();
  return eachOnce(language === 'en' ? [language] : [language, 'not English']);
}

function audienceTerms(profile: FilmProfile): Terms {
  if (profile.genres.length === 0 && profile.moods.length === 0) return new Map();
  return eachOnce([isForFamilies(profile) ? 'families' : 'adults']);
}

export const fieldRules: Readonly<Record<ContentField, FieldRule>> = {
  genres: { terms: ({ genres }) => eachOnce(genres.filter(isTellingGenre)), normalising: 0.4 },
  directors: { terms: ({ directors }) => eachOnce(directors.map(({ id }) => id)), normalising: 1 },
  cast: { terms: byBilling, normalising: 0.7 },
  characters: {
    terms: ({ characters = [] }) => eachOnce(characters.flatMap((name) => splitWords(name))),
    normalising: 0.4,
  },
  themes: { terms: ({ themes }) => eachOnce(themes.filter(isTellingTheme)), normalising: 0.4 },
  themeWords: {
    terms: ({ themes }) => eachOnce(themes.filter(isTellingTheme).flatMap((theme) => meaningfulWords(theme))),
    normalising: 0.4,
  },
  moods: { terms: ({ moods }) => eachOnce(moods), normalising: 0.4 },
  overview: { terms: ({ overview }) => byFrequency(meaningfulWords(overview)), normalising: 0.4 },
  title: { terms: ({ title }) => eachOnce(meaningfulWords(title)), normalising: 0.4 },
  companies: { terms: ({ companies }) => eachOnce(companies.map(({ id }) => id)), normalising: 0.4 },
  language: { terms: languageTerms, normalising: 0, isPlain: true },
  audience: { terms: audienceTerms, normalising: 0, isPlain: true },
};
