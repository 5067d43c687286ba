/** Which wishes an item stands for where it stands. */
import { genreIds } from './lexicon/genre-words.ts';
import { describesFilm } from './describes-film.ts';
import type { OneWish } from './meaning.ts';
import { hasCue, isItem, isMeasure, listWishes, type Piece } from './piece.ts';

/** Words between a sign and its keyword: 'about a lonely teacher'. */
const mostBetween = 2;
const romanceReach = 4;

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

function hasSignBehind(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  if (next === undefined || next.startsClause) return false;
  const isGenre = listWishes(next).some(({ field }) => field === 'genres');
  return isGenre || hasCue(next, 'filmnoun') || ['themed', 'based', 'related', 'centric'].includes(next.text);
}

/** What 'of' follows where it means about: 'a satire of politics'. */
function isSubject(piece: Piece | undefined): boolean {
  return (listWishes(piece).length > 0 && !isMeasure(piece)) || hasCue(piece, 'filmnoun', 'please');
}

/** A sign before it, with at most two words and items of the same list between. */
function hasSignBefore(pieces: readonly Piece[], at: number, isCompany: boolean): boolean {
  let between = 0;
  for (let before = at - 1; before >= 0 && between <= mostBetween; before -= 1) {
    const piece = pieces[before];
    if (hasCue(piece, 'unsaid', 'company')) return false;
    if (hasCue(piece, 'about', 'set')) return true;
    if (hasCue(piece, 'with')) return !isCompany;
    if (hasCue(piece, 'no')) return !isCompany && between <= 1 && before >= at - 2;
    if (['of', 'on'].includes(piece?.text ?? '') && between === 0)
      return piece?.startsClause === true || isSubject(pieces[before - 1]);
    if (pieces[before + 1]?.startsClause === true && !hasCue(pieces[before + 1], 'and', 'or')) return false;
    const isListed = isItem(piece) || hasCue(piece, 'and', 'or', 'determiner') || piece?.text === 'the';
    if (!isListed) {
      if (piece?.meaning?.kind === 'cue') return false;
      between += 1;
    }
  }
  return false;
}

function isMeant(pieces: readonly Piece[], at: number): boolean {
  const meaning = pieces[at]?.meaning;
  if (meaning?.kind !== 'wish' || meaning.sign === 'none') return true;
  return hasSignBehind(pieces, at) || hasSignBefore(pieces, at, meaning.sign === 'sign-but-with');
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
  const wishes = listWishes(piece);
  return isSetting(pieces, at) ? wishes.flatMap((wish) => readSetting(wish, themes)) : wishes;
}
