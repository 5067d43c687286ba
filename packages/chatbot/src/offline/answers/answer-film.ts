/** Answers a question about a film from what the catalogue says of it. */
import { genreName } from '@kinora/contracts/genres';
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';
import { noWishes } from '../../wishes.ts';
import type { FilmQuestion } from '../dialogue/act.ts';
import type { Understanding } from '../dialogue/understand.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { countryName, languageName, moodName } from './describe-wishes.ts';
import { filmTexts } from './film-texts.ts';
import { escapeMarkdown, linkFilm, titleOf } from './markdown.ts';
import { listWords } from './say.ts';
import { sayWhy } from './say-why.ts';
import { tryChip } from './try-chip.ts';

const mostNamed = 5;
const roughMoods = ['scary', 'violent', 'gory', 'disturbing', 'creepy'];

interface Asking {
  film: ChatFilm;
  link: string;
  about: string | null;
  /** Whom the message names besides: 'is Tilda Swinton in it?' */
  person: ChatPerson | null;
  /** Why it was picked. */
  why: () => string;
}

/** An empty text stands for what the catalogue does not say. */
type Say = (asking: Asking) => string;

function namesOf(people: readonly ChatPerson[]): string {
  return listWords(people.slice(0, mostNamed).map(({ name }) => escapeMarkdown(name)));
}

function sayDirector({ film, link }: Asking): string {
  return film.directors.length > 0 ? filmTexts.director(link, namesOf(film.directors)) : '';
}

function castNames({ cast }: ChatFilm): string {
  const named = cast.slice(0, mostNamed).map(({ name, character }) => {
    const safe = escapeMarkdown(name);
    return character === '' ? safe : filmTexts.character(safe, escapeMarkdown(character));
  });
  return listWords(named);
}

function sayCast({ film, link, person }: Asking): string {
  if (film.cast.length === 0) return '';
  const names = castNames(film);
  if (!person) return filmTexts.cast(link, names);
  const name = escapeMarkdown(person.name);
  const isIn = film.cast.some(({ id }) => id === person.id);
  return isIn ? filmTexts.castYes(link, name) : filmTexts.castNo(link, name, names);
}

function sayRuntime({ film: { runtime }, link }: Asking): string {
  if (runtime === null) return '';
  const hours = runtime > 60 ? filmTexts.hours(Math.floor(runtime / 60), runtime % 60) : '';
  return filmTexts.runtime(link, runtime, hours);
}

function verdictOf(rating: number): string {
  const { great, good, fair, poor } = filmTexts.verdicts;
  if (rating >= 8) return great;
  if (rating >= 7) return good;
  return rating >= 5.5 ? fair : poor;
}

function sayRating({ film: { rating }, link }: Asking): string {
  return rating === null ? '' : filmTexts.rating(link, rating.toFixed(1), verdictOf(rating));
}

function genresOf(film: ChatFilm): string {
  return listWords(film.genres.map(genreName));
}

function sayGenres({ film, link, about }: Asking): string {
  if (film.genres.length === 0) return '';
  if (about === null) return filmTexts.genres(link, genresOf(film));
  const isOne = film.genres.some((id) => genreName(id) === about);
  return isOne ? filmTexts.genreYes(link, about) : filmTexts.genreNo(link, about, genresOf(film));
}

/** A mood is what a film without it would have to be free of: 'creepy' and Horror are scary too. */
function sayMood({ film, link, about }: Asking): string {
  if (film.moods.length === 0) return '';
  const moods = listWords(film.moods.map(moodName));
  const withoutIt = { ...structuredClone(noWishes), withoutMoods: [about ?? ''] };
  const isSo = findBrokenWishes(film, withoutIt).length > 0;
  const mood = moodName(about ?? '');
  return isSo ? filmTexts.moodYes(link, mood, moods) : filmTexts.moodNo(link, mood, moods);
}

function sayTheme({ film, link, about }: Asking): string {
  const theme = escapeMarkdown(about ?? '');
  return film.themes.includes(about ?? '') ? filmTexts.themeYes(link, theme) : filmTexts.themeNo(link, theme);
}

function sayChildren({ film, link }: Asking): string {
  const forChildren = { ...structuredClone(noWishes), forChildren: true };
  if (findBrokenWishes(film, forChildren).length === 0) return filmTexts.childrenYes(link);
  const rough = film.moods.filter((mood) => roughMoods.includes(mood)).map(moodName);
  if (rough.length > 0) return filmTexts.childrenNo(link, filmTexts.childrenWhy(listWords(rough)));
  return film.genres.includes(27) ? filmTexts.childrenNo(link, '') : filmTexts.childrenUnsure(link);
}

