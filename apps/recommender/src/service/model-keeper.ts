/** Holds the model that is served, and takes a newer one from the file while requests go on. */
import type { Logger } from 'pino';
import { ModelFault } from '../model/model-fault.ts';
import { readModelFile } from '../model/model-file.ts';
import type { VersionedModel } from '../model/model-parts.ts';
import type { ModelCard } from '../model/recommendation-model.ts';
import type { ServiceMetrics } from './metrics.ts';
import { type ModelOrigin, serve, type ServedModel } from './served-model.ts';
import { type FileWatch, identityOf, watchFile } from './watch-file.ts';

export interface ModelKeeper {
  served(): ServedModel | undefined;
  take(versioned: VersionedModel, origin: ModelOrigin): void;
  /** Serves the file's model where it is a good one, and every newer one that takes its place from then on. */
  start(): Promise<void>;
  /** Looks at the file now. */
  look(): Promise<void>;
  stop(): void;
}

export interface ModelKeeperParts {
  file: string;
  log: Logger;
  metrics: () => ServiceMetrics;
}

export function createModelKeeper({ file, log, metrics }: ModelKeeperParts): ModelKeeper {
  let served: ServedModel | undefined;
  let watch: FileWatch | undefined;

  /** A model of this process's own is only there until there is a file, however old. */
  function isWanted({ createdAt }: ModelCard): boolean {
    if (served?.origin !== 'file') return true;
    const newer = Date.parse(createdAt) - Date.parse(served.model.card.createdAt);
    if (newer < 0) log.info({ createdAt }, 'the model file is older than what is served and is left alone');
    return newer > 0;
  }

  function take(versioned: VersionedModel, origin: ModelOrigin): void {
    served = serve(versioned, origin);
    metrics().swaps.inc();
    const { algorithm, createdAt, counts } = versioned.model.card;
    log.info({ version: versioned.version, algorithm, createdAt, ...counts }, 'a model is served');
  }

  /** The model in use stays where the file has none that is better. */
  async function readFile(): Promise<void> {
    try {
      const found = await readModelFile(file, isWanted);
      // Another may have been taken while this one was read.
      if (found && isWanted(found.model.card)) take(found, 'file');
    } catch (thrown) {
      metrics().refusals.inc();
      if (thrown instanceof ModelFault) log.error({ file }, `the model file is refused: ${thrown.message}`);
      else log.error({ file, err: thrown }, 'the model file cannot be read');
    }
  }

  return {
    served: () => served,
    take,
    look: readFile,
    async start() {
      const known = await identityOf(file);
      if (known !== '') await readFile();
      watch = watchFile({ file, known, onChange: readFile });
    },
    stop: () => watch?.stop(),
  };
}
