/** All algorithms side by side on held-out likes, each in a process of its own so that its time and memory are its own too. */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReczooAlgorithm, reczooAlgorithms } from './reczoo-algorithms.ts';
import { ReczooFault } from './reczoo-fault.ts';
import { readReczooFile } from './reczoo-file.ts';
import { writeLists } from './reczoo-lists.ts';
import type { ReczooReport } from './reczoo-measure.ts';
import { splitLikes } from './reczoo-split.ts';

export interface ReczooRow {
  algorithm: ReczooAlgorithm;
  recall: number;
  ndcg: number;
  /** Wall, from the start of the process to its end. */
  seconds: number;
  cpuSeconds: number;
  /** Peak, in MB. */
  memory: number;
}

export interface ReczooTableOptions {
  share: number;
  seed: number;
  /** Told each row as soon as it is there. */
  onRow?: (row: ReczooRow) => void;
  algorithms?: readonly ReczooAlgorithm[];
}

/** Rejects with a `ReczooFault` for what is wrong with the file, and with an Error when a run fails. */
export async function reczooTable(
  file: string,
  { share, seed, onRow, algorithms = reczooAlgorithms }: ReczooTableOptions = { share: 0.2, seed: 1 },
): Promise<ReczooRow[]> {
  const { train, test } = splitLikes(readReczooFile(file), share, seed);
  if (test.films.every(({ length }) => length === 0))
    throw new ReczooFault(`${file} holds too few likes for holding out ${share} of each person's.`);
  const folder = mkdtempSync(join(tmpdir(), 'kinora-reczoo-'));
  try {
    const files = { train: join(folder, 'train.txt'), test: join(folder, 'test.txt') };
    for (const [part, path] of [
      [train, files.train],
      [test, files.test],
    ] as const)
      writeLists(path, new Map(Array.from(part.people, (person, at) => [person, part.films[at]!])));
    const rows: ReczooRow[] = [];
    for (const algorithm of algorithms) {
      const row = rowOf(algorithm, await runAlone(files, algorithm));
      onRow?.(row);
      rows.push(row);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rowOf(algorithm: ReczooAlgorithm, report: ReczooReport): ReczooRow {
  const { scores, seconds, cpuSeconds, peakMemory } = report;
  return {
    algorithm,
    recall: scores?.recall ?? 0,
    ndcg: scores?.ndcg ?? 0,
    seconds,
    cpuSeconds,
    memory: peakMemory,
  };
}

function runAlone(
  { train, test }: { train: string; test: string },
  algorithm: ReczooAlgorithm,
): Promise<ReczooReport> {
  const words = ['--train', train, '--test', test, '--algorithm', algorithm];
  const child = fork(join(import.meta.dirname, 'reczoo.ts'), words, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    // `reczoo.ts` sends nothing but its report.
    child.on('message', (report) => resolve(report as ReczooReport));
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The run of ${algorithm} ended with code ${code}.`)));
  });
}
