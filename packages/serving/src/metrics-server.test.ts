import type { AddressInfo } from 'node:net';
import { Gauge, Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { listenAs } from './listen-fault.ts';
import { listenForMetrics } from './metrics-server.ts';

const names = { port: 'METRICS_PORT', host: 'METRICS_HOST' };

async function serve(registry: Registry): Promise<number> {
  const server = await listenForMetrics(registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port; // it listens on a port
}

test('[R76] metrics are told at one address, and only to who reads', async () => {
  const registry = new Registry();
  new Gauge({ name: 'films', help: 'Films', registers: [registry] }).set(3);
  const port = await serve(registry);
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('films 3')]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('[R76] a metric that cannot be read is a 500 and ends nothing', async () => {
  const registry = new Registry();
  const broken = new Gauge({
    name: 'broken',
    help: 'Broken',
    registers: [],
    collect() {
      throw new Error('canary');
    },
  });
  registry.registerMetric(broken);
  const port = await serve(registry);
  for (let asked = 0; asked < 2; asked += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('canary')]);
  }
});

test('[R78] a port that is taken, or an address that is not ours, is a line that names the variable', async () => {
  const registry = new Registry();
  const port = await serve(registry);
  const listen = (host: string) => listenAs(names, () => listenForMetrics(registry, { host, port }));
  await expect(listen('127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken by another process. Choose another one with METRICS_PORT.`,
  );
  await expect(listen('192.0.2.1')).rejects.toThrow(
    'This machine does not have the address that METRICS_HOST names.',
  );
});
