/** Leg 2: lists beside one film, learned from likes alone, measured on people who were not learned from. */
import { trainItemCosine } from '@kinora/recommender/collaborative/item-cosine';
import { countLikes } from '@kinora/recommender/collaborative/film-rows';
import type { ScoresBesideFilm } from '@kinora/recommender/collaborative/film-scores';
import { contentNeighbours } from '@kinora/recommender/hybrid/hybrid-scores';
import type { Interactions } from '@kinora/recommender/interactions/interactions';
import { chooseWeights } from '@kinora/recommender/training/choose-weights';
import { hybridMethod, noContent, rivalMethods } from '@kinora/recommender/training/compare-methods';
import { prepareQuestion } from '@kinora/recommender/training/measures/one-seed';
import { splitPeople } from '@kinora/recommender/training/measures/split-people';
import { formatTable } from '@kinora/recommender/training/report/format-table';
import { measureMethod, methodHead, methodRow } from '@kinora/recommender/training/report/measured-method';

export async function printOneSeed(likes: Interactions, content?: ScoresBesideFilm): Promise<void> {
  const { train, validation, test } = splitPeople(likes);
  const written = content ?? noContent(likes.films);
  const { weights } = await chooseWeights({
    content: written,
    neighbours: contentNeighbours(written),
    interactions: likes,
  });
  const cosine = trainItemCosine(train, { shrinkage: 0 });
  const rows = new Map<number, Float32Array>();
  const question = prepareQuestion({
    people: test,
    popularity: countLikes(train),
    likeness(one, other) {
      const row = rows.get(one) ?? cosine.scoresOf(one);
      rows.set(one, row);
      return Math.min(1, row[other]!);
    },
  });
  console.log(
    `${train.people} people to learn from, ${validation.people} to tune on, ${test.people} to report on; ` +
      `${likes.films} films, ${likes.items.length} likes. Diversity is 1 - cosine of who likes two films.`,
  );
  const methods = [
    ...rivalMethods(train),
    ...(content ? [{ name: 'content alone', train: () => content }] : []),
    hybridMethod(written, train, weights),
  ];
  const cells: string[][] = [];
  // One after another: each is timed.
  for (const method of methods) cells.push(methodRow(await measureMethod(method, question)));
  console.log(formatTable(methodHead, cells));
  console.log(`Ours is mixed with ${JSON.stringify(weights)}, chosen on the validation people.`);
}
