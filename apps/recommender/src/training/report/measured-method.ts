/** Trains one method and measures it: how good, how long, how much memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ScoresBesideFilm } from '../../collaborative/film-scores.ts';
import { measureOneSeed, type OneSeedFigures, type PreparedQuestion } from '../measures/one-seed.ts';

export interface Method {
  name: string;
  train: () => ScoresBesideFilm | Promise<ScoresBesideFilm>;
}

export interface MeasuredMethod extends OneSeedFigures {
  name: string;
  /** Of the processor, over all threads, to train it. */
  trainSeconds: number;
  /** Of the processor, to score every film once and to measure. */
  scoreSeconds: number;
  /** What the trained method holds, in MB. */
  megabytes: number;
}

export async function measureMethod(method: Method, question: PreparedQuestion): Promise<MeasuredMethod> {
  const before = heldBytes();
  const start = process.cpuUsage();
  const scores = await method.train();
  const trainSeconds = secondsSince(start);
  const megabytes = Math.max(0, heldBytes() - before) / 2 ** 20;
  const scoring = process.cpuUsage();
  const figures = measureOneSeed(scores, question);
  return { name: method.name, ...figures, trainSeconds, scoreSeconds: secondsSince(scoring), megabytes };
}

export const methodHead = [
  'method',
  'IPS-nDCG@10',
  'macro',
  'nDCG@10',
  'macro',
  'coverage',
  'Gini',
  'diversity',
  'train s',
  'score s',
  'MB',
] as const;

export function methodRow(measured: MeasuredMethod): string[] {
  const { name, ipsNdcg, macroIpsNdcg, ndcg, macroNdcg, coverage, gini, diversity } = measured;
  return [
    name,
    ...[ipsNdcg, macroIpsNdcg, ndcg, macroNdcg].map((figure) => figure.toFixed(4)),
    ...[coverage, gini, diversity].map((figure) => figure.toFixed(2)),
    measured.trainSeconds.toFixed(1),
    measured.scoreSeconds.toFixed(1),
    measured.megabytes.toFixed(0),
  ];
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

/** Without the garbage of what ran before; a function of V8 that Node hides. */
function heldBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
