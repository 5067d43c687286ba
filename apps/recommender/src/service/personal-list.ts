/** 'For you': what the lists of a user's films say together, without what the user knows already. */
import type { PersonalFilm, PersonalWish } from '@kinora/contracts/recommendations';
import type { RecommendationModel } from '../model/recommendation-model.ts';
import { findReasons } from '../reasons/find-reasons.ts';
import { factLikeness } from './fact-likeness.ts';
import { type Seed, seedsOf } from './seeds.ts';
import { rounded } from './served-model.ts';

/** A film that is in the list of at least one seed. */
interface Candidate {
  film: number;
  /** Never grows while films are picked. */
  score: number;
  /** The seed that says most for it, and where it stands in that seed's list. */
  seed: Seed;
  entry: number;
}

interface Says {
  amount: number;
  seed: Seed;
  entry: number;
}

/** Only the best of them can be picked; the rest would cost time. */
const candidatesLooked = 400;

/** A film's score is multiplied by this for each film that was picked because of the same seed. */
const sameSeed = 0.75;

/** How hard it is to follow a film of the same series: half the score at about 0.58 of likeness. */
const likenessHardness = 3;

/** Best first; empty where the model knows none of the films that are kept. */
export function listForUser(model: RecommendationModel, wish: PersonalWish): PersonalFilm[] {
  const candidates = candidatesFor(
    model,
    seedsOf(model, wish),
    new Set([...wish.liked, ...wish.watched, ...wish.wanted]),
  );
  const picks = pickVaried(model, candidates, wish.top_n);
  const [first] = picks;
  if (!first) return [];
  const scale = (model.ratings[first.entry] ?? 0) / first.score;
  return picks.map(({ film, score, seed, entry }) => ({
    tmdbId: model.filmIds[film] ?? 0,
    rating: rounded(score * scale),
    reasons: findReasons(model.facts, seed.film, film, model.likedTogether[entry] ?? 0),
    because: { tmdbId: seed.tmdbId, list: seed.list },
  }));
}

function candidatesFor(
  model: RecommendationModel,
  seeds: readonly Seed[],
  known: ReadonlySet<number>,
): Candidate[] {
  const said = new Map<number, Says[]>();
  for (const seed of seeds) {
    const from = seed.film * model.listLength;
    for (let entry = from; entry < from + model.listLength; entry += 1) {
      const film = model.neighbours[entry] ?? -1;
      if (film === -1) break;
      const amount = (seed.weight * (model.ratings[entry] ?? 0)) / 10;
      if (amount === 0 || known.has(model.filmIds[film] ?? 0)) continue;
      const others = said.get(film);
      if (others) others.push({ amount, seed, entry });
      else said.set(film, [{ amount, seed, entry }]);
    }
  }
  return Array.from(said, ([film, says]) => candidateOf(film, says))
    .sort((one, other) => other.score - one.score || one.film - other.film)
    .slice(0, candidatesLooked);
}

/** The second seed counts half, the third a third: agreement helps, a crowd of kindred seeds does not decide alone. */
function candidateOf(film: number, says: readonly Says[]): Candidate {
  const [most, ...rest] = says.toSorted((one, other) => other.amount - one.amount);
  if (!most) throw new Error('A candidate has at least one seed');
  const score = rest.reduce((sum, { amount }, place) => sum + amount / (place + 2), most.amount);
  return { film, score, seed: most.seed, entry: most.entry };
}

/** Takes the best again and again; what is like it, or there because of the same seed, falls back each time. */
function pickVaried(model: RecommendationModel, candidates: Candidate[], wanted: number): Candidate[] {
  const left = new Set(candidates);
  const crowding = new Map<Candidate, number>();
  const picks: Candidate[] = [];
  const bestScores = new Map(candidates.map((candidate) => [candidate, candidate.score]));
  const picksOfSeed = new Map<Seed, number>();
  while (picks.length < wanted && left.size > 0) {
    let best: Candidate | undefined;
    for (const candidate of left) if (!best || candidate.score > best.score) best = candidate;
    if (!best) break;
    left.delete(best);
    picks.push(best);
    picksOfSeed.set(best.seed, (picksOfSeed.get(best.seed) ?? 0) + 1);
    for (const candidate of left) {
      const likeness = factLikeness(model.facts, best.film, candidate.film);
      const crowd = (crowding.get(candidate) ?? 0) + likenessHardness * likeness ** 2;
      crowding.set(candidate, crowd);
      const fatigue = sameSeed ** (picksOfSeed.get(candidate.seed) ?? 0);
      candidate.score = ((bestScores.get(candidate) ?? 0) * fatigue) / (1 + crowd);
    }
  }
  return picks;
}
