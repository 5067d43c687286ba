/** How good and how varied finished lists are, as the service would give them. */
import type { ContentModel } from '@kinora/recommender/content/content-model';
import { discount } from '@kinora/recommender/training/measures/gain';
import { coverageOf, diversityOf, giniOf } from '@kinora/recommender/training/measures/spread';
import type { FilmLists } from '@kinora/recommender/variety/build-lists';
import { depth, mean, type Question } from './weights-questions.ts';

export interface ListFigures {
  /** nDCG@10 of the judgements. */
  judged: number;
  coverage: number;
  gini: number;
  diversity: number;
}

function headOf({ neighbours, listLength }: FilmLists, film: number): number[] {
  const from = film * listLength;
  return [...neighbours.subarray(from, from + Math.min(depth, listLength))].filter((other) => other !== -1);
}

export function measureLists(
  lists: FilmLists,
  content: ContentModel,
  questions: readonly Question[],
): ListFigures {
  const heads = Array.from({ length: content.films }, (_, film) => headOf(lists, film));
  const counts = new Uint32Array(content.films);
  for (const film of heads.flat()) counts[film]! += 1;
  const gains = questions.map(({ seed, worth, bestGain }) => {
    const gain = heads[seed]!.reduce((sum, film, place) => sum + worth[film]! * discount(place), 0);
    return gain / bestGain;
  });
  return {
    judged: mean(gains),
    coverage: coverageOf(counts),
    gini: giniOf(counts),
    diversity: mean(heads.map((head) => diversityOf(head, (one, other) => content.likeness(one, other)))),
  };
}
