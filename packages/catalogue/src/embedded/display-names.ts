/** English and native names of countries and languages, by their ISO codes. */

const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** States that are gone, which Intl would turn into their successors, and names in common use. */
const otherCountries: Record<string, string> = {
  CS: 'Serbia and Montenegro',
  DD: 'East Germany',
  HK: 'Hong Kong',
  MO: 'Macao',
  SU: 'Soviet Union',
  XC: 'Czechoslovakia',
  XG: 'East Germany',
  YU: 'Yugoslavia',
};

/** TMDB's own code for a language that ISO 639-1 has no code for. */
const cantonese = { code: 'cn', english: 'Cantonese', native: '广州话' };

/** The code itself where it has no name. */
export function countryName(code: string): string {
  return otherCountries[code] ?? regions.of(code) ?? code;
}

export function languageName(code: string): string {
  return code === cantonese.code ? cantonese.english : (languages.of(code) ?? code);
}

/** The language's name in the language, or empty. */
export function nativeLanguageName(code: string): string {
  if (code === cantonese.code) return cantonese.native;
  return new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) ?? '';
}
