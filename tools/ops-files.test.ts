/** The files of `ops/`, as far as they can be checked without the programs that read them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { recommenderFlags, siteEnvironment, siteFlags } from './node-flags.mjs';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const named = z.record(z.string(), z.unknown());
const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  networks: z.array(z.string()).min(1),
  volumes: z.array(z.string()).default([]),
  secrets: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), named]).optional(),
  restart: z.literal('unless-stopped'),
  ports: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
});
const compose = z.object({
  name: z.string(),
  'x-site': z.unknown(),
  services: z.record(z.string(), service),
  networks: named,
  volumes: named,
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
const composed = compose.parse(parse(read('ops/compose.yaml')));
const services = Object.entries(composed.services);
const ours = services.filter(([, { image }]) => image === 'kinora');

test.each(services)(
  '[R80] %s is on networks, volumes, secrets and beside services that the file declares',
  (_name, { networks, volumes, secrets, depends_on: needs = [] }) => {
    const needed = Array.isArray(needs) ? needs : Object.keys(needs);
    const sources = volumes.map((volume) => volume.split(':', 1)[0] ?? '');
    const [files, kept] = [
      sources.filter((source) => source.startsWith('./')),
      sources.filter((source) => !source.startsWith('./')),
    ];
    expect(Object.keys(composed.networks)).toEqual(expect.arrayContaining(networks));
    expect(Object.keys(composed.secrets)).toEqual(expect.arrayContaining(secrets));
    expect(Object.keys(composed.services)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(composed.volumes)).toEqual(expect.arrayContaining(kept));
    expect(files.filter((file) => !existsSync(join(root, 'ops', file)))).toEqual([]);
  },
);

test('[R80] every image has a version, and none is the latest', () => {
  const foreign = services.map(([, { image }]) => image).filter((image) => image !== 'kinora');
  expect(foreign.length).toBeGreaterThan(0);
  for (const image of foreign) expect(image).toMatch(/^[\w./-]+:v?\d+(\.\d+)*(-\w+)?$/);
});

test('[R79] the processes of Kinora may write nothing but their rows and gain no rights', () => {
  expect(ours.map(([name]) => name)).toEqual(['site1', 'site2', 'recommender']);
  for (const [, process] of ours) {
    expect(process).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      init: true,
    });
    expect(process.ports).toEqual([]);
  }
});

test('[R76] nothing but the proxy is open to other machines', () => {
  const ports = services.filter(([name]) => name !== 'proxy').flatMap(([, { ports: open }]) => open);
  expect(ports.length).toBeGreaterThan(0);
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
});

/** Every name that .env.example explains, and its form that names a file. */
const explained = [...read('.env.example').matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
const known = new Set([...explained, ...explained.map((name) => `${name}_FILE`)]);

test('[R78] every variable that the files set for Kinora is one that it reads', () => {
  for (const [, { environment }] of ours) {
    expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
  }
});

test("[R79] the image is built with the product's own Node, and runs as a user without rights", () => {
  const text = read('ops/Dockerfile');
  const { dependencies } = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(read('package.json')));
  const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(images).toEqual([
    `node:${dependencies.node}-bookworm-slim`,
    `node:${dependencies.node}-bookworm-slim`,
  ]);
  expect(text).toMatch(/^USER 1000:1000$/m);
  expect(text).not.toMatch(/^ADD |curl|wget|latest|sudo/m);
});

test('[R80] the commands of the processes are those of npm start', () => {
  const started = read('tools/start.mjs');
  expect(started).toContain("serve([...siteFlags, 'apps/api/src/main.ts'], siteEnvironment)");
  expect(started).toContain("keepRecommender([...recommenderFlags, 'apps/recommender/src/main.ts'])");
  const dockerfile = read('ops/Dockerfile');
  const site = ['node', ...siteFlags, 'apps/api/src/main.ts'];
  expect(dockerfile).toContain(`CMD [${site.map((word) => `"${word}"`).join(', ')}]`);
  for (const [name, value] of Object.entries(siteEnvironment))
    expect(dockerfile).toContain(`${name}=${value}`);
  expect(composed.services['recommender']?.command).toEqual([
    'node',
    ...recommenderFlags,
    'apps/recommender/src/main.ts',
  ]);
});

test('[R78] the secrets are made once, long, for nobody else to read, and never replaced', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(join(root, 'ops/make-secrets'), join(folder, 'make-secrets'));
  const make = () => spawnSync(join(folder, 'make-secrets')).status;
  const secrets = () =>
    readdirSync(join(folder, 'secrets')).map((name) => readFileSync(join(folder, 'secrets', name), 'utf8'));

  expect(make()).toBe(0);
  const made = secrets();
  expect(readdirSync(join(folder, 'secrets'))).toEqual(Object.keys(composed.secrets).sort());
  expect(statSync(join(folder, 'secrets')).mode & 0o077).toBe(0);
  for (const secret of made) expect(secret.length).toBeGreaterThanOrEqual(48);
  expect(new Set(made).size).toBe(made.length);
  expect(make()).toBe(0);
  expect(secrets()).toEqual(made);
});

const hasCaddy = spawnSync('caddy', ['version']).status === 0;

test.skipIf(!hasCaddy)('[R80] Caddy accepts its sample (needs caddy)', () => {
  const told = spawnSync('caddy', ['validate', '--config', join(root, 'ops/caddy/Caddyfile')], {
    encoding: 'utf8',
    env: { ...process.env, KINORA_DOMAIN: 'kinora.example' },
  });
  expect(told.stderr).not.toMatch(/not formatted/);
  expect(told.status).toBe(0);
});
