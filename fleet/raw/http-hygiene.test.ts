import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { type Proxy, startNginxBeside } from '../processes/proxy.ts';
import { exchange } from '../visitors/exchange.ts';
import { corpus, type RawCase } from './corpus.ts';
import { type RawAnswer, sendRaw } from './send-raw.ts';

/** The site's and the proxies' ways to say no. */
const refusals = new Set([400, 404, 405, 408, 411, 413, 414, 422, 431, 501, 505]);

/** No film has such a number, and the log shows numbers. */
const smuggledFilm = 900_000_000;

describeWith(['haproxy', 'nginx', 'postgres', 'redis-server'], 'requests as no browser sends them', () => {
  let fleet: Fleet;
  let nginx: Proxy;
  const urls: Record<string, string> = {};

  beforeAll(async () => {
    fleet = await startFleet({ proxy: 'haproxy', environment: { LOG_LEVEL: 'info' } });
    nginx = await startNginxBeside(fleet);
    urls['the site'] = fleet.replicas[0].url;
    urls['HAProxy'] = fleet.url;
    urls['nginx'] = nginx.url;
  });

  afterAll(async () => {
    await nginx?.stop();
    await fleet?.stop();
  });

  test.each(['the site', 'HAProxy', 'nginx'])(
    '[R62] get one answer at most from %s, and nobody else gets another one for it',
    async (target) => {
      const url = urls[target] ?? '';
      const faults = (await Promise.all(corpus.map((raw, index) => findFaults(url, raw, index)))).flat();
      expect(faults).toEqual([]);
      const seen = fleet.replicas.map((replica) => replica.said()).join('');
      expect(seen).toContain('/api/tmdb/movie/11');
      expect(seen).not.toContain(`/api/tmdb/movie/${smuggledFilm}`);
    },
  );
});

async function findFaults(url: string, raw: RawCase, index: number): Promise<string[]> {
  const answer = await sendRaw(url, fill(raw.bytes, index));
  const faults = [faultOf(raw, answer), await faultOfCanary(url, index)];
  return faults.filter((fault) => fault !== undefined).map((fault) => `${raw.name}: ${fault}`);
}

function fill(bytes: string, index: number): string {
  const smuggled = `GET /api/tmdb/movie/${smuggledFilm}?n=${index} HTTP/1.1\r\nHost: kinora.example\r\n\r\n`;
  return bytes
    .replace('SMUGGLED', smuggled)
    .replace('LENGTH', String(smuggled.length))
    .replaceAll('HOST', 'kinora.example');
}

function faultOf({ outcome }: RawCase, { statuses, text }: RawAnswer): string | undefined {
  const [status, ...others] = statuses;
  if (others.length > 0) return `${statuses.length} answers: ${statuses.join()}`;
  if (status === undefined || refusals.has(status)) return undefined;
  if (outcome === 'one' && status < 500) return undefined;
  return text.slice(0, 200);
}

/** Somebody else's request at the same time, on a connection of its own; its answer must be its own. */
async function faultOfCanary(url: string, index: number): Promise<string | undefined> {
  const id = index % 2 === 0 ? 11 : 13;
  const { status, body } = await exchange(url, { path: `/api/tmdb/movie/${id}` });
  const expected = status === 200 && body.includes(`"id":${id},`);
  return expected ? undefined : `the canary got ${status} ${body.slice(0, 80)}`;
}
