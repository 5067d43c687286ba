/** How alike films are by what they tell: themes, moods, genres, people, time and language. */
import type { ChatFilm } from '../../chat-film.ts';
import { forEachInSlices } from '../knowledge/in-slices.ts';
import { createPostingsBuilder, namesOf, type OwnNames, type Postings } from './postings.ts';
import { createTermReader, type ReadTerms } from './search-terms.ts';
import { rarity } from './word-search.ts';

/**
 * How much each kind of trait counts: found by coordinate ascent on the judgements of `eval/recommender` that are not kept
 * apart, and rounded; directors count for two thirds of what was found, because one who made two unlike films ties them. On
 * the judgements kept apart NDCG at 20 is .47, and .40 where themes count for half of this and people for a third. The words
 * of the summaries would add .003, and a sixth to what is kept in memory.
 */
const kinds = {
  themes: 4.8,
  themeWords: 1,
  moods: 1.6,
  genres: 1.4,
  directors: 1.1,
  cast: 1.4,
  language: 0.7,
  decade: 0.6,
} as const;
type Kind = keyof typeof kinds;
// The keys of a literal are exactly those of its type.
const kindNames = Object.keys(kinds) as readonly Kind[];
const allWeight = Object.values(kinds).reduce<number>((sum, weight) => sum + weight, 0);
/** By kind number; squared they add up to 1. */
const shares = kindNames.map((kind) => Math.sqrt(kinds[kind] / allWeight));

/** The first of a cast carry a film. */
const leads = 6;

/** Keywords of how a film came to be tie no two films together. */
const ofItsMaking =
  /^(?:sequel|prequel|remake|reboot|spin-off|franchise|based on (?!true|comic).*|ensemble cast|twist ending|.*stinger)$/u;

function traitsOf(film: ChatFilm, readTerms: ReadTerms): Record<Kind, readonly (string | number)[]> {
  const themes = film.themes.filter((theme) => !ofItsMaking.test(theme));
  return {
    themes,
    themeWords: readTerms(themes.join(' ')),
    moods: film.moods,
    genres: film.genres,
    directors: film.directors.map(({ id }) => id),
    cast: film.cast.slice(0, leads).map(({ id }) => id),
    language: film.language === '' ? [] : [film.language],
    decade: film.year === null ? [] : [Math.round(film.year / 10), Math.floor(film.year / 10)],
  };
}

export interface FilmLikeness {
  /** By film number, 0 to 1, how alike each film is to the given ones, on average; none of them is like itself. */
  likenessTo: (films: readonly number[]) => Float32Array;
  /** How alike another film is to the one, 0 to 1. */
  compareWith: (film: number) => (other: number) => number;
}

/** The sum of the cosines of each kind, weighted. */
export async function createFilmLikeness(films: readonly ChatFilm[]): Promise<FilmLikeness> {
  const builder = createPostingsBuilder();
  const readTerms = createTermReader();
  const numberTrait = createTraitNumbers();
  await forEachInSlices(films, (film) => {
    const traits = traitsOf(film, readTerms);
    const kindOfTrait = new Map<number, number>();
    for (const [kind, name] of kindNames.entries())
      for (const trait of traits[name]) kindOfTrait.set(numberTrait(kind, trait), kind);
    builder.addFilm(kindOfTrait);
  });
  // Until here a trait's weight is only the number of its kind.
  const { byName, byFilm } = await builder.finish(({ names, weights, counts }) => {
    const rarities = Float32Array.from(names, (name) => rarity(counts[name]!, films.length));
    const squares = new Float32Array(kindNames.length);
    for (const [at, kind] of weights.entries()) squares[kind]! += rarities[at]! ** 2;
    for (const [at, kind] of weights.entries())
      weights[at] = (shares[kind]! * rarities[at]!) / Math.sqrt(squares[kind]!);
  });
  return openLikeness(byName, byFilm, films.length);
}

/** Stands apart from the drawing up, of which a function made there would keep everything alive. */
function openLikeness(byName: Postings, byFilm: OwnNames, films: number): FilmLikeness {
  return {
    likenessTo: (seeds) => {
      const likeness = spread(byName, addUp(seeds.map((seed) => namesOf(byFilm, seed))), films);
      for (const seed of seeds) {
        const own = lengthOf(namesOf(byFilm, seed)) / seeds.length;
        likeness[seed] = Math.max(0, likeness[seed]! - own);
      }
      return likeness;
    },
    compareWith: (film) => {
      const weights = addUp([namesOf(byFilm, film)]);
      return (other) => multiply(weights, namesOf(byFilm, other));
    },
  };
}

/** The same trait of another kind has another number: 'paris' is a theme and a word of summaries. */
function createTraitNumbers(): (kind: number, trait: string | number) => number {
  const numbers = kindNames.map(() => new Map<string | number, number>());
  let next = 0;
  return (kind, trait) => {
    const known = numbers[kind]!.get(trait);
    if (known !== undefined) return known;
    numbers[kind]!.set(trait, next);
    return next++;
  };
}

type Traits = ReturnType<typeof namesOf>;

/** The average of several films' weights, by name. */
function addUp(films: readonly Traits[]): Map<number, number> {
  const weights = new Map<number, number>();
  for (const traits of films)
    for (const [at, name] of traits.names.entries())
      weights.set(name, (weights.get(name) ?? 0) + traits.weights[at]! / films.length);
  return weights;
}

function spread({ starts, films, weights }: Postings, own: ReadonlyMap<number, number>, count: number) {
  const likeness = new Float32Array(count);
  for (const [name, weight] of own) {
    const end = starts[name + 1]!;
    for (let place = starts[name]!; place < end; place += 1)
      likeness[films[place]!]! += weight * weights[place]!;
  }
  return likeness;
}

function multiply(own: ReadonlyMap<number, number>, { names, weights }: Traits): number {
  let sum = 0;
  for (let at = 0; at < names.length; at += 1) sum += (own.get(names[at]!) ?? 0) * weights[at]!;
  return sum;
}

/** What a film has in common with itself, about 1. */
function lengthOf({ weights }: Traits): number {
  return weights.reduce((sum, weight) => sum + weight ** 2, 0);
}
