import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { type Answer, exchange } from '../visitors/exchange.ts';
import { signUp, type Visitor } from '../visitors/sign-up.ts';

const personalPaths = [
  '/api/user/likes',
  '/api/user/playlists',
  '/api/user/watch-status',
  '/api/user/recently-visited',
  '/api/user/recommendations',
  '/api/user/export',
  '/identity/session',
  '/identity/account',
  '/identity/sessions',
];

/** A cache that goes by the end of an address would take each of them for a public file. */
const deceptions = personalPaths.flatMap((path) =>
  ['/x.css', '.css', '/.css', ';x.css', '%2Fx.css', '/..%2Fx.css', '%00.css', '%23.css', '//x.css'].map(
    (end) => path + end,
  ),
);

describeWith(['nginx', 'postgres', 'redis-server'], 'nginx with its cache in front', () => {
  let fleet: Fleet;
  let visitor: Visitor;

  beforeAll(async () => {
    fleet = await startFleet({ proxy: 'nginx' });
    visitor = await signUp(fleet);
  });

  afterAll(async () => fleet?.stop());

  const ask = (path: string): Promise<Answer> => exchange(fleet.url, { path });
  const askSignedIn = (path: string): Promise<Answer> =>
    exchange(fleet.url, {
      path,
      headers: { authorization: `Bearer ${visitor.token}`, cookie: visitor.cookie },
    });

  test('[R56] keeps what is for everybody', async () => {
    for (const path of ['/movie/11', '/api/tmdb/movie/11']) {
      await ask(path);
      expect(await ask(path)).toMatchObject({ status: 200, headers: { 'x-cache-status': 'HIT' } });
    }
  });

  test.each(personalPaths)('[R56] never keeps what %s answers', async (path) => {
    const answers = [await askSignedIn(path), await askSignedIn(path), await ask(path)];
    for (const { headers } of answers) {
      expect(headers['x-cache-status']).not.toBe('HIT');
      expect(headers['cache-control']).toContain('no-store');
    }
    expect(answers[2]?.body).not.toContain(visitor.email);
  });

  test('[R56] gets nothing personal from an address that looks like a file', async () => {
    const faults: string[] = [];
    for (const path of deceptions) {
      const [own, again, anonymous] = [await askSignedIn(path), await askSignedIn(path), await ask(path)];
      for (const { status, headers, body } of [own, again, anonymous])
        if (
          ![400, 404].includes(status) ||
          headers['x-cache-status'] === 'HIT' ||
          body.includes(visitor.email)
        )
          faults.push(`${path}: ${status} ${String(headers['x-cache-status'])}`);
    }
    expect(faults).toEqual([]);
  });
});
