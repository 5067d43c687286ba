/** One run: reads, trains, ranks, writes and scores, and says what it took. */
import { openCrew } from '@kinora/recommender/linear-algebra/crew';
import { type ReczooAlgorithm, trainAlgorithm } from './reczoo-algorithms.ts';
import { ReczooFault } from './reczoo-fault.ts';
import { type LikesOfPeople, readReczooFile } from './reczoo-file.ts';
import { checkPlace, writeLists } from './reczoo-lists.ts';
import { numberFilms } from './reczoo-number-films.ts';
import { type ListScores, scoreLists } from './reczoo-scores.ts';

export const listLength = 20;

export interface ReczooRun {
  train: string;
  test: string | undefined;
  out: string | undefined;
  algorithm: ReczooAlgorithm;
}

export interface ReczooReport {
  counts: { people: number; films: number; likes: number };
  /** Undefined without a test file. */
  scores: ListScores | undefined;
  /** Wall seconds of each part, and of all since the process began. */
  stages: { name: string; seconds: number }[];
  seconds: number;
  /** All threads, since the process began. */
  cpuSeconds: number;
  /** The most that the process held at any time, Node itself included; MB of 1,024 × 1,024 bytes. */
  peakMemory: number;
}

/** Rejects with a `ReczooFault` for what the caller can put right; then nothing is written. */
export async function measureReczoo({ train, test, out, algorithm }: ReczooRun): Promise<ReczooReport> {
  const clock = startClock();
  if (out !== undefined) checkPlace(out, [train, test]);
  const likes = readReczooFile(train);
  const wanted = test === undefined ? undefined : readReczooFile(test);
  const { interactions, filmNumbers } = numberFilms(likes);
  if (interactions.items.length === 0) throw new ReczooFault(`${train} holds no likes.`);
  clock.lap('read');
  const crew = openCrew();
  try {
    const rank = await trainAlgorithm(algorithm, interactions, crew);
    clock.lap('train');
    const lists = byPerson(likes, await rank(listLength), filmNumbers);
    clock.lap('rank');
    if (out !== undefined) writeLists(out, lists);
    const scores = wanted && scoreLists(lists, wanted, listLength);
    clock.lap('write and score');
    const { people, films } = interactions;
    return { counts: { people, films, likes: interactions.items.length }, scores, ...clock.stop() };
  } finally {
    await crew.close();
  }
}

/** In the order of the file, with its numbers. */
function byPerson(
  { people }: LikesOfPeople,
  ranked: Int32Array,
  filmNumbers: Float64Array,
): Map<number, Float64Array> {
  const lists = new Map<number, Float64Array>();
  for (const [at, person] of people.entries()) {
    const own = ranked.subarray(at * listLength, (at + 1) * listLength).filter((film) => film >= 0);
    lists.set(
      person,
      Float64Array.from(own, (film) => filmNumbers[film]!),
    );
  }
  return lists;
}

function startClock() {
  const stages = [{ name: 'start', seconds: performance.now() / 1000 }];
  let last = performance.now();
  return {
    lap(name: string): void {
      const now = performance.now();
      stages.push({ name, seconds: (now - last) / 1000 });
      last = now;
    },
    stop() {
      const { user, system } = process.cpuUsage();
      return {
        stages,
        seconds: performance.now() / 1000,
        cpuSeconds: (user + system) / 1e6,
        peakMemory: process.resourceUsage().maxRSS / 1024,
      };
    },
  };
}
