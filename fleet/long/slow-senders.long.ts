import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { createReplica, type Replica } from '../processes/replica.ts';
import { type Proxy, startNginxBeside } from '../processes/proxy.ts';
import { attack, type AttackName, attacks } from '../slow-senders/attack.ts';
import { startProbe } from '../slow-senders/probe.ts';

const connections = 1_000;

/** Seconds from when most of them are there. */
const cutWithin = 30;

/** Milliseconds. The figure to reach is 500 on a machine that does nothing else; this one runs all sides at once. */
const longestAnswer = 5_000;

describeWith(
  ['haproxy', 'nginx', 'postgres', 'redis-server', 'slowhttptest'],
  'a thousand slow visitors',
  () => {
    let fleet: Fleet;
    let nginx: Proxy;
    let alone: Replica;
    const folder = mkdtempSync(join(tmpdir(), 'kinora-alone-'));
    const urls: Record<string, string> = {};

    beforeAll(async () => {
      fleet = await startFleet({ proxy: 'haproxy' });
      nginx = await startNginxBeside(fleet);
      // Without a proxy that it trusts it takes every caller for a visitor.
      alone = await createReplica({
        PUBLIC_URL: 'https://kinora.example',
        DATA_DIR: folder,
        TRUST_PROXY: '',
      });
      await alone.start();
      Object.assign(urls, { 'the site': alone.url, HAProxy: fleet.url, nginx: nginx.url });
    });

    afterAll(async () => {
      await alone?.kill();
      await nginx?.stop();
      await fleet?.stop();
      rmSync(folder, { recursive: true });
    });

    describe.each(['the site', 'HAProxy', 'nginx'])('at %s', (target) => {
      // The keys of a constant are what its type says.
      test.each(Object.keys(attacks) as AttackName[])(
        '[R20] are cut, and keep nobody else out: %s',
        async (name) => {
          const url = urls[target] ?? '';
          const probe = startProbe(url);
          const { mostHeld, cutAfter } = await attack(name, url, connections);
          const { times, failures } = await probe.stop();
          const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
          process.stdout.write(
            `${target}, ${name}: ${mostHeld} held, cut after ${cutAfter} s; ${times.length} probes, p99 ${p99} ms\n`,
          );
          expect(failures).toEqual([]);
          expect(p99).toBeLessThan(longestAnswer);
          expect(mostHeld).toBeGreaterThan(connections / 2);
          expect(cutAfter).toBeLessThanOrEqual(cutWithin);
        },
      );
    });
  },
);
