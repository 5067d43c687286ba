/** Says a set of wishes in words: 'French comedies from the 1990s of two hours at most, without horror'. */
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { PersonWish, Range, Wishes } from '../../wishes.ts';
import { escapeMarkdown, linkFilm } from './markdown.ts';
import { listWords } from './say.ts';
import {
  countryTexts,
  fameTexts,
  genreTexts,
  leadingGenres,
  moodTexts,
  regionTexts,
  wishTexts,
} from './wish-texts.ts';

/** Of a list of which one is enough. */
const mostThemes = 3;

const languageNames = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });
const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

function nameOf(names: Intl.DisplayNames, code: string): string {
  return names.of(code) ?? code;
}

/** ISO 639-1; 'French'. */
export function languageName(code: string): string {
  return /^[a-z]{2,3}$/u.test(code) ? nameOf(languageNames, code) : escapeMarkdown(code);
}

const withArticle: ReadonlySet<string> = new Set(['US', 'GB', 'NL', 'PH', 'AE', 'BS', 'DO']);

/** ISO 3166-1; 'France', 'the United States'. */
export function countryName(code: string): string {
  const name = /^[A-Z]{2}$/u.test(code) ? nameOf(countryNames, code) : escapeMarkdown(code);
  return withArticle.has(code) ? `the ${name}` : name;
}

/** 'scary' as an adjective. */
export function moodName(mood: string): string {
  return moodTexts.get(mood) ?? escapeMarkdown(mood);
}

function rank(genre: number): number {
  const at = leadingGenres.indexOf(genre);
  return at === -1 ? leadingGenres.length : at;
}

/** 'romantic comedies', 'comedies or dramas', 'films'. */
function describeGenres(lists: readonly (readonly number[])[]): string {
  const sorted = lists
    .filter((list) => list.length > 0)
    .toSorted((a, b) => rank(a[0] ?? 0) - rank(b[0] ?? 0));
  const last = sorted.at(-1);
  if (!last) return wishTexts.films;
  const before = sorted.slice(0, -1).map((list) =>
    listWords(
      list.map((id) => genreTexts.get(id)?.before ?? ''),
      'or',
    ),
  );
  const noun = listWords(
    last.map((id) => genreTexts.get(id)?.films ?? wishTexts.films),
    'or',
  );
  return [...before, noun].join(' ');
}

function describePlaces(countries: readonly string[]): { before: string; after: string } {
  const region = regionTexts.find((one) => one.countries.join(' ') === countries.join(' '));
  if (region) return { before: region.name, after: '' };
  const adjectives = countries.flatMap((code) => countryTexts.get(code) ?? []);
  if (adjectives.length === countries.length) return { before: listWords(adjectives, 'or'), after: '' };
  return { before: '', after: wishTexts.fromPlace(listWords(countries.map(countryName), 'or')) };
}

function describeRating(rating: Range | null): { before: string; after: string } {
  if (rating?.from === 7.5 && rating.to === null) return { before: wishTexts.highlyRated, after: '' };
  const from = rating?.from ?? null;
  const to = rating?.to ?? null;
  const words = [from === null ? '' : wishTexts.ratedFrom(from), to === null ? '' : wishTexts.ratedTo(to)];
  return { before: '', after: listWords(words.filter((word) => word !== '')) };
}

function describeYears(years: Range | null): string {
  const from = years?.from ?? null;
  const to = years?.to ?? null;
  if (from === null) return to === null ? '' : wishTexts.yearsTo(to);
  if (to === null) return wishTexts.yearsFrom(from);
  if (from === to) return wishTexts.year(from);
  return from % 10 === 0 && to === from + 9 ? wishTexts.decade(from) : wishTexts.years(from, to);
}

function lengthText(minutes: number): string {
  return minutes % 60 === 0 ? wishTexts.hours(minutes / 60) : wishTexts.minutes(minutes);
}

function describeRuntime(runtime: Range | null): string {
  const from = runtime?.from ?? null;
  const to = runtime?.to ?? null;
  if (from !== null && to !== null) return wishTexts.minutesBetween(from, to);
  if (to !== null) return wishTexts.atMost(lengthText(to));
  return from === null ? '' : wishTexts.atLeast(lengthText(from));
}

/** 'dragon' is the catalogue's word, not the visitor's. */
function quoteTheme(theme: string): string {
  return wishTexts.quoted(escapeMarkdown(theme));
}

