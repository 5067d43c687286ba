/** Real starts of the process with an environment that is wrong: which exit code, which words. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsFault } from '@kinora/serving/settings-fault';
import { afterAll, expect, test } from 'vitest';
import { readSettings, variableNames } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const secretFile = join(folder, 'needle-file');
writeFileSync(secretFile, 'needle\n');

function start(environment: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync('node', [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...environment },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

/** A value for every variable that has a wrong one, with a word that nobody may see. */
const wrong: Record<string, string> = {
  NODE_ENV: 'needle',
  PORT: 'needle',
  HOST: 'needle host',
  PUBLIC_URL: 'https://user:needle@kinora.example/path',
  TRUST_PROXY: '10.0.0.0/8,needle',
  LOG_LEVEL: 'needle',
  TMDB_TOKEN: 'needle token\n',
  TMDB_BASE_URL: 'https://api.example/3?key=needle',
  REDIS_URL: 'http://:needle@redis.example',
  METRICS_PORT: '70000needle',
  METRICS_HOST: 'needle host',
  RATE_LIMITS: 'needle',
  CATALOGUE_FILE: '/needle/films.ndjson',
  DATABASE_URL: 'mysql://kinora:needle@rows.example/kinora',
  AUTH_SECRET: 'short-needle',
  AUTH_ENUMERATION_PROTECTION: 'needle',
  AUTH_ISSUER: 'needle',
  AUTH_JWKS_URL: 'needle',
  GOOGLE_ISSUER: 'needle',
  SMTP_URL: 'https://mailer:needle@mail.example',
  MAIL_FROM: 'needle',
  IMAGE_BASE_URL: 'needle',
  SECURITY_CONTACT: 'needle',
  ABOUT_DEV_URL: 'needle',
  ANALYTICS_SCRIPT_URL: 'needle',
  RECOMMENDER_PORT: 'needle',
  RECOMMENDER_URL: 'needle',
  INTERACTIONS_EXPORT_MINUTES: 'needle',
  CHAT_LLM_BASE_URL: 'needle',
  CHAT_LLM_API_KEY: 'needle key',
  CHAT_LLM_DAILY_TOKENS: 'needle',
};

/** Any text is right for these. */
const free = ['DATA_DIR', 'AUTH_AUDIENCE', 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'CHAT_LLM_MODEL'];

const fileVariables = variableNames.filter(
  (name) => variableNames.includes(name.replace(/_FILE$/, '')) && name.endsWith('_FILE'),
);

test('[R78] every variable is either wrong in the matrix, or takes any text', () => {
  const named = variableNames.filter((name) => !fileVariables.includes(name));
  expect([...Object.keys(wrong), ...free].sort()).toEqual([...named].sort());
});

test('[R78] a start with everything wrong ends with 78, names every fault and shows no value', () => {
  const { status, said } = start(wrong);
  expect(status).toBe(78);
  for (const name of Object.keys(wrong)) expect(said).toMatch(new RegExp(`^ {2}${name} must `, 'm'));
  // What is set with others and missing is told in the same breath.
  expect(said).toMatch(/^ {2}AUTH_AUDIENCE must be set/m);
  expect(said).toMatch(/^ {2}CHAT_LLM_MODEL must be set/m);
  expect(said).not.toMatch(/needle| {4}at /);
});

test.each(Object.entries(wrong))('[R78] %s alone is told by its name, and by no value', (name, value) => {
  const read = () => readSettings({ [name]: value });
  expect(read).toThrow(SettingsFault);
  expect(read).toThrow(new RegExp(`^ {2}${name} must `, 'm'));
  expect(read).not.toThrow(/needle/);
});

test.each(fileVariables)(
  '[R78] %s is told by its name where there is no such file, or the secret is set as well',
  (name) => {
    expect(() => readSettings({ [name]: '/needle' })).toThrow(`${name} must name a file that can be read`);
    const twice = { [name]: secretFile, [name.replace(/_FILE$/, '')]: 'needle' };
    expect(() => readSettings(twice)).toThrow(`${name} must not be set beside`);
    expect(() => readSettings(twice)).not.toThrow(/needle/);
  },
);

function file(content: string): string {
  const path = join(folder, `secret-${content.length}`);
  writeFileSync(path, `${content}\n`);
  return path;
}

test('[R78] secrets are read from files', () => {
  const settings = readSettings({
    TMDB_TOKEN_FILE: file('tmdb-token'),
    DATABASE_URL_FILE: file('postgres://kinora:w6Jq0@rows/kinora'),
    REDIS_URL_FILE: file('redis://:w6Jq0@redis:6379'),
    AUTH_SECRET_FILE: file('q8ZrVx1mTn5LpYw3Kd7HsGb2Fc9JtQe4'),
    SMTP_URL_FILE: file('smtps://mailer:w6Jq0@mail.example'),
    MAIL_FROM: 'Kinora <mail@kinora.example>',
  });
  expect(settings).toMatchObject({
    tmdb: { token: 'tmdb-token' },
    databaseUrl: 'postgres://kinora:w6Jq0@rows/kinora',
    redisUrl: 'redis://:w6Jq0@redis:6379',
    auth: { secret: 'q8ZrVx1mTn5LpYw3Kd7HsGb2Fc9JtQe4' },
    mail: { smtpUrl: 'smtps://mailer:w6Jq0@mail.example' },
  });
});

test.each([
  'too-short-for-a-secret-of-kinora',
  'changeme-changeme-changeme-changeme',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  '12341234123412341234123412341234',
  'an-example-of-a-secret-0123456789abcdef',
])('[R78] %s is not taken for a secret', (secret) => {
  const text = secret.startsWith('too-short') ? secret.slice(0, 31) : secret;
  expect(() => readSettings({ AUTH_SECRET: text })).toThrow('AUTH_SECRET must');
});

test.each(['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'])(
  '[R78] in production %s may not have the password of an example',
  (name) => {
    const schemes: Record<string, string> = {
      DATABASE_URL: 'postgres',
      REDIS_URL: 'redis',
      SMTP_URL: 'smtp',
    };
    const address = (password: string) => `${schemes[name]}://kinora:${password}@host.example/`;
    const read = (NODE_ENV: string, password: string) => () =>
      readSettings({ NODE_ENV, [name]: address(password), MAIL_FROM: 'mail@kinora.example' });
    expect(read('production', 'Password')).toThrow(`${name} must not have the password of an example`);
    expect(read('production', 'w6Jq0ZrVx1')).not.toThrow();
    expect(read('development', 'password')).not.toThrow();
  },
);

test('[R78] metrics have a port of their own', async () => {
  for (const METRICS_PORT of ['3000', '03000'])
    expect(() => readSettings({ METRICS_PORT })).toThrow('METRICS_PORT must be another port than PORT');
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  const { port } = other.address() as AddressInfo; // it listens on a port
  const { status, said } = start({ METRICS_PORT: String(port), PORT: String(port - 1) });
  other.close();
  expect([status, said]).toEqual([
    1,
    `Port ${port} is taken by another process. Choose another one with METRICS_PORT.\n`,
  ]);
});

test('[R78] a database that cannot be reached is one line without its password', () => {
  const { status, said } = start({ DATABASE_URL: 'postgres://kinora:needle@127.0.0.1:1/kinora' });
  expect([status, said]).toEqual([1, expect.stringMatching(/^The database cannot be opened: .*\n$/)]);
  expect(said).not.toContain('needle');
});
