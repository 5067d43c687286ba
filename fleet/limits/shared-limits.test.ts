import { Agent } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { type Answer, exchange } from '../visitors/exchange.ts';
import { signUp } from '../visitors/sign-up.ts';

/** Calls of an account in five minutes. */
const limit = 300;
const tolerated = 0.05 * limit;

describeWith(['haproxy', 'postgres', 'redis-server'], 'the limit of an account at two replicas', () => {
  let fleet: Fleet;

  beforeAll(async () => {
    fleet = await startFleet({ proxy: 'haproxy', environment: { RATE_LIMITS: 'on' } });
  });

  afterAll(async () => fleet?.stop());

  /** A new account that sends all at once, from networks that nobody else comes from. */
  async function burst(calls: number, network: number): Promise<{ answered: number; refused: Answer[] }> {
    const { token } = await signUp(fleet);
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    const answers = await Promise.all(
      Array.from({ length: calls }, (_nothing, index) =>
        exchange(fleet.url, {
          path: '/api/user/likes',
          headers: { authorization: `Bearer ${token}` },
          agent,
          from: `127.${network}.0.${1 + (index % 4)}`,
        }),
      ),
    );
    agent.destroy();
    const refused = answers.filter(({ status }) => status === 429);
    const answered = answers.filter(({ status }) => status === 200).length;
    expect(answered + refused.length).toBe(calls);
    return { answered, refused };
  }

  test('[R6] holds for both together, and says when to come again', async () => {
    const { answered, refused } = await burst(1.5 * limit, 10);
    expect(Math.abs(answered - limit)).toBeLessThanOrEqual(tolerated);
    for (const { headers } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(headers['ratelimit-remaining']).toBe('0');
    }
  });

  test('[R6] holds for each of them while Redis is away, and for both together once it is back', async () => {
    await fleet.redis.kill();
    const alone = await burst(3 * limit, 11);
    expect(alone.answered).toBeGreaterThanOrEqual(limit);
    expect(alone.answered).toBeLessThanOrEqual(2 * limit);

    await fleet.redis.restart();
    // Each process comes back to it in its own time.
    await expect
      .poll(async () => (await burst(1.5 * limit, 12)).answered, { interval: 1_000 })
      .toBeLessThanOrEqual(limit + tolerated);
  });
});
