/** Threads that are started once and given one task after another. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { crewStateLength } from './crew-member.ts';

export interface Crew {
  /**
   * Runs the module's `work` (a `CrewWork`) in every thread at once; what it is to leave behind goes into shared memory.
   * Rejects with what a thread threw, or when one dies; the crew is then closed and takes no more tasks. One at a time.
   */
  run: (module: URL, task: object) => Promise<void>;
  /** Ends all threads; a running task rejects. */
  close: () => Promise<void>;
}

export interface CrewOrder {
  module: string;
  task: object;
}

export interface CrewBerth {
  index: number;
  size: number;
  state: Int32Array;
}

/** What a thread answers to an order; an error where there was one. */
export type CrewAnswer = { failed: false } | { failed: true; error: unknown };

/** More threads only wait for memory, and each takes some 10 MB. */
const mostThreads = 8;

export function openCrew(size = Math.min(availableParallelism(), mostThreads)): Crew {
  const state = new Int32Array(new SharedArrayBuffer(crewStateLength * Int32Array.BYTES_PER_ELEMENT));
  const threads = Array.from({ length: size }, (_, index) => startThread({ index, size, state }));
  let closed: Promise<unknown> | undefined;
  let waiting: PromiseWithResolvers<void> | undefined;
  let fault: unknown = new Error('The crew is closed');

  async function close(): Promise<void> {
    closed ??= Promise.all(threads.map((thread) => thread.terminate()));
    await closed;
    waiting?.reject(fault);
  }
  function fail(error: unknown): void {
    if (closed) return;
    fault = error;
    void close();
  }
  let unfinished = 0;
  for (const thread of threads) {
    thread.on('message', (answer: Partial<CrewAnswer>) => {
      // Under `node --watch` a thread also tells which files it loads; that has no outcome.
      if (answer.failed === undefined) return;
      if (answer.failed) return fail(answer.error);
      unfinished -= 1;
      if (unfinished === 0) waiting?.resolve();
    });
    thread.on('error', fail);
    thread.on('exit', (code) => fail(new Error(`A thread ended with code ${code} before its task`)));
  }
  return {
    async run(module, task) {
      if (closed) throw fault;
      const order: CrewOrder = { module: module.href, task };
      waiting = Promise.withResolvers();
      unfinished = size;
      for (const thread of threads) thread.postMessage(order, []);
      await waiting.promise;
      waiting = undefined;
    },
    close,
  };
}

function startThread(berth: CrewBerth): Worker {
  return new Worker(new URL('crew.worker.ts', import.meta.url), { workerData: berth });
}
