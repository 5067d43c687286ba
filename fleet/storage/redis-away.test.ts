import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { signUp } from '../visitors/sign-up.ts';
import { findLost, startLoad, untilAnswered, warmUp } from '../visitors/steady-load.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

const perSecond = 60;

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas whose Redis stops', () => {
  test('[R6] answer every request while it hangs, while it is away and when it is back', async () => {
    fleet = await startFleet({ proxy: 'haproxy', environment: { RATE_LIMITS: 'on' } });
    const { redis, replicas } = fleet;
    const visitors = await Promise.all([1, 2, 3, 4].map(() => signUp(fleet!)));
    await warmUp(fleet.replicas.map((replica) => replica.url));
    const load = startLoad({ url: fleet.url, perSecond, visitors });
    const goOn = () => untilAnswered(load, load.report().sent + 2 * perSecond);
    await goOn();
    redis.pause();
    await goOn();
    redis.resume();
    await redis.kill();
    await goOn();
    await redis.restart();
    await goOn();
    const report = await load.stop();
    expect(report.failures).toEqual([]);
    expect(await findLost(fleet.url, report)).toEqual([]);
    for (const replica of replicas) expect(await replica.isReady()).toBe(true);
  });
});
