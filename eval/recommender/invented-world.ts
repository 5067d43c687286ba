/**
 * People who do not exist, with tastes over the shipped catalogue, so that learning can be measured without anybody's data.
 *
 * A person loves some themes, moods, makers and genres, which content sees, and has a place in a space of hidden tastes, in
 * which every film has one too and which content does not see: what a critic would call tone. Half of a film's place is its
 * own, half comes with its themes and makers, so that what is learned of a film says something of those like it. How much a
 * person wants a film is the sum of these, of how widely known the film is, and of chance; the person likes the films that are
 * wanted most. `hiddenShare` is set so that ratings overtake content between 30 and 100 likes a film, as with real people.
 */
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import type { FilmProfile } from '@kinora/recommender/features/film-profile';
import { bestScores } from '@kinora/recommender/variety/best-scores';
import type { Interactions } from '@kinora/recommender/interactions/interactions';
import { RowBuilder } from '@kinora/recommender/interactions/row-builder';

export interface InventedWorld {
  people: number;
  seed: number;
  /** What hidden taste counts beside what content sees. */
  hiddenShare: number;
  /** Likes of the middle person. */
  likes: number;
}

export const inventedWorld: InventedWorld = { people: 4_000, seed: 1, hiddenShare: 1.75, likes: 30 };

const hiddenDimensions = 6;
/** How many of each a person loves. */
const loved = { themes: 6, moods: 3, people: 4, genres: 2 };
/** What a loved thing counts. */
const worth = { themes: 3, moods: 1.5, people: 3, genres: 2, known: 9 };

interface Chance {
  /** 0 to 1. */
  next(): number;
  /** Mean 0, deviation 1 (Box and Muller, 1958). */
  normal(): number;
}

export function inventLikes(profiles: readonly FilmProfile[], world: InventedWorld): Interactions {
  const chance = chanceOf(world.seed);
  const features = featuresOf(profiles);
  const places = placeFilms(features, profiles.length, chance);
  const rows = new RowBuilder();
  for (let person = 0; person < world.people; person += 1) {
    const wants = seenWants(features, profiles, chance);
    const place = placeOf(chance);
    for (let film = 0; film < profiles.length; film += 1)
      wants[film]! += world.hiddenShare * product(place, places[film]!) + gumbel(chance);
    const count = Math.max(2, Math.round(world.likes * Math.exp(0.8 * chance.normal())));
    rows.addRow(person, new Map(bestScores(wants, count).map(({ film }) => [film, 1])));
  }
  const { people, films, starts, items } = rows.build(profiles.length);
  return { people, films, starts, items };
}

type Kind = keyof typeof loved;

/** By kind: the films that have each theme, mood and so on. */
type Features = Record<Kind, readonly (readonly number[])[]>;

function featuresOf(profiles: readonly FilmProfile[]): Features {
  return {
    themes: group(profiles, ({ themes }) => themes),
    moods: group(profiles, ({ moods }) => moods),
    people: group(profiles, ({ directors, cast }) =>
      [...directors, ...cast.slice(0, 4)].map(({ id }) => `${id}`),
    ),
    genres: group(profiles, ({ genres }) => genres.map(String)),
  };
}

/** What one film alone has ties it to no other. */
function group(profiles: readonly FilmProfile[], of: (film: FilmProfile) => readonly string[]) {
  const films = new Map<string, number[]>();
  for (const [film, profile] of profiles.entries())
    for (const name of new Set(of(profile))) films.set(name, [...(films.get(name) ?? []), film]);
  return [...films.values()].filter((own) => own.length > 1);
}

function seenWants(features: Features, profiles: readonly FilmProfile[], chance: Chance): Float32Array {
  const wants = Float32Array.from(profiles, ({ prominence }) => worth.known * (prominence ?? 0));
  for (const kind of ['themes', 'moods', 'people', 'genres'] as const)
    for (let at = 0; at < loved[kind]; at += 1) {
      const groups = features[kind];
      const films = groups[Math.floor(chance.next() * groups.length)] ?? [];
      const strength = worth[kind] * (0.5 + chance.next());
      for (const film of films) wants[film]! += strength;
    }
  return wants;
}

/** As many films, each between a place of its own and the mean of those of its themes, makers and genres. */
function placeFilms(features: Features, films: number, chance: Chance): Float64Array[] {
  const sums = Array.from({ length: films }, () => new Float64Array(hiddenDimensions));
  for (const groups of Object.values(features))
    for (const alike of groups) {
      const place = placeOf(chance);
      for (const film of alike) for (const [at, value] of place.entries()) sums[film]![at]! += value;
    }
  return sums.map((sum) => {
    const own = placeOf(chance);
    const length = Math.hypot(...sum) || 1;
    return own.map((value, at) => Math.SQRT1_2 * (value + sum[at]! / length));
  });
}

function placeOf(chance: Chance): Float64Array {
  return Float64Array.from({ length: hiddenDimensions }, () => chance.normal() / Math.sqrt(hiddenDimensions));
}

/** Deviation 1 over pairs of places. */
function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < hiddenDimensions; at += 1) sum += one[at]! * other[at]!;
  return sum * Math.sqrt(hiddenDimensions);
}

/** Taking the most wanted after adding this chooses films with a chance that rises with the want (Gumbel's trick). */
function gumbel(chance: Chance): number {
  return -Math.log(-Math.log(chance.next() + 1e-12) + 1e-12);
}

function chanceOf(seed: number): Chance {
  const next = seededRandom(seed);
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next()),
  };
}
