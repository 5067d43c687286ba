/**
 * `npm run eval:weights`: derives the weights of the content model from data of our own, and prints how good they are. Nothing is
 * written: what it prints under 'weights' is what `content/weights.ts` holds.
 */
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { buildContentLists } from '@kinora/recommender/content/content-lists';
import { trainContent } from '@kinora/recommender/content/train-content';
import { contentWeights } from '@kinora/recommender/content/weights';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { collectFacts } from '@kinora/recommender/reasons/film-facts';
import { readJudgements } from './judgements.ts';
import { fitWeights, type Leg } from './weights-ascent.ts';
import { measureLists } from './weights-lists.ts';
import { contentWeightsOf, evenWeights, noPrior, scoreParts, weigh, type Weighing } from './weights-parts.ts';
import { askHidden, askJudged, halfOf, type HiddenGroup, hiddenGroups } from './weights-questions.ts';
import { type Answer, answerByBag, answerByChance, answerByFame } from './weights-rivals.ts';
import { macroAverage, microAverage, poorPicks, printHead, printRow } from './weights-table.ts';

/** Every third film of a half is asked; more give the same weights and take longer. */
const askedOf = 3;
/** The judgements say what is wished for and count as much as what is hidden does together. */
const judgedShare = 1;
const hiddenShare = 1;
/** What a poor pick costs: as much as a good one is worth. */
const worthOfPoor = -1;

const films = readFilms(shippedFilmsFile);
const profiles = films.map((film) => profileOf(film));
const scores = scoreParts(profiles);
const judgements = readJudgements(films);
const groups = Object.keys(hiddenGroups) as HiddenGroup[]; // Object.keys forgets the type of its keys.

function seedsOf(half: 0 | 1): number[] {
  const own = films.flatMap(({ id }, film) => (halfOf(id) === half ? [film] : []));
  return own.filter((_, at) => at % askedOf === 0);
}

const hiddenFitted = groups.map((group) => askHidden(scores, group, seedsOf(0)));
const hiddenKept = groups.map((group) => askHidden(scores, group, seedsOf(1)));
const judgedFitted = judgements.filter(({ kept }) => !kept);
const judgedKept = judgements.filter(({ kept }) => kept);
const askedFitted = askJudged(judgedFitted, films);
const askedKept = askJudged(judgedKept, films);

const even: Weighing = { parts: evenWeights(1), prior: noPrior };
const legOfJudged: Leg = { questions: askJudged(judgedFitted, films, worthOfPoor), share: judgedShare };
const legsOfHidden: Leg[] = hiddenFitted.map((questions) => ({
  questions,
  share: hiddenShare / groups.length,
}));

const byHidden = fitWeights(scores, legsOfHidden, even);
const byJudged = fitWeights(scores, [legOfJudged], even);
/**
 * Tone and audience are read from moods and genres, and fame and rating are nothing that two films share: what is hidden says
 * little of them. They come from the judgements, the prior at half strength because it costs agreement and coverage; the others
 * come from both.
 */
const halfPrior = { fame: byJudged.prior.fame / 2, rating: byJudged.prior.rating / 2 };
const { tone: judgedTone, audience: judgedAudience } = byJudged.parts;
const ours = fitWeights(
  scores,
  [...legsOfHidden, legOfJudged],
  { parts: { ...even.parts, tone: judgedTone, audience: judgedAudience }, prior: halfPrior },
  new Set(['tone', 'audience', 'prior']),
);

function answerBy(weighing: Weighing): Answer {
  return ({ seed, hidden }) => weigh(scores, seed, weighing, hidden);
}

const { fields, tone, year, prior } = contentWeights;
const rows: [string, Answer][] = [
  ['random', answerByChance(films.length)],
  ['popularity', answerByFame(profiles)],
  ['one bag of words', answerByBag(profiles)],
  ['each part weighs the same', answerBy(even)],
  ['fitted on hidden fields alone', answerBy(byHidden)],
  ['fitted on judgements alone', answerBy(byJudged)],
  ['fitted on both', answerBy(ours)],
  ['content/weights.ts', answerBy({ parts: { ...fields, tone, year }, prior })],
];

console.log(
  `${films.length} films, ${judgedFitted.length} judged seeds to fit on and ${judgedKept.length} kept apart;`,
);
console.log(
  `hidden fields of ${seedsOf(0).length} films to fit on and of ${seedsOf(1).length} others to report.`,
);

printHead('hidden field, other half, nDCG@10', [...groups, 'mean', 'macro']);
for (const [name, answer] of rows) {
  const micro = hiddenKept.map((questions) => microAverage(questions, answer));
  const macro = hiddenKept.map((questions) => macroAverage(questions, answer, films));
  const averages = [micro, macro].map((each) => each.reduce((sum, one) => sum + one, 0) / groups.length);
  printRow(name, [...micro, ...averages]);
}

printHead('judgements, nDCG@10', ['fitted', 'kept', 'macro', 'poor']);
for (const [name, answer] of rows) {
  printRow(name, [
    microAverage(askedFitted, answer),
    microAverage(askedKept, answer),
    macroAverage(askedKept, answer, films),
    poorPicks(judgedKept, askedKept, answer),
  ]);
}

const content = trainContent(profiles, { weights: contentWeightsOf(ours) });
const facts = collectFacts(profiles);
printHead('lists of ten, fitted on both', ['kept', 'coverage', 'Gini', 'diversity']);
for (const [name, options] of [
  ['by score', { variety: 0, mostMoved: 0 }],
  ['varied', { mostMoved: 0 }],
  ['shared fairly', { variety: 0 }],
  ['varied and shared fairly', {}],
] as const) {
  const { judged, coverage, gini, diversity } = measureLists(
    buildContentLists(content, facts, options),
    content,
    askedKept,
  );
  printRow(name, [judged, coverage, gini, diversity]);
}

printHead('weights', ['hidden', 'judged', 'both']);
for (const part of Object.keys(ours.parts) as (keyof typeof ours.parts)[])
  // As above.
  printRow(
    part,
    [byHidden, byJudged, ours].map((weighing) => weighing.parts[part]),
  );
for (const side of ['fame', 'rating'] as const)
  printRow(
    `prior of ${side}`,
    [byHidden, byJudged, ours].map((weighing) => weighing.prior[side]),
  );