function sayFacts({ film, link }: Asking): string {
  const { directors, cast, runtime, rating, overview } = film;
  const facts = [
    directors.length > 0 ? filmTexts.directedBy(namesOf(directors)) : '',
    cast.length > 0 ? filmTexts.withCast(namesOf(cast.slice(0, 3))) : '',
    runtime === null ? '' : `${runtime} minutes`,
    rating === null ? '' : filmTexts.ratedShort(rating.toFixed(1)),
  ].filter(Boolean);
  const plot = overview === '' ? '' : filmTexts.plot(link, escapeMarkdown(overview));
  const line = facts.length > 0 ? filmTexts.facts(plot === '' ? link : 'It', facts.join(', ')) : '';
  return [plot, line].filter(Boolean).join('\n\n');
}

const sayings: Readonly<Record<FilmQuestion, Say>> = {
  director: sayDirector,
  writer: () => '',
  cast: sayCast,
  runtime: sayRuntime,
  year: ({ film: { year }, link }) => (year === null ? '' : filmTexts.year(link, year)),
  plot: ({ film: { overview }, link }) =>
    overview === '' ? '' : filmTexts.plot(link, escapeMarkdown(overview)),
  rating: sayRating,
  genres: sayGenres,
  language: ({ film: { language }, link }) =>
    language === '' ? '' : filmTexts.language(link, languageName(language)),
  country: ({ film: { countries }, link }) =>
    countries.length === 0 ? '' : filmTexts.country(link, listWords(countries.map(countryName))),
  mood: sayMood,
  theme: sayTheme,
  children: sayChildren,
  where: ({ link }) => filmTexts.where(link),
  why: ({ why }) => why(),
  unknown: () => '',
  anything: sayFacts,
};

/** With the year where the title alone is several films. */
function likeChips(parts: AnswerParts, film: ChatFilm): string[] {
  const next = { ...parts.conversation, asked: null };
  const isMeant = ({ wishes }: Understanding) => wishes.likeFilms.includes(film.tmdbId);
  const texts = [film.title, titleOf(film)].map((title) => filmTexts.chips.moreLike(title));
  const works = (text: string) => tryChip(parts, { text, isMeant }, { next, hidden: new Set() });
  return texts.filter(works).slice(0, 1);
}

function chipsAfter(parts: AnswerParts, question: FilmQuestion, film: ChatFilm): string[] {
  const { plot, cast, director, runtime } = filmTexts.chips;
  const others = { plot, cast, director, runtime };
  const asked = question === 'anything' ? ['plot', 'director'] : [question];
  const left = Object.entries(others).flatMap(([name, text]) => (asked.includes(name) ? [] : [text]));
  return [...likeChips(parts, film), ...left].slice(0, 3);
}

interface FilmAsked {
  tmdbId: number;
  question: FilmQuestion;
  about: string | null;
}

/** Whom 'is she in it?' and 'is Tilda Swinton in it?' speak of. */
function findPerson({
  understanding: { mentions, words },
  conversation: { subject },
}: AnswerParts): number | null {
  const named = mentions.find((mention) => mention.kind === 'person');
  if (named) return named.ids[0] ?? null;
  if (!words.some(({ folded }) => folded === 'he' || folded === 'she')) return null;
  return subject?.kind === 'person' ? subject.id : (subject?.person ?? null);
}

export function answerFilm(parts: AnswerParts, { tmdbId, question, about }: FilmAsked): Answer {
  const { filmsById, peopleById } = parts.mind.knowledge;
  const film = filmsById.get(tmdbId);
  if (!film) return plainAnswer(parts, { message: filmTexts.missing[question](filmTexts.nameless) });
  const person = peopleById.get(findPerson(parts) ?? 0) ?? null;
  const link = linkFilm(film);
  const said = sayings[question]({ film, link, about, person, why: () => sayWhy(parts, film) });
  const message = said === '' ? filmTexts.missing[question](link) : said;
  // What was asked back stays open, for 'no, the other one'.
  const { asked } = parts.conversation;
  const isAnswer = asked?.kind === 'which-film' && asked.tmdbIds.includes(tmdbId);
  const suggestions = chipsAfter(parts, question, film);
  return plainAnswer(parts, { message, suggestions, asked: isAnswer ? asked : null });
}
