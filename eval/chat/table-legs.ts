/** What is measured, leg by leg; each prints what belongs to it and gives its rows of the table. */
import { type ChatEngine } from './chat-engine.ts';
import { inventFilms } from './invented-catalogue.ts';
import { type LabelledMessage, messageFiles, readLabelled } from './labelled-message.ts';
import { countFaults, measureConversations, type CountedFault } from './measure-conversations.ts';
import { measureExtraction } from './measure-extraction.ts';
import { measureLinking } from './measure-linking.ts';
import { measureSpeed, type SpeedFigures } from './measure-speed.ts';
import { fieldErrors, kindTable, printFaults, printMistakes } from './print-mistakes.ts';
import { findSimilarAmong } from './similar-films.ts';
import { type Row, toRow } from './table-rows.ts';

export interface LegParts {
  shipped: ChatEngine;
  invented: ChatEngine;
  prompts: number;
  /** Of the visitors: another seed, other visitors. */
  seed: number;
  /** Whether mistakes are listed; those of the test set never are. */
  shows: boolean;
}

export type Leg = (parts: LegParts) => Promise<Row[]>;

const most = 40;

async function extraction({ shipped, shows }: LegParts): Promise<Row[]> {
  const rows: Row[] = [];
  for (const set of ['dev', 'test'] as const) {
    const messages = readLabelled(messageFiles[set], shipped.films);
    const figures = await measureExtraction(shipped, messages);
    const exact = (100 * (messages.length - figures.mistakes.length)) / messages.length;
    console.log(`${set}: ${messages.length} messages\n${kindTable(figures, messages)}`);
    if (set === 'dev') console.log(`fields that differ: ${fieldErrors(figures)}`);
    if (set === 'dev' && shows) printMistakes(figures);
    const measure = `constraints exactly right, ${set} (${messages.length} messages)`;
    rows.push(
      toRow({ measure, reach: { least: 90 }, unit: ' %', digits: 1, shipped: exact, invented: null }),
    );
  }
  return rows;
}

const countedFaults: readonly CountedFault[] = [
  'broken wish',
  'shown again',
  'outside the catalogue',
  'not in the message',
  'unknown link',
  'more than five',
  'no films',
  'relaxed without need',
];

async function conversations({ shipped, invented, prompts, seed, shows }: LegParts): Promise<Row[]> {
  const counts: Map<CountedFault, number>[] = [];
  for (const [name, engine] of [
    ['shipped', shipped],
    ['invented', invented],
  ] as const) {
    const figures = await measureConversations(engine, { prompts, seed });
    console.log(
      `${name}: ${figures.prompts} prompts, ${figures.picks} picks, ${figures.relaxed} replies that gave way and said so`,
    );
    if (shows) printFaults(figures, most);
    counts.push(countFaults(figures));
  }
  const [ours, theirs] = counts;
  return countedFaults.map((fault) =>
    toRow({
      measure: `replies of ${prompts}: ${fault}`,
      reach: { most: 0 },
      shipped: ours?.get(fault) ?? 0,
      invented: theirs?.get(fault) ?? 0,
    }),
  );
}

const linkingReaches = {
  'as written': { precision: 92, recall: 92 },
  casual: null,
  slips: { precision: 85, recall: 75 },
} as const;
const linkingNames = {
  'as written': 'titles as written',
  casual: 'titles in lower case without article',
  slips: 'titles in lower case with one slip',
} as const;

async function linking({ shipped, invented, shows }: LegParts): Promise<Row[]> {
  const rows: Row[] = [];
  const plain = sentencesOf(readLabelled(messageFiles.dev, shipped.films));
  for (const writing of ['as written', 'casual', 'slips'] as const) {
    const question = { sentences: 2_000, seed: 3, writing, plain };
    const [ours, theirs] = [measureLinking(shipped, question), measureLinking(invented, question)];
    const name = linkingNames[writing];
    for (const { precision, recall } of [ours, theirs])
      console.log(`${name}: precision ${write(precision)}, recall ${write(recall)}`);
    if (shows) for (const { mistakes } of [ours, theirs]) console.log(mistakes.slice(0, most).join('\n'));
    for (const figure of ['precision', 'recall'] as const) {
      const least = linkingReaches[writing]?.[figure];
      if (least === undefined) continue;
      const figures = { shipped: ours[figure], invented: theirs[figure] };
      rows.push(
        toRow({ measure: `${name}, ${figure}`, reach: { least }, unit: ' %', digits: 1, ...figures }),
      );
    }
  }
  return rows;
}

