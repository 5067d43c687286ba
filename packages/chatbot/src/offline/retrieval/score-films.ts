/** What a film's score is made of. */
import type { ChatFilm } from '../../chat-film.ts';
import { priorOf } from './film-prior.ts';
import type { Filtered } from './filter-films.ts';
import { noParts, type Query, type ScoreParts } from './retrieval.ts';
import type { Library } from './retrieve-films.ts';
import { scoreGenres, scoreMoods, scorePeople, scoreThemes } from './score-parts.ts';
import { brokenWishCost, scoreWeights } from './score-weights.ts';
import { findNearestSeed, likenessToSeeds, scoreSeeds, type Seeds } from './seed-likeness.ts';
import { surpriseOf, surpriseShare } from './surprise.ts';

export interface FilmScores {
  scoreOf: (number: number) => number;
  partsOf: (number: number) => ScoreParts;
  /** The TMDB id of the seed, else of the own film, that the film is most like. */
  becauseOf: (number: number) => number | null;
}

type Score = (film: ChatFilm, number: number) => number;
type PartName = keyof ScoreParts;

/** More of a visitor's own films say little more. */
const mostTastes = 24;

export function createFilmScores(library: Library, query: Query, filtered: Filtered): FilmScores {
  const { films } = library;
  const seeds = findSeeds(library, query, query.wishes.likeFilms);
  const tastes = findSeeds(library, query, query.tastes.slice(0, mostTastes));
  const parts = createParts(library, query, { filtered, seeds, tastes });

  function scoreOf(number: number): number {
    const film = films[number]!;
    let score = -brokenWishCost * filtered.countBroken(number);
    for (const [name, part] of parts) score += scoreWeights[name] * part(film, number);
    return query.seed === undefined ? score : score + surpriseShare * surpriseOf(query.seed, film.tmdbId);
  }

  function becauseOf(number: number): number | null {
    const nearest =
      findNearestSeed(library.likeness, number, seeds) ?? findNearestSeed(library.likeness, number, tastes);
    return nearest === null ? null : films[nearest]!.tmdbId;
  }

  return { scoreOf, partsOf: (number) => tellParts(parts, films[number]!, number), becauseOf };
}

function tellParts(parts: ReadonlyMap<PartName, Score>, film: ChatFilm, number: number): ScoreParts {
  return { ...noParts, ...Object.fromEntries([...parts].map(([name, part]) => [name, part(film, number)])) };
}

/** Only the parts that the query asks for. */
function createParts(
  library: Library,
  { wishes, words }: Query,
  { filtered, seeds, tastes }: { filtered: Filtered; seeds: Seeds; tastes: Seeds },
): Map<PartName, Score> {
  const { films, likeness, wordSearch, typicality, fameRanks } = library;
  const parts = new Map<PartName, Score>();
  parts.set('prior', (film, number) => priorOf(film, fameRanks[number]!, wishes));
  if (seeds.numbers.length > 0) parts.set('likeness', readFrom(scoreSeeds(likeness, films.length, seeds)));
  if (tastes.numbers.length > 0)
    parts.set('taste', readFrom(likenessToSeeds(likeness, tastes.numbers, tastes)));
  if (words.length > 0) parts.set('words', readFrom(wordSearch.score(words)));
  if (wishes.themes.length > 0) parts.set('themes', themesPart(library, wishes, filtered));
  if (wishes.moods.length > 0) parts.set('moods', (film) => scoreMoods(film, wishes));
  if (wishes.people.length > 0) parts.set('people', (film) => scorePeople(film, wishes));
  if (wishes.genres.length > 0)
    parts.set('genres', (film, number) => scoreGenres(film, wishes, (genre) => typicality(genre, number)));
  return parts;
}

function readFrom(scores: Float32Array): Score {
  return (_, number) => scores[number]!;
}

function findSeeds({ films, numbers }: Library, { neighbours }: Query, tmdbIds: readonly number[]): Seeds {
  return {
    numbers: tmdbIds.map((id) => numbers.get(id)).filter((number) => number !== undefined),
    neighboursOf: (seed) => neighbours.get(films[seed]!.tmdbId),
    numberOf: (tmdbId) => numbers.get(tmdbId),
  };
}

/** The best known films with a theme stand for it where it gave way. */
const examples = 8;
/** Being like films with a theme is less than having it. */
const kindredShare = 0.9;

/** Where no film of the time is about zombies, one that is like films about zombies comes before the most famous one. */
function themesPart({ films, likeness }: Library, wishes: Query['wishes'], { relaxed }: Filtered): Score {
  if (relaxed.every(({ field }) => field !== 'themes')) return (film) => scoreThemes(film, wishes);
  const wanted = new Set(wishes.themes.flat());
  const numbers: number[] = [];
  for (let number = 0; number < films.length && numbers.length < examples; number += 1)
    if (films[number]!.themes.some((theme) => wanted.has(theme))) numbers.push(number);
  const examplesOnly: Seeds = { numbers, neighboursOf: () => undefined, numberOf: () => undefined };
  const kindred = likenessToSeeds(likeness, numbers, examplesOnly);
  return (film, number) => Math.max(scoreThemes(film, wishes), kindredShare * kindred[number]!);
}
