/** The environment, parsed once at the start. Nothing else reads `process.env`. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadEnvFile } from 'node:process';
import { z } from 'zod';

/** The exit code for a bad configuration (`EX_CONFIG` of sysexits.h). */
export const badSettingsExitCode = 78;

const root = resolve(import.meta.dirname, '../../..');

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .refine(isOrigin, { error: 'must be a bare origin like https://kinora.example, without a path' });

const port = z
  .string()
  .transform((text) => (/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN))
  .refine((number) => number >= 1 && number <= 65_535, { error: 'must be a number from 1 to 65535' });

const host = z.string().regex(/^[\w.:-]+$/, { error: 'must be a host name or an IP address' });

const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], { error: 'must be development, test or production' })
    .default('development'),
  HOST: host.optional(),
  /** Only for the default of PUBLIC_URL. */
  PORT: port.default(3000),
  PUBLIC_URL: origin.optional(),
  RECOMMENDER_PORT: port.default(3100),
  RECOMMENDER_METRICS_PORT: port.optional(),
  RECOMMENDER_METRICS_HOST: host.default('127.0.0.1'),
  RECOMMENDER_MODEL_FILE: z.string().optional(),
  RECOMMENDER_TRAIN: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  CATALOGUE_FILE: z
    .string()
    .transform((file) => resolve(root, file))
    .refine((file) => existsSync(file), { error: 'must name a file that exists' })
    .optional(),
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .optional(),
});

type Values = z.infer<typeof variables>;

const settingsSchema = variables.superRefine((values, context) => {
  if (metricsPortOf(values) === values.RECOMMENDER_PORT)
    context.addIssue({
      code: 'custom',
      path: ['RECOMMENDER_METRICS_PORT'],
      message: 'must be another port than RECOMMENDER_PORT',
    });
});

export const variableNames = Object.keys(variables.shape);

export type Settings = ReturnType<typeof readSettings>;

/** The environment has faults; the message lists them all, by name and without values. */
export class SettingsFault extends Error {}

export function readSettings(environment: Record<string, string | undefined>) {
  const parsed = settingsSchema.safeParse(withoutBlanks(environment));
  if (!parsed.success) throw new SettingsFault(describeFaults(parsed.error));
  const values = parsed.data;
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

/** The process's environment, filled up from the file `.env` of the root where there is one. */
export function readEnvironment(): Record<string, string | undefined> {
  const file = resolve(root, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return process.env;
}

/** `NAME=` in a `.env` file means "not set". */
function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function describeFaults(error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
  return ['The environment has faults:', ...lines, 'Every variable is described in .env.example.'].join('\n');
}

function isOrigin(address: string): boolean {
  const url = new URL(address);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}
