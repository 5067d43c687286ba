/** Every method side by side on people whom none of them has seen. */
import { countLikes } from '../collaborative/film-rows.ts';
import type { ContentModel } from '../content/content-model.ts';
import type { HybridWeights } from '../hybrid/hybrid-weights.ts';
import type { Interactions } from '../interactions/interactions.ts';
import { likesOf } from '../interactions/take-rows.ts';
import { hybridMethod, rivalMethods } from './compare-methods.ts';
import { prepareQuestion } from './measures/one-seed.ts';
import { splitPeople } from './measures/split-people.ts';
import { type MeasuredMethod, measureMethod } from './report/measured-method.ts';

/** Ours comes last. The others see likes alone, as they were published. */
export async function compareOnTestPeople(
  content: ContentModel,
  interactions: Interactions,
  weights: HybridWeights,
): Promise<MeasuredMethod[]> {
  const { train, test } = splitPeople(interactions);
  const likes = likesOf(train);
  const question = prepareQuestion({
    people: test,
    popularity: countLikes(likes),
    likeness: (one, other) => content.likeness(one, other),
  });
  const methods = [
    ...rivalMethods(likes),
    { name: 'content alone', train: () => content },
    hybridMethod(content, train, weights),
  ];
  const measured: MeasuredMethod[] = [];
  // One after another: each is timed.
  for (const method of methods) measured.push(await measureMethod(method, question));
  return measured;
}