/** Those that wish for something without naming a film. */
function sentencesOf(messages: readonly LabelledMessage[]): string[] {
  const plain = messages.filter(
    ({ expect, page }) =>
      page === undefined && Object.keys(expect).length > 0 && !expect.likeFilms && !expect.withoutFilms,
  );
  return plain.map(({ message }) => message);
}

async function speed({ shipped, invented }: LegParts): Promise<Row[]> {
  const many = [...shipped.films, ...inventFilms(20_000 - shipped.films.length, 5)];
  const rows: Row[] = [];
  for (const { films, name, most: limit } of [
    { films: shipped.films, name: '2,000', most: 30 },
    { films: invented.films, name: '2,000', most: 30 },
    { films: many, name: '20,000', most: 60 },
  ]) {
    const figures = await measureSpeed(films, findSimilarAmong(films), 600);
    console.log(describeSpeed(figures));
    const isInvented = films === invented.films;
    rows.push(
      toRow({
        measure: `whole answer, p95 over ${name} films`,
        reach: { most: limit },
        unit: ' ms',
        digits: 1,
        shipped: isInvented ? null : figures.wall.p95,
        invented: isInvented ? figures.wall.p95 : null,
      }),
    );
  }
  return rows;
}

const write = (figure: number): string => figure.toFixed(1);

function describeSpeed({ films, build, memory, wall, busy }: SpeedFigures): string {
  const spread = ({ p50, p95, worst }: SpeedFigures['wall']) =>
    `p50 ${write(p50)}, p95 ${write(p95)}, worst ${write(worst)} ms`;
  return `${films} films: ready after ${write(build.wall)} s (${write(build.busy)} s of the processor), ${memory.toFixed(0)} MB; an answer takes ${spread(wall)}; of the processor ${spread(busy)}`;
}

/** Of each script, so that a reader waits for seconds. */
const modelTurns = 30;

async function model({ shipped, invented, shows }: LegParts): Promise<Row[]> {
  // Brings the model's SDK and an HTTP server, which the other legs do without.
  const { measureModel } = await import('./measure-model.ts');
  const [ours, theirs] = [await measureModel(shipped, modelTurns), await measureModel(invented, modelTurns)];
  for (const { lied, turns, told, byModel, fellBack } of [ours, theirs])
    console.log(
      `${lied} replies under models that lie; ${turns} under models that do as they are told: ${told} asked of the model, ${byModel} its own, ${fellBack} fell back`,
    );
  if (shows)
    for (const line of [...ours.leaks, ...ours.faults, ...theirs.leaks, ...theirs.faults].slice(0, most))
      console.log(line.replaceAll('\n', ' / '));
  const share = ({ told, byModel }: typeof ours) => (100 * byModel) / Math.max(1, told);
  return [
    toRow({
      measure: `leaks of the lying model, over ${ours.lied} replies`,
      reach: { most: 0 },
      shipped: ours.leaks.length,
      invented: theirs.leaks.length,
    }),
    toRow({
      measure: 'faults under models that do as they are told',
      reach: { most: 0 },
      shipped: ours.faults.length,
      invented: theirs.faults.length,
    }),
    toRow({
      measure: 'replies asked of the model that are its own',
      reach: { least: 90 },
      unit: ' %',
      digits: 1,
      shipped: share(ours),
      invented: share(theirs),
    }),
  ];
}

export const legs: Readonly<Record<string, Leg>> = { extraction, conversations, linking, speed, model };
