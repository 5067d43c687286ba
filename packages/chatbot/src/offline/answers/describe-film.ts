/** A film in a few words: its kind, its moods, its themes. */
import type { ChatFilm } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { listWords } from './say.ts';
import { moodTexts } from './wish-texts.ts';
import { filmTexts, initials, reasonTexts, saidByGenre, smallWords } from './write-reason-texts.ts';

/** Keywords of how a film came to be say nothing of it. */
const ofItsMaking =
  /^(?:sequel|prequel|remake|reboot|spin-off|franchise|crossover|based on .*|ensemble cast|twist ending|documentary|anime|.*stinger)$/u;

/** More do not fit into a line. */
const named = 2;

function preferred<T>(values: readonly T[], wanted: readonly T[]): T[] {
  const first = values.filter((value) => wanted.includes(value));
  return [...first, ...values.filter((value) => !first.includes(value))];
}

function writeMood(mood: string): string {
  return moodTexts.get(mood) ?? mood;
}

export function joinMoods(moods: readonly string[]): string {
  return listWords(moods.slice(0, named).map(writeMood));
}

/** The film's moods, those that were asked for first. */
export function moodsOf(film: ChatFilm, wishes: Wishes): string[] {
  return preferred(film.moods, wishes.moods);
}

/** 'a tense, stylish crime film'; the genre is one that was asked for, where the film has one. */
export function describeKind(film: ChatFilm, wishes: Wishes): string {
  const [genre] = preferred(film.genres, wishes.genres.flat());
  const kind = filmTexts.get(genre ?? 0) ?? reasonTexts.film;
  const said = saidByGenre.get(genre ?? 0) ?? [];
  const moods = moodsOf(film, wishes).filter((mood) => !said.includes(mood));
  const words = [moods.slice(0, named).map(writeMood).join(', '), kind].filter(Boolean).join(' ');
  return `${/^[aeiou]/iu.test(words) ? 'an' : 'a'} ${words}`;
}

/** Themes come in small letters, names of places and all: as on a label, every word of weight gets a capital. */
function writeTheme(theme: string): string {
  return theme.replaceAll(/[^\s-]+/gu, (word, place: number) => {
    if (initials.has(word) || /^(?:\p{Ll}\.)+$/u.test(word)) return word.toUpperCase();
    if (place > 0 && smallWords.has(word)) return word;
    return word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}

export function joinThemes(themes: readonly string[]): string {
  return themes.slice(0, named).map(writeTheme).join(', ');
}

/** Themes that tell something and are no film's title, which would seem to name that film. */
export function tellingThemes(themes: readonly string[], isTitle: (text: string) => boolean): string[] {
  return themes.filter((theme) => !ofItsMaking.test(theme) && !isTitle(theme));
}
