/** The environment, parsed once at the start. Nothing else reads `process.env`. */
import { resolve } from 'node:path';
import { type Environment, parseEnvironment, readEnvironment as readFrom } from '@kinora/serving/environment';
import {
  fileFrom,
  hostName,
  logLevel,
  onOrOff,
  origin,
  port,
  surroundings,
} from '@kinora/serving/setting-values';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');

const usualPort = 3100;

const variables = z.object({
  NODE_ENV: surroundings.default('development'),
  HOST: hostName.optional(),
  /** Only for the default of PUBLIC_URL. */
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  RECOMMENDER_PORT: port.default(usualPort),
  RECOMMENDER_METRICS_PORT: port.optional(),
  RECOMMENDER_METRICS_HOST: hostName.default('127.0.0.1'),
  RECOMMENDER_MODEL_FILE: z.string().optional(),
  RECOMMENDER_TRAIN: onOrOff.default('on'),
  CATALOGUE_FILE: fileFrom(root).optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: logLevel.optional(),
});

type Values = z.infer<typeof variables>;

export const variableNames = Object.keys(variables.shape);

export type Settings = ReturnType<typeof readSettings>;

/** Throws a `SettingsFault` that lists everything wrong, by name and without values. */
export function readSettings(environment: Environment) {
  const values = parseEnvironment(variables, { environment, listFaults });
  const isProduction = values.NODE_ENV === 'production';
  const dataFolder = resolve(root, values.DATA_DIR);
  return {
    isProduction,
    // A developer's machine shows the service to itself only; a server is there to be reached.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port: values.RECOMMENDER_PORT,
    metrics: { host: values.RECOMMENDER_METRICS_HOST, port: metricsPortOf(values) },
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    catalogueFile: values.CATALOGUE_FILE ?? resolve(root, 'packages/catalogue/films.ndjson'),
    dataFolder,
    modelFile: resolve(root, values.RECOMMENDER_MODEL_FILE ?? `${dataFolder}/recommender/model.kinora`),
    isTraining: values.RECOMMENDER_TRAIN === 'on',
  };
}

/** Beside the service's own port, so that a second service on a machine needs one variable and not two. */
function metricsPortOf({ RECOMMENDER_PORT, RECOMMENDER_METRICS_PORT }: Values): number {
  return RECOMMENDER_METRICS_PORT ?? (RECOMMENDER_PORT === 65_535 ? 65_534 : RECOMMENDER_PORT + 1);
}

export function readEnvironment(): Environment {
  return readFrom(root);
}

function listFaults(given: Environment): readonly string[] {
  const { RECOMMENDER_PORT = String(usualPort), RECOMMENDER_METRICS_PORT } = given;
  if (RECOMMENDER_METRICS_PORT !== RECOMMENDER_PORT) return [];
  return ['RECOMMENDER_METRICS_PORT must be another port than RECOMMENDER_PORT'];
}
