/** One run of training in a thread of its own, so that requests are answered meanwhile and its memory is given back. */
import { Worker } from 'node:worker_threads';
import type { VersionedModel } from '../model/model-parts.ts';

export interface TrainingJob {
  catalogueFile: string;
  /** What the site's users like; null to train from the catalogue alone. */
  interactionsFile: string | null;
  /** Where the model is written; null to have it handed over instead. */
  modelFile: string | null;
}

/** What the thread says when it is done. */
export interface Trained {
  made: VersionedModel | null;
}

/** Resolves with the model where no file was wanted. Rejects with what went wrong, also when `signal` ends the run. */
export async function runTraining(job: TrainingJob, signal: AbortSignal): Promise<VersionedModel | null> {
  const worker = new Worker(new URL('training.worker.ts', import.meta.url), { workerData: job });
  const stop = () => void worker.terminate();
  signal.addEventListener('abort', stop);
  try {
    return await new Promise((settle, fail) => {
      // Under `node --watch` a thread also tells which files it loads.
      worker.on('message', (said: Partial<Trained>) => {
        if (said.made !== undefined) settle(said.made);
      });
      worker.on('error', fail);
      worker.on('exit', (code) => fail(new Error(`The training ended with ${code}`)));
    });
  } finally {
    signal.removeEventListener('abort', stop);
    await worker.terminate();
  }
}
