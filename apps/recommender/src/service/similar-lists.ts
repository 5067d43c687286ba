/** Lists by what is written of films, for one at a time. */
import type { DescribedFilm, RecommendationReason, RecommendedFilm } from '@kinora/contracts/recommendations';
import { trainContent } from '../content/train-content.ts';
import { profileOfDescribed } from '../features/described-profile.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import { factsOfProfile, findReasonsOfDescribed, numberFacts } from '../reasons/described-facts.ts';
import { collectFacts } from '../reasons/film-facts.ts';
import { findReasons } from '../reasons/find-reasons.ts';
import { bestScores, type Candidate } from '../variety/best-scores.ts';
import { listOptions } from '../variety/build-lists.ts';
import { chooseVaried } from '../variety/choose-varied.ts';
import { rounded } from './served-model.ts';

export interface SimilarLists {
  /** Empty where the film is not among the profiles. */
  ofFilm(tmdbId: number, topN: number): RecommendedFilm[];
  ofDescribed(film: DescribedFilm['film'], topN: number): RecommendedFilm[];
}

/** Films whose lists say which scores are high; a score alone has no scale. */
const filmsSampled = 50;

type FindReasons = (other: number) => RecommendationReason[];

export function createSimilarLists(profiles: readonly FilmProfile[]): SimilarLists {
  const content = trainContent(profiles);
  const facts = collectFacts(profiles);
  const factNumbers = numberFacts(facts);
  const filmNumbers = new Map(profiles.map(({ tmdbId }, film) => [tmdbId, film]));
  const rate = ratingBy(sampleScores());

  function sampleScores(): number[] {
    const step = Math.max(1, Math.floor(profiles.length / filmsSampled));
    const sample: number[] = [];
    for (let film = 0; film < profiles.length; film += step)
      for (const { score } of bestScores(content.scoresOf(film), listOptions.listLength, film))
        sample.push(score);
    return sample;
  }

  function listOf(
    scores: Float32Array,
    self: number,
    topN: number,
    reasonsOf: FindReasons,
  ): RecommendedFilm[] {
    const explained = bestScores(scores, listOptions.candidates, self).filter(
      ({ film, score }) => score > 0 && reasonsOf(film).length > 0,
    );
    const chosen = chooseVaried(explained, {
      count: listOptions.varied,
      variety: listOptions.variety,
      likeness: (one, other) => content.likeness(one, other),
    });
    let lowest = 10;
    return chosen.slice(0, topN).map(({ film, score }: Candidate) => {
      lowest = Math.min(lowest, rate(score));
      return { tmdbId: profiles[film]?.tmdbId ?? 0, rating: lowest, reasons: reasonsOf(film) };
    });
  }

  return {
    ofFilm(tmdbId, topN) {
      const film = filmNumbers.get(tmdbId);
      if (film === undefined) return [];
      return listOf(content.scoresOf(film), film, topN, (other) => findReasons(facts, film, other, 0));
    },
    ofDescribed(film, topN) {
      const profile = profileOfDescribed(film);
      const described = factsOfProfile(factNumbers, profile);
      const self = filmNumbers.get(film.tmdbId) ?? -1;
      return listOf(content.scoresOfProfile(profile), self, topN, (other) =>
        findReasonsOfDescribed(facts, described, other),
      );
    },
  };
}

/** As the lists of the model are rated: 5 is the mean of the sample, 7.3 one standard deviation above it. */
function ratingBy(sample: readonly number[]): (score: number) => number {
  const count = Math.max(1, sample.length);
  const mean = sample.reduce((sum, score) => sum + score, 0) / count;
  const deviation = Math.sqrt(sample.reduce((sum, score) => sum + (score - mean) ** 2, 0) / count) || 1;
  return (score) => rounded(10 / (1 + Math.exp((mean - score) / deviation)));
}
