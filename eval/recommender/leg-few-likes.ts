/** Leg 4: what becomes of a film's list when few people like the film. */
import { countLikes, groupByFilm } from '@kinora/recommender/collaborative/film-rows';
import type { ScoresBesideFilm } from '@kinora/recommender/collaborative/film-scores';
import { trainItemCosine } from '@kinora/recommender/collaborative/item-cosine';
import { seededRandom } from '@kinora/recommender/collaborative/seeded-random';
import { recommendations } from '@kinora/contracts/limits';
import { contentNeighbours, mixHybrid, tasteRows } from '@kinora/recommender/hybrid/hybrid-scores';
import { hybridDefaults } from '@kinora/recommender/hybrid/hybrid-weights';
import { learnTastes } from '@kinora/recommender/hybrid/learn-tastes';
import type { Interactions } from '@kinora/recommender/interactions/interactions';
import { takeEntries } from '@kinora/recommender/interactions/take-rows';
import { measureOneSeed, prepareQuestion } from '@kinora/recommender/training/measures/one-seed';
import { splitPeople } from '@kinora/recommender/training/measures/split-people';
import { formatTable } from '@kinora/recommender/training/report/format-table';

const levels = [0, 3, 10, 30, 100, Infinity] as const;
/** A film with fewer likes has nothing to be cut from. */
const likesToCut = 110;
/** Few enough to leave the world of the others as it is. */
const filmsCut = 100;

/** The films are cut for learning alone; what a hit counts is what it counted before. */
export async function printFewLikes(content: ScoresBesideFilm, likes: Interactions): Promise<void> {
  const { train, test } = splitPeople(likes);
  const popularity = countLikes(train);
  const chosen = chooseFilms(popularity);
  if (chosen.size === 0) {
    console.log(`Left out: no film has ${likesToCut} likes of the people to learn from.`);
    return;
  }
  const question = prepareQuestion({ people: test, popularity, isSeed: (film) => chosen.has(film) });
  const figure = (scores: ScoresBesideFilm) => measureOneSeed(scores, question).ipsNdcg;
  const alone = figure(content);
  const neighbours = contentNeighbours(content);
  const cells: string[][] = [];
  for (const level of levels) {
    const known = cutLikes(train, chosen, level);
    const tastes = await learnTastes(known, { minimumPeople: recommendations.minimumPeople, ease: false });
    const rows = tasteRows(tastes, hybridDefaults);
    const nothing = new Float32Array(content.films);
    const ratings = figure({
      films: content.films,
      scoresOf: (film) => tastes.scoresOf(film, hybridDefaults) ?? nothing.slice(),
    });
    const ours = figure(mixHybrid({ content, neighbours, tastes, rows, weights: hybridDefaults }));
    const figures = [alone, figure(trainItemCosine(known)), ratings, ours].map((value) => value.toFixed(4));
    cells.push([
      level === Infinity ? 'all' : `${level}`,
      ...figures,
      `${(100 * (ours / alone - 1)).toFixed(1)} %`,
    ]);
  }
  console.log(
    `IPS-nDCG@10 beside ${chosen.size} films whose likes are cut, on ${test.people} people who were not learned from.`,
  );
  const head = ['likes a film', 'content alone', 'item-kNN', 'cosine + iALS', 'ours', 'ours over content'];
  console.log(formatTable(head, cells));
}

/** Spread over all films that have enough likes to be cut. */
function chooseFilms(popularity: Float64Array): Set<number> {
  const enough = [...popularity.keys()].filter((film) => popularity[film]! >= likesToCut);
  const step = Math.max(1, enough.length / filmsCut);
  return new Set(
    Array.from({ length: Math.min(filmsCut, enough.length) }, (_, at) => enough[Math.floor(at * step)]!),
  );
}

function cutLikes(likes: Interactions, chosen: ReadonlySet<number>, level: number): Interactions {
  const random = seededRandom(5);
  const { starts, people } = groupByFilm(likes);
  const kept = new Map<number, Set<number>>();
  for (const film of chosen) {
    const order = Array.from(people.subarray(starts[film], starts[film + 1]), (person) => ({
      person,
      draw: random(),
    }));
    order.sort((one, other) => one.draw - other.draw);
    kept.set(film, new Set(order.slice(0, level).map(({ person }) => person)));
  }
  return takeEntries(likes, (row, at) => kept.get(likes.items[at]!)?.has(row) ?? true);
}
