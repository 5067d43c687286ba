/** The environment, parsed once at the start. Nothing else reads `process.env`. */
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import {
  type Environment,
  fileVariable,
  parseEnvironment,
  readEnvironment as readFrom,
} from '@kinora/serving/environment';
import {
  fileFrom,
  hostName,
  logLevel,
  onOrOff,
  origin,
  port,
  surroundings,
  webAddress,
} from '@kinora/serving/setting-values';
import { z } from 'zod';
import {
  addressList,
  baseAddress,
  contact,
  headerText,
  minutes,
  pathOrAddress,
  tokens,
} from './setting-values.ts';
import { listTogether } from './settings-together.ts';

const root = resolve(import.meta.dirname, '../../..');

const variables = z.object({
  NODE_ENV: surroundings.default('development'),
  PORT: port.default(3000),
  HOST: hostName.optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: addressList.optional(),
  LOG_LEVEL: logLevel.optional(),
  TMDB_TOKEN: headerText.optional(),
  TMDB_BASE_URL: baseAddress.default('https://api.themoviedb.org/3'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis:// or rediss://' })
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: hostName.default('127.0.0.1'),
  RATE_LIMITS: onOrOff.default('on'),
  CATALOGUE_FILE: fileFrom(root).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres://' })
    .optional(),
  AUTH_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  AUTH_ENUMERATION_PROTECTION: onOrOff.default('off'),
  AUTH_ISSUER: webAddress.optional(),
  AUTH_AUDIENCE: z.string().optional(),
  AUTH_JWKS_URL: webAddress.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+@[^\r\n]+$/, { error: 'must be a mail address like Kinora <mail@kinora.example>' })
    .optional(),
  IMAGE_BASE_URL: pathOrAddress.optional(),
  SECURITY_CONTACT: contact.optional(),
  ABOUT_DEV_URL: webAddress.default('https://github.com'),
  ANALYTICS_SCRIPT_URL: webAddress.optional(),
  RECOMMENDER_PORT: port.default(3100),
  RECOMMENDER_URL: baseAddress.optional(),
  INTERACTIONS_EXPORT_MINUTES: minutes.default(60),
  CHAT_LLM_BASE_URL: baseAddress.optional(),
  CHAT_LLM_API_KEY: headerText.optional(),
  CHAT_LLM_MODEL: z.string().optional(),
  CHAT_LLM_DAILY_TOKENS: tokens.default(500_000),
});

type Values = z.infer<typeof variables>;

/** Each may also be given as a file, by its name with `_FILE` behind it: the way in which containers get secrets. */
const secrets = [
  'TMDB_TOKEN',
  'REDIS_URL',
  'DATABASE_URL',
  'AUTH_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
  'CHAT_LLM_API_KEY',
] as const;

export const variableNames = [...Object.keys(variables.shape), ...secrets.map(fileVariable)];

export type Settings = ReturnType<typeof readSettings>;

/** Throws a `SettingsFault` that lists everything wrong, by name and without values. */
export function readSettings(environment: Environment) {
  const values = parseEnvironment(variables, { environment, secrets, listFaults: listTogether });
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    port: values.PORT,
    // A developer's machine shows the site to itself only; a server is there to be reached.
    host: values.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    publicUrl: new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).origin,
    trustedProxies: values.TRUST_PROXY ?? [],
    logLevel: values.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    catalogueFile: values.CATALOGUE_FILE ?? resolve(root, 'packages/catalogue/films.ndjson'),
    tmdb: tmdbOf(values),
    filmSource: filmSourceOf(values),
    redisUrl: values.REDIS_URL,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    isRateLimited: values.RATE_LIMITS === 'on',
    dataFolder: resolve(root, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    auth: {
      secret: values.AUTH_SECRET,
      isEnumerationProtected: values.AUTH_ENUMERATION_PROTECTION === 'on',
      tokenIssuer: tokenIssuerOf(values),
    },
    google: googleOf(values),
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    imageBaseUrl: imageBaseUrlOf(values).replace(/\/+$/, ''),
    aboutDevUrl: values.ABOUT_DEV_URL,
    securityContact: values.SECURITY_CONTACT,
    analyticsScriptUrl: values.ANALYTICS_SCRIPT_URL,
    recommenderUrl: recommenderUrlOf(values).replace(/\/+$/, ''),
    /** 0 for never. */
    interactionsExportMinutes: values.INTERACTIONS_EXPORT_MINUTES,
    chat: { model: chatModelOf(values), dailyTokens: values.CHAT_LLM_DAILY_TOKENS },
  };
}

/** TMDB is the source of the films as soon as there is a token for it. */
function tmdbOf({ TMDB_TOKEN, TMDB_BASE_URL }: Values) {
  if (TMDB_TOKEN === undefined) return undefined;
  return { token: TMDB_TOKEN, baseUrl: TMDB_BASE_URL.replace(/\/+$/, '') };
}

function filmSourceOf({ TMDB_TOKEN }: Values): 'shipped' | 'tmdb' {
  return TMDB_TOKEN === undefined ? 'shipped' : 'tmdb';
}

/** TMDB's pictures are at TMDB's own host; the shipped films have pictures that the product draws. */
function imageBaseUrlOf({ IMAGE_BASE_URL, TMDB_TOKEN }: Values): string {
  return IMAGE_BASE_URL ?? (TMDB_TOKEN === undefined ? '/images' : 'https://image.tmdb.org/t/p');
}

function chatModelOf({ CHAT_LLM_BASE_URL, CHAT_LLM_API_KEY, CHAT_LLM_MODEL }: Values) {
  if (CHAT_LLM_BASE_URL === undefined || CHAT_LLM_MODEL === undefined) return undefined;
  const baseUrl = CHAT_LLM_BASE_URL.replace(/\/+$/, '');
  return {
    baseUrl,
    model: CHAT_LLM_MODEL,
    ...(CHAT_LLM_API_KEY !== undefined && { apiKey: CHAT_LLM_API_KEY }),
  };
}

/** Without an address of its own, the service is the one that `npm start` runs on the same HOST. */
function recommenderUrlOf({ RECOMMENDER_URL, RECOMMENDER_PORT, HOST }: Values): string {
  if (RECOMMENDER_URL !== undefined) return RECOMMENDER_URL;
  const host = HOST === undefined || isAnyAddress(HOST) ? 'localhost' : HOST;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${RECOMMENDER_PORT}`;
}

/** What a server listens on to be reached by every address that the machine has. */
function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

/** Another issuer needs all three of its variables, which the schema has made sure of. */
function tokenIssuerOf({ AUTH_ISSUER, AUTH_AUDIENCE, AUTH_JWKS_URL }: Values) {
  if (AUTH_ISSUER === undefined || AUTH_AUDIENCE === undefined || AUTH_JWKS_URL === undefined)
    return undefined;
  return { issuer: AUTH_ISSUER, audience: AUTH_AUDIENCE, jwksUrl: AUTH_JWKS_URL };
}

function googleOf({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER }: Values) {
  if (GOOGLE_CLIENT_ID === undefined) return undefined;
  return { issuer: GOOGLE_ISSUER, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET };
}

export function readEnvironment(): Environment {
  return readFrom(root);
}
