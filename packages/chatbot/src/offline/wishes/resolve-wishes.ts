/** Which wishes an item stands for where it stands. */
import { genreIds } from './lexicon/genre-words.ts';
import { describesFilm } from './describes-film.ts';
import { isMeant } from './is-meant.ts';
import type { OneWish } from './meaning.ts';
import { readNumber } from './numbers.ts';
import { oldestChild } from './read-child-age.ts';
import { hasCue, listWishes, type Piece } from './piece.ts';

const romanceReach = 4;
const oldestAge = 40;
const grownWords: ReadonlySet<string> = new Set('teenagers teenager teens adults adult grown'.split(' '));
const pastVerbs: ReadonlySet<string> = new Set(
  'did was were visited moved started here there it them'.split(' '),
);
const agedWords: ReadonlySet<string> = new Set('is are shes hes theyre turns turning turned'.split(' '));

function findsGenreAhead(pieces: readonly Piece[], at: number): boolean {
  for (let next = at + 1; next <= at + romanceReach; next += 1) {
    const piece = pieces[next];
    if (piece === undefined || piece.startsClause || piece.meaning?.kind === 'cue') return false;
    if (listWishes(piece).some(({ field }) => field === 'genres')) return true;
  }
  return false;
}

function readRomantic(pieces: readonly Piece[], at: number): OneWish {
  if (findsGenreAhead(pieces, at)) return { field: 'genres', values: [genreIds['romance'] ?? 0] };
  return { field: 'moods', values: ['romantic'] };
}

/** 'we watched it last year' is no film of last year. */
function isLastYear(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  return pieces[at]?.text === 'last year' && (hasCue(before, 'seen') || pastVerbs.has(before?.text ?? ''));
}

/** 'my niece is fifteen': no longer a child. */
function isGrown(pieces: readonly Piece[]): boolean {
  return pieces.some(({ text }, at) => {
    if (!agedWords.has(text)) return false;
    if (grownWords.has(pieces[at + 1]?.text ?? '')) return true;
    const age = readNumber([...(pieces[at + 1]?.text.split(' ') ?? [])], 0);
    return age !== null && age.value > oldestChild && age.value < oldestAge;
  });
}

function isSetting(pieces: readonly Piece[], at: number): boolean {
  const before = pieces[at - 1];
  const first = before?.text === 'the' ? pieces[at - 2] : before;
  return hasCue(first, 'set', 'about') && pieces[at]?.startsClause === false;
}

/** 'set in the 1960s' is what a film shows, not when it was made. */
function readSetting(wish: OneWish, themes: ReadonlyMap<string, number>): OneWish[] {
  if (wish.field !== 'years') return [wish];
  const { from, to } = wish.range;
  if (from === null || to === null || to - from > 9) return [];
  const keyword = `${from - (from % 10)}s`;
  return themes.has(keyword) ? [{ field: 'themes', values: [keyword] }] : [];
}

function readPlace(pieces: readonly Piece[], at: number): OneWish[] {
  const meaning = pieces[at]?.meaning;
  if (meaning?.kind !== 'place') return [];
  const before = pieces[at - 1];
  const isShown = hasCue(before, 'set', 'in') || hasCue(before, 'about');
  if (!isShown || meaning.countries.length === 0) return [{ field: 'countries', values: meaning.countries }];
  return meaning.themes.length === 0 ? [] : [{ field: 'themes', values: meaning.themes }];
}

/** 'films about children' are not for them. */
function isAboutChildren(pieces: readonly Piece[], at: number): boolean {
  return (
    ['kids', 'children', 'kid', 'child'].includes(pieces[at]?.text ?? '') && hasCue(pieces[at - 1], 'about')
  );
}

/** None where the item is not meant as a wish at all. */
export function resolveWishes(
  pieces: readonly Piece[],
  at: number,
  themes: ReadonlyMap<string, number>,
): readonly OneWish[] {
  const piece = pieces[at];
  if (piece?.meaning?.kind === 'romantic') return [readRomantic(pieces, at)];
  if (piece?.meaning?.kind === 'place') return readPlace(pieces, at);
  if (!isMeant(pieces, at) || !describesFilm(pieces, at)) return [];
  if (isAboutChildren(pieces, at)) {
    return ['child', 'children']
      .filter((word) => themes.has(word))
      .slice(0, 1)
      .map((word) => ({ field: 'themes', values: [word] }));
  }
  if (isLastYear(pieces, at)) return [];
  const wishes = listWishes(piece);
  if (wishes.some(({ field }) => field === 'forChildren') && isGrown(pieces)) return [];
  return isSetting(pieces, at) ? wishes.flatMap((wish) => readSetting(wish, themes)) : wishes;
}
