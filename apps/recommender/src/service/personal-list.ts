/** 'For you': what the lists of a user's films say together, without what the user knows already. */
import type { PersonalFilm, PersonalWish } from '@kinora/contracts/recommendations';
import type { RecommendationModel } from '../model/recommendation-model.ts';
import { findReasons } from '../reasons/find-reasons.ts';
import { factLikeness } from './fact-likeness.ts';
import { type Seed, seedsOf } from './seeds.ts';
import { rounded } from './served-model.ts';

/** What one seed says for a film: its place in the seed's list, and how much that is worth. */
interface Says {
  seed: Seed;
  entry: number;
  amount: number;
}

/** A film that is in the list of at least one seed. */
interface Candidate {
  film: number;
  /** The seed that says most for it. */
  because: Says;
  /** What all seeds say for it together. */
  worth: number;
  /** Grows with every pick that is like it. */
  crowd: number;
  /** Its worth, less for what was picked already; never grows. */
  score: number;
}

/** Only the best of them can be picked; the rest would cost time. */
const candidatesLooked = 400;

/** A film's score is multiplied by this for each film that was picked because of the same seed. */
const sameSeed = 0.75;

/** How much a pick crowds out what is like it: a film that shares nearly all with it keeps a quarter of its score. */
const crowding = 3;

/** Best first; empty where the model knows none of the films that are kept. */
export function listForUser(model: RecommendationModel, wish: PersonalWish): PersonalFilm[] {
  const known = new Set([...wish.liked, ...wish.watched, ...wish.wanted]);
  const picks = pickVaried(model, findCandidates(model, seedsOf(model, wish), known), wish.top_n);
  const [first] = picks;
  if (!first) return [];
  const scale = (model.ratings.at(first.because.entry) ?? 0) / first.score;
  return picks.map(({ film, score, because: { seed, entry } }) => ({
    tmdbId: model.filmIds[film] ?? 0,
    rating: rounded(score * scale),
    reasons: findReasons(model.facts, seed.film, film, model.likedTogether[entry] ?? 0),
    because: { tmdbId: seed.tmdbId, list: seed.list },
  }));
}

function findCandidates(
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
      const amount = (seed.weight * (model.ratings.at(entry) ?? 0)) / 10;
      if (amount === 0 || known.has(model.filmIds[film] ?? 0)) continue;
      const says = { seed, entry, amount };
      const others = said.get(film);
      if (others) others.push(says);
      else said.set(film, [says]);
    }
  }
  return Array.from(said, ([film, says]) => candidateOf(film, says))
    .sort((one, other) => other.worth - one.worth || one.film - other.film)
    .slice(0, candidatesLooked);
}

/** The second seed counts half, the third a third: agreement helps, a crowd of kindred seeds does not decide alone. */
function candidateOf(film: number, says: readonly Says[]): Candidate {
  const falling = says.toSorted((one, other) => other.amount - one.amount);
  const [because] = falling;
  if (!because) throw new Error('A candidate has at least one seed');
  const worth = falling.reduce((sum, { amount }, place) => sum + amount / (place + 1), 0);
  return { film, because, worth, crowd: 0, score: worth };
}

/** Takes the best again and again; what is like it, or there because of the same seed, falls back each time. */
function pickVaried(model: RecommendationModel, candidates: Candidate[], wanted: number): Candidate[] {
  const left = new Set(candidates);
  const picks: Candidate[] = [];
  const picksOf = new Map<Seed, number>();
  while (picks.length < wanted) {
    const pick = bestOf(left);
    if (!pick) break;
    left.delete(pick);
    picks.push(pick);
    picksOf.set(pick.because.seed, (picksOf.get(pick.because.seed) ?? 0) + 1);
    for (const candidate of left) {
      candidate.crowd += crowding * factLikeness(model.facts, pick.film, candidate.film) ** 2;
      const fatigue = sameSeed ** (picksOf.get(candidate.because.seed) ?? 0);
      candidate.score = (candidate.worth * fatigue) / (1 + candidate.crowd);
    }
  }
  return picks;
}

function bestOf(candidates: Iterable<Candidate>): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) if (!best || candidate.score > best.score) best = candidate;
  return best;
}
