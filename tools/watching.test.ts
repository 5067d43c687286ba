/** What Prometheus and the dashboard ask for is what the processes tell. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createSiteMetrics } from '../apps/api/src/metrics/site-metrics.ts';
import { createMetrics } from '../apps/recommender/src/service/metrics.ts';

const root = resolve(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});
const alarms = rules.parse(parse(read('ops/prometheus/alerts.yml'))).groups.flatMap((group) => group.rules);

const dashboard = z
  .object({
    uid: z.literal('kinora'),
    panels: z.array(
      z.object({
        title: z.string(),
        targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
      }),
    ),
  })
  .parse(JSON.parse(read('ops/grafana/kinora.json')));
const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
const asked = [...alarms.map(({ expr }) => expr), ...drawn];

const sources = readdirSync(join(root, 'apps/api/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => read(`apps/api/src/${file}`));
const words = [...sources, ...sourcesBelow('packages/identity/src')].join('\n');

function sourcesBelow(folder: string): string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.ts')).map((file) => read(`${folder}/${file}`));
}

/** Every name that a process may tell, with what Prometheus makes of a histogram. */
function listToldNames(): Set<string> {
  const site = createSiteMetrics('0.0.0').registry.getMetricsAsArray();
  const service = createMetrics(() => undefined).registry.getMetricsAsArray();
  const watched = [...words.matchAll(/\.watch\(\s*'([a-z_]+)'/g)].map(([, name]) => `kinora_${name}`);
  const names = [...site, ...service].map(({ name }) => name);
  const ofDatabase = [...words.matchAll(/name: '(kinora_[a-z_]+)'/g)].map(([, name = '']) => name);
  return new Set(
    [...names, ...watched, ...ofDatabase].flatMap((name) => [name, `${name}_bucket`, `${name}_count`]),
  );
}

const namesIn = (expression: string) =>
  [...expression.matchAll(/\b((?:kinora|recommender|nodejs|process)_[a-z\d_]+)/g)].map(
    ([, name = '']) => name,
  );

test('[R76] every alarm and every panel asks for metrics that a process tells', () => {
  const told = listToldNames();
  expect(drawn.length).toBeGreaterThan(15);
  const unknown = asked.flatMap((expression) => namesIn(expression).filter((name) => !told.has(name)));
  expect(unknown).toEqual([]);
  // `up` is what Prometheus itself says of a process.
  expect(
    asked.filter((expression) => namesIn(expression).length === 0 && !expression.includes('up{')),
  ).toEqual([]);
});

test('[R76] every event that is asked for is one that the code tells', () => {
  const events = asked.flatMap((expression) =>
    [...expression.matchAll(/event="([^"]+)"/g)].map(([, name]) => name),
  );
  expect(events.length).toBeGreaterThan(0);
  for (const event of events) expect(words).toContain(`'${event}'`);
});

test('[R76] every alarm has a name of its own, and the operator is told what it means', () => {
  const names = alarms.map(({ alert }) => alert);
  expect(new Set(names).size).toBe(names.length);
  const explained = read('docs/operations.md');
  for (const name of names) expect(explained).toContain(`\`${name}\``);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('[R76] Prometheus accepts its files (needs promtool)', () => {
  const { status, stderr } = spawnSync(
    'promtool',
    ['check', 'config', join(root, 'ops/prometheus/prometheus.yml')],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});
