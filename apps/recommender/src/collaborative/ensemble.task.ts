/** Everyone's best films, a batch of people at a time. */
import type { Interactions } from '../interactions/interactions.ts';
import type { CrewMember } from '../linear-algebra/crew-member.ts';
import { createEnsembleScorer, type EnsembleParts } from './ensemble-scorer.ts';
import { writeTopFilms } from './top-films.ts';

export interface RankingTask {
  parts: EnsembleParts;
  likes: Interactions;
  count: number;
  /** `people × count`, filled here. */
  lists: Int32Array;
}

const peopleAtOnce = 48;

export function work({ parts, likes, count, lists }: RankingTask, member: CrewMember): void {
  const { people, starts, items } = likes;
  const scoreHistories = createEnsembleScorer(parts, peopleAtOnce);
  member.share(Math.ceil(people / peopleAtOnce), (part) => {
    const from = part * peopleAtOnce;
    const batch = Math.min(peopleAtOnce, people - from);
    const histories = Array.from({ length: batch }, (_, n) =>
      items.subarray(starts[from + n], starts[from + n + 1]),
    );
    for (const [n, scores] of scoreHistories(histories).entries()) {
      for (const film of histories[n]!) scores[film] = -Infinity;
      writeTopFilms(scores, count, lists, (from + n) * count);
    }
  });
}
