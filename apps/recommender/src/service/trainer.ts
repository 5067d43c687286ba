/** Trains where there is no model, and again when the site's users like other films than before. */
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  interactionsFile,
  type InteractionsHeader,
  interactionsHeader,
} from '@kinora/contracts/interactions';
import type { Logger } from 'pino';
import type { VersionedModel } from '../model/model-parts.ts';
import type { Settings } from '../settings.ts';
import type { ServiceMetrics } from './metrics.ts';
import type { ModelKeeper } from './model-keeper.ts';
import { runTraining, type TrainingJob } from './training-job.ts';
import { type FileWatch, watchFile } from './watch-file.ts';

export interface Trainer {
  start(): void;
  stop(): void;
}

export interface TrainerParts {
  settings: Pick<Settings, 'isTraining' | 'catalogueFile' | 'dataFolder' | 'modelFile'>;
  keeper: ModelKeeper;
  log: Logger;
  metrics: ServiceMetrics;
}

/** The file is written whole under another name; this waits for one who copies it there by hand. */
const settleFor = 1_000;

/** Training may take one tenth of the time: a run is followed by a pause of so many times its length. */
const pauseFactor = 9;

/** Bytes. */
const longestHeader = 4_096;

/** Milliseconds until a first model is tried for again. */
const retryAfter = 60_000;

export function createTrainer({ settings, keeper, log, metrics }: TrainerParts): Trainer {
  const { catalogueFile, modelFile } = settings;
  const likesFile = join(settings.dataFolder, interactionsFile);
  const stopping = new AbortController();
  let watch: FileWatch | undefined;

  /** Logs and counts a failure and resolves with nothing; the model in use stays. */
  async function train(job: TrainingJob): Promise<{ made: VersionedModel | null; took: number } | undefined> {
    const startedAt = performance.now();
    try {
      const made = await runTraining(job, stopping.signal);
      const took = performance.now() - startedAt;
      metrics.trainings.inc({ outcome: 'done' });
      metrics.trainingSeconds.set(took / 1_000);
      log.info({ milliseconds: Math.round(took), fromLikes: job.interactionsFile !== null }, 'trained');
      return { made, took };
    } catch (thrown) {
      if (stopping.signal.aborted) return undefined;
      metrics.trainings.inc({ outcome: 'failed' });
      log.error({ err: thrown }, 'the training failed');
      return undefined;
    }
  }

  async function makeFirstModel(): Promise<void> {
    while (keeper.served() === undefined && !stopping.signal.aborted) {
      const result = await train({ catalogueFile, interactionsFile: null, modelFile: null });
      if (result?.made && keeper.served() === undefined) keeper.take(result.made, 'start');
      if (result === undefined) await pauseFor(retryAfter);
    }
  }

  async function learnFromLikes(): Promise<void> {
    const header = await readInteractionsHeader(likesFile);
    if (header && !isNews(header)) {
      log.debug({ createdAt: header.createdAt }, 'the interactions say nothing new');
      return;
    }
    const startedAt = performance.now();
    const result = await train({ catalogueFile, interactionsFile: likesFile, modelFile });
    if (result) await keeper.look();
    await pauseFor(pauseFactor * (performance.now() - startedAt));
  }

  /** A file that the model was trained on, or one without people for a model without people, says nothing new. */
  function isNews({ createdAt, people }: InteractionsHeader): boolean {
    const served = keeper.served();
    if (served === undefined) return true;
    if (people === 0 && served.model.card.counts.people === 0) return false;
    return served.origin === 'start' || Date.parse(createdAt) > Date.parse(served.model.card.createdAt);
  }

  async function trainFromNowOn(): Promise<void> {
    await makeFirstModel();
    if (stopping.signal.aborted) return;
    watch = watchFile({ file: likesFile, known: '', onChange: learnFromLikes, settleFor });
  }

  function pauseFor(milliseconds: number): Promise<void> {
    return delay(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
  }

  return {
    start() {
      if (!settings.isTraining) {
        if (keeper.served() === undefined) log.warn({ file: modelFile }, 'waiting for a model file');
        return;
      }
      void trainFromNowOn();
    },
    stop() {
      stopping.abort();
      watch?.stop();
    },
  };
}

/** Nothing where the file has no header; its reader says what is wrong with it. */
async function readInteractionsHeader(file: string): Promise<InteractionsHeader | undefined> {
  try {
    await using handle = await open(file, 'r');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
    const [line = ''] = buffer.toString('utf8', 0, bytesRead).split('\n', 1);
    return interactionsHeader.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}
