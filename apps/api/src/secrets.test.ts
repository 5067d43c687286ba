/**
 * The whole site as an operator starts it, with a canary in every secret and hosts that give back what they are sent.
 * It serves the built site, so `npm start` or `npm test` must have built it once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/free-port.mjs';
import { type EchoHosts, startEchoHosts } from './secrets.hosts.ts';
import { root, type Running, start, until } from './secrets.site.ts';
import { sendRaw } from './test-app.ts';
import { canaries, leaks } from './test-canaries.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinora-secrets-'));
let hosts: EchoHosts;
let site: Running & { port: number; metricsPort: number };

beforeAll(async () => {
  hosts = await startEchoHosts();
  const [port, metricsPort, closedPort] = [await freePort(), await freePort(), await freePort()];
  const running = start({
    DATA_DIR: folder,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    TMDB_TOKEN: canaries.TMDB_TOKEN,
    TMDB_BASE_URL: `${hosts.http}/3`,
    CHAT_LLM_BASE_URL: `${hosts.http}/v1`,
    CHAT_LLM_MODEL: 'echo',
    CHAT_LLM_API_KEY: canaries.CHAT_LLM_API_KEY,
    GOOGLE_CLIENT_ID: 'kinora',
    GOOGLE_CLIENT_SECRET: canaries.GOOGLE_CLIENT_SECRET,
    GOOGLE_ISSUER: hosts.http,
    AUTH_SECRET: canaries.AUTH_SECRET,
    SMTP_URL: `smtp://mailer:${canaries.SMTP_URL}@${hosts.mail}?requireTLS=false`,
    MAIL_FROM: 'Kinora <mail@kinora.example>',
    REDIS_URL: `redis://:${canaries.REDIS_URL}@127.0.0.1:${closedPort}`,
  });
  site = { ...running, port, metricsPort };
  await until(
    () =>
      fetch(`http://127.0.0.1:${port}/livez`).then(
        ({ ok }) => ok,
        () => false,
      ),
    running,
  );
}, 120_000);

afterAll(async () => {
  site?.process.kill();
  await site?.ended;
  hosts?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything that comes back, the way there included. */
async function ask(path: string, init: RequestInit = {}): Promise<{ answer: Response; told: string }> {
  const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { redirect: 'manual', ...init });
  const headers = JSON.stringify([...answer.headers]);
  return { answer, told: `${path} ${answer.status} ${headers} ${await answer.text()}` };
}

