/** Leg 3: the shipped catalogue before anybody has liked anything. */
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import type { ScoresBesideFilm } from '@kinora/recommender/collaborative/film-scores';
import { randomScores } from '@kinora/recommender/collaborative/random-scores';
import { buildContentLists } from '@kinora/recommender/content/content-lists';
import { trainContent } from '@kinora/recommender/content/train-content';
import { type FilmProfile, profileOf } from '@kinora/recommender/features/film-profile';
import type { FilmFacts } from '@kinora/recommender/model/recommendation-model';
import { collectFacts } from '@kinora/recommender/reasons/film-facts';
import { sharesReason } from '@kinora/recommender/reasons/find-reasons';
import { formatTable } from '@kinora/recommender/training/report/format-table';
import { buildLists, type FilmLists } from '@kinora/recommender/variety/build-lists';
import { readJudgements } from './judgements.ts';
import { measureLists } from './weights-lists.ts';
import { askJudged, depth } from './weights-questions.ts';

export function printCatalogue(): void {
  const films = readFilms(shippedFilmsFile);
  const profiles = films.map((film) => profileOf(film));
  const judgements = readJudgements(films).filter(({ kept }) => kept);
  const questions = askJudged(judgements, films);
  const content = trainContent(profiles);
  const facts = collectFacts(profiles);
  const ways: [string, FilmLists][] = [
    ['random', asTheyAre(randomScores(films.length, 1))],
    ['best known', asTheyAre(bestKnown(profiles))],
    ['genres alone', asTheyAre(genresAlone(profiles))],
    ['content, as scored', asTheyAre(content)],
    ['ours: content, spread and varied', buildContentLists(content, facts)],
  ];
  const cells = ways.map(([name, lists]) => {
    const { judged, coverage, gini, diversity } = measureLists(lists, content, questions);
    const figures = [judged.toFixed(3), ...[coverage, gini, diversity].map((figure) => figure.toFixed(2))];
    return [name, ...figures, `${(100 * shareExplained(lists, facts)).toFixed(1)} %`];
  });
  console.log(
    `${films.length} films; nDCG@10 on ${judgements.length} films judged by hand and kept from fitting. ` +
      'Reach: coverage at least .95, Gini at most .6, every entry explained.',
  );
  console.log(formatTable(['method', 'judged nDCG@10', 'coverage', 'Gini', 'diversity', 'explained'], cells));
}

function asTheyAre(scores: ScoresBesideFilm): FilmLists {
  return buildLists(
    {
      films: scores.films,
      scoresOf: (film) => scores.scoresOf(film),
      likeness: () => 0,
      isExplained: () => true,
    },
    { listLength: depth, varied: 0, variety: 0, mostMoved: 0 },
  );
}

function bestKnown(profiles: readonly FilmProfile[]): ScoresBesideFilm {
  const known = Float32Array.from(profiles, ({ prominence }) => prominence ?? 0);
  return { films: known.length, scoresOf: () => known.slice() };
}

/** Jaccard's likeness of the genres, the better known first where that is equal. */
function genresAlone(profiles: readonly FilmProfile[]): ScoresBesideFilm {
  const sets = profiles.map(({ genres }) => new Set(genres));
  return {
    films: profiles.length,
    scoresOf: (film) =>
      Float32Array.from(sets, (other, at) => {
        const shared = [...other].filter((genre) => sets[film]!.has(genre)).length;
        return shared / (sets[film]!.size + other.size - shared) + 0.01 * (profiles[at]!.prominence ?? 0);
      }),
  };
}

function shareExplained({ neighbours, listLength }: FilmLists, facts: FilmFacts): number {
  let entries = 0;
  let explained = 0;
  for (const [at, neighbour] of neighbours.entries()) {
    if (neighbour < 0) continue;
    entries += 1;
    if (sharesReason(facts, Math.floor(at / listLength), neighbour)) explained += 1;
  }
  return explained / Math.max(1, entries);
}
