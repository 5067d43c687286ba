import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { type Proxy, startNginxBeside } from '../processes/proxy.ts';
import { exchange } from '../visitors/exchange.ts';

/** All of them say 203.0.113.7, in some way. */
const forgeries: readonly Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.7' },
  { 'x-forwarded-for': '203.0.113.7, 127.0.0.1' },
  { 'X-Forwarded-For': '203.0.113.7,203.0.113.7,203.0.113.7' },
  { forwarded: 'for=203.0.113.7;host=evil.example;proto=https' },
  { 'x-real-ip': '203.0.113.7' },
  { 'x-client-ip': '203.0.113.7' },
  { 'true-client-ip': '203.0.113.7' },
  { 'cf-connecting-ip': '203.0.113.7' },
  { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.7', 'x-real-ip': '203.0.113.7' },
];

describeWith(['haproxy', 'nginx', 'postgres', 'redis-server'], 'a visitor who forges an address', () => {
  let fleet: Fleet;
  let nginx: Proxy;
  const urls: Record<string, string> = {};

  beforeAll(async () => {
    fleet = await startFleet({ proxy: 'haproxy', environment: { LOG_LEVEL: 'info' } });
    nginx = await startNginxBeside(fleet);
    urls['HAProxy'] = fleet.url;
    urls['nginx'] = nginx.url;
  });

  afterAll(async () => {
    await nginx?.stop();
    await fleet?.stop();
  });

  describe.each(['HAProxy', 'nginx'])('behind %s', (proxy) => {
    test('[R7] counts as the one whose connection it is', async () => {
      for (const [index, headers] of forgeries.entries()) {
        const path = `/api/tmdb/movie/77${index}${proxy.length}`;
        await exchange(urls[proxy] ?? '', { path, headers, from: '127.9.8.7' });
        const line = await logLineOf(path);
        expect(line).toMatchObject({ network: '127.9.8.0' });
      }
    });

    test('[R77] is told the id under which the log has the request', async () => {
      const path = `/api/tmdb/movie/88${proxy.length}`;
      const { headers } = await exchange(urls[proxy] ?? '', {
        path,
        headers: { 'x-request-id': 'of-the-visitor' },
      });
      expect(headers['x-request-id']).toMatch(/^[\da-f-]{32,36}$/);
      expect(await logLineOf(path)).toMatchObject({ requestId: headers['x-request-id'] });
    });

    test('[R76] finds no metrics', async () => {
      for (const path of ['/metrics', '/METRICS', '/metrics/', '/metrics?x=1', '//metrics'])
        expect(await exchange(urls[proxy] ?? '', { path })).toMatchObject({ status: 404 });
    });
  });

  /** A request is logged once it has been answered. */
  async function logLineOf(path: string): Promise<unknown> {
    const lines = () =>
      fleet.replicas
        .flatMap((replica) => replica.said().split('\n'))
        .filter((line) => line.includes(`"${path}"`));
    await expect.poll(lines).toHaveLength(1);
    return JSON.parse(lines()[0] ?? '{}');
  }
});