function post(body: object, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

const pages = [
  '/',
  '/movie/11',
  '/genre/28',
  '/search/star',
  '/cast/3/Harrison',
  '/content/popular',
  '/login',
  '/nowhere',
];
const calls = [
  '/api/tmdb/movie/11',
  '/api/tmdb/movie/11/credits',
  '/api/tmdb/movie/popular',
  '/api/tmdb/search/movie?query=star&api_key=x',
  '/api/tmdb/discover/movie?with_genres=28',
  '/api/tmdb/person/3/movie_credits',
  '/api/tmdb/..%2f',
  '/api/tmdb/%2e%2e/',
  '/api/tmdb/movie/0',
  `/api/tmdb/${'x'.repeat(5_000)}`,
  '/api/recommendations/11',
  '/api/user/likes',
  '/api/user/export',
  '/api/nothing',
  '/images/w500/nothing.svg',
  '/identity/session',
  '/identity/jwks',
  '/identity/account',
  '/identity/google?as=popup&returnTo=/',
  '/identity/google/callback?code=x&state=y',
  '/dev/mailbox',
  '/dev/mailbox.json',
  '/livez',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/api/docs',
  '/api/openapi.json',
  '/.env',
  '/apps/api/src/settings.ts',
  '/..%2f..%2f.env',
];
const person = { name: 'Ann', email: 'ann@mail.example', password: 'seven quiet otters' };

test('[R54] no secret is in any answer, whatever is asked and however it fails', async () => {
  const told: string[] = [];
  for (const path of [...pages, ...calls]) told.push((await ask(path)).told);
  for (const [path, body] of [
    ['/api/chat/send', { message: 'a western' }],
    ['/api/chat/send', { message: 7 }],
    ['/api/user/likes', { tmdb_id: 11 }],
    ['/identity/register', person],
    ['/identity/login', person],
    ['/identity/password-reset', { email: 'demo@kinora.example' }],
    ['/identity/verify', { token: 'x' }],
  ] as const) {
    told.push((await ask(path, post(body))).told);
  }
  told.push((await ask('/api/chat/send', post({ message: 'a film' }, { accept: 'text/event-stream' }))).told);
  told.push(...(await signInWithGoogle()));
  told.push(await sendRaw(site.port, 'nonsense\r\n\r\n'));
  told.push(await (await fetch(`http://127.0.0.1:${site.metricsPort}/metrics`)).text());

  expect(told.filter((text) => leaks(text).length > 0)).toEqual([]);
  // The secrets were in use, and came back from those who got them.
  const heard = hosts.heard.join('\n');
  const sent = ['TMDB_TOKEN', 'CHAT_LLM_API_KEY', 'GOOGLE_CLIENT_SECRET'] as const;
  expect(sent.filter((name) => !heard.includes(canaries[name]))).toEqual([]);
  expect(leaks(hosts.heard.filter((line) => line.startsWith('AUTH')).join('\n')).length).toBeGreaterThan(0);
}, 120_000);

/** As far as the provider's refusal of our secret. */
async function signInWithGoogle(): Promise<string[]> {
  const started = await ask('/identity/google?as=popup&returnTo=/&attempt=a');
  const state = new URL(started.answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
  const [cookie = ''] = (started.answer.headers.getSetCookie()[0] ?? '').split(';');
  const way = new URLSearchParams({ code: 'x', state, iss: hosts.http });
  const ended = await ask(`/identity/google/callback?${way}`, { headers: { cookie } });
  return [started.told, ended.told];
}

test('[R54] no secret is in the log, at its most talkative', () => {
  const log = site.output.join('');
  expect(log).toContain('"answered"');
  expect(log.split('\n').filter((line) => leaks(line).length > 0)).toEqual([]);
});

test('[R54] no secret is in a start that fails, for the database or for a fault in the settings', async () => {
  const [database, faulty] = await Promise.all([
    failToStart({
      DATABASE_URL: `postgres://kinora:${canaries.DATABASE_URL}@127.0.0.1:${await freePort()}/kinora`,
    }),
    failToStart({
      PORT: 'x',
      DATABASE_URL: `mysql://kinora:${canaries.DATABASE_URL}@127.0.0.1/kinora`,
      REDIS_URL: `http://:${canaries.REDIS_URL}@127.0.0.1`,
      SMTP_URL: `https://mailer:${canaries.SMTP_URL}@127.0.0.1`,
      TMDB_TOKEN: `${canaries.TMDB_TOKEN} and more`,
      CHAT_LLM_API_KEY: `${canaries.CHAT_LLM_API_KEY}\n`,
      AUTH_SECRET: canaries.AUTH_SECRET.slice(0, 12),
    }),
  ]);
  expect(database).toContain('database');
  expect(faulty).toContain('AUTH_SECRET must');
  expect([...leaks(database), ...leaks(faulty)]).toEqual([]);
  expect(faulty).not.toContain('canary');
}, 120_000);

async function failToStart(environment: Record<string, string>): Promise<string> {
  const running = start({ DATA_DIR: folder, PORT: String(await freePort()), ...environment });
  await running.ended;
  expect(running.process.exitCode).not.toBe(0);
  return running.output.join('');
}

test('[R54] the browser’s files name no secret, and there are no source maps', async () => {
  const client = resolve(root, 'apps/web/build/client');
  const files = await readdir(client, { recursive: true });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const texts = files.filter((file) => /\.(js|css|json|html|webmanifest)$/.test(file));
  expect(texts.length).toBeGreaterThan(10);
  const telling: string[] = [];
  for (const file of texts) {
    const written = await readFile(join(client, file), 'utf8');
    const words = [...Object.keys(canaries), 'sourceMappingURL'].filter((word) => written.includes(word));
    telling.push(...words.map((word) => `${file}: ${word}`));
  }
  expect(telling).toEqual([]);
});