function isSource([first]: readonly string[]): boolean {
  return first?.startsWith('based on') ?? false;
}

/** The catalogue says 'based on true story'. */
function withItsArticle(source: string): string {
  return source
    .replace(/^based on (?=[aeiou])/u, 'based on an ')
    .replace(/^based on (?!an? )/u, 'based on a ');
}

function describeThemes(themes: readonly (readonly string[])[]): string {
  const sources = themes.filter(isSource).map(([first = '']) => withItsArticle(escapeMarkdown(first)));
  const others = themes
    .filter((list) => !isSource(list))
    .map((list) => listWords(list.slice(0, mostThemes).map(quoteTheme), 'or'));
  return [...sources, others.length > 0 ? wishTexts.theme(listWords(others)) : ''].filter(Boolean).join(' ');
}

function describePeople(people: readonly PersonWish[], { peopleById }: FilmKnowledge): string {
  const groups = Map.groupBy<string, PersonWish>(people, ({ id, role }) => {
    const known = peopleById.get(id);
    if (role !== 'any' || !known) return role;
    return known.directed.length > known.actedIn.length ? 'maker' : 'cast';
  });
  const names = (group: string) =>
    listWords((groups.get(group) ?? []).map(({ id }) => escapeMarkdown(peopleById.get(id)?.name ?? '')));
  const { directedBy, withPeople, by } = wishTexts;
  return [
    groups.has('director') ? directedBy(names('director')) : '',
    groups.has('maker') ? by(names('maker')) : '',
    groups.has('cast') ? withPeople(names('cast')) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function describeRefusedPlaces(countries: readonly string[]): string {
  const { before } = describePlaces(countries);
  return before === ''
    ? wishTexts.notFrom(listWords(countries.map(countryName), 'or'))
    : wishTexts.not(before);
}

/** Where a film is to come from says where it is not to come from. */
function isPlaced({ languages, countries }: Wishes): boolean {
  return languages.length + countries.length > 0;
}

function describeRefused(wishes: Wishes, { peopleById }: FilmKnowledge): string {
  const genres = wishes.withoutGenres.map((id) => genreTexts.get(id)?.films ?? '');
  const people = wishes.withoutPeople.map((id) => escapeMarkdown(peopleById.get(id)?.name ?? ''));
  const things = people.filter(Boolean);
  const themes = wishes.withoutThemes.map(quoteTheme);
  const { withoutMoods: moods, withoutLanguages: languages, withoutCountries: countries } = wishes;
  return [
    genres.length > 0 ? wishTexts.no(listWords(genres, 'or')) : '',
    themes.length > 0 ? wishTexts.notTagged(listWords(themes, 'or')) : '',
    things.length > 0 ? wishTexts.without(listWords(things, 'or')) : '',
    moods.length > 0 ? wishTexts.nothing(listWords(moods.map(moodName), 'or')) : '',
    languages.length > 0 && !isPlaced(wishes)
      ? wishTexts.notIn(listWords(languages.map(languageName), 'or'))
      : '',
    countries.length > 0 && !isPlaced(wishes) ? describeRefusedPlaces(countries) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function describeSeeds(seeds: readonly number[], { filmsById }: FilmKnowledge): string {
  const links = seeds.flatMap((id) => filmsById.get(id) ?? []).map(linkFilm);
  return links.length > 0 ? wishTexts.like(listWords(links)) : '';
}

/** Markdown in lower case that begins with a noun phrase; 'films' where nothing is wished. */
export function describeWishes(wishes: Wishes, knowledge: FilmKnowledge): string {
  const places = describePlaces(wishes.countries);
  const rating = describeRating(wishes.rating);
  const line = [
    wishes.fame ? fameTexts[wishes.fame] : '',
    rating.before,
    listWords(wishes.moods.map(moodName), 'or'),
    listWords(wishes.languages.map(languageName), 'or') || places.before,
    describeGenres(wishes.genres),
    describeThemes(wishes.themes),
    describePeople(wishes.people, knowledge),
    describeSeeds(wishes.likeFilms, knowledge),
    places.after,
    describeYears(wishes.years),
    describeRuntime(wishes.runtime),
    rating.after,
    wishes.forChildren ? wishTexts.forChildren : '',
  ]
    .filter(Boolean)
    .join(' ');
  return [line, describeRefused(wishes, knowledge)].filter(Boolean).join(', ');
}
