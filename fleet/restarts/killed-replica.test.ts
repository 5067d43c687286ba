import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { signUp } from '../visitors/sign-up.ts';
import { countAcknowledged, findLost, startLoad, untilAnswered, warmUp } from '../visitors/steady-load.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

const perSecond = 100;

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas behind HAProxy', () => {
  test('[R25] lose nothing that was acknowledged when one of them is killed, and the other one goes on', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const [first] = fleet.replicas;
    const visitors = await Promise.all([1, 2].map(() => signUp(fleet!)));
    await warmUp(fleet.replicas.map((replica) => replica.url));
    const load = startLoad({ url: fleet.url, perSecond, visitors });
    await untilAnswered(load, perSecond);
    const before = countAcknowledged(load.report());
    await first.kill();
    await untilAnswered(load, load.report().sent + 2 * perSecond);
    const whileAway = countAcknowledged(load.report());
    await first.start();
    await untilAnswered(load, load.report().sent + perSecond);
    const report = await load.stop();

    // Those that were with the killed one are cut off; whoever only reads is asked again elsewhere.
    expect(report.failures.length).toBeLessThan(perSecond / 2);
    expect(report.failures.filter((failure) => !failure.includes('POST'))).toEqual([]);
    expect(whileAway).toBeGreaterThan(before);
    expect(await findLost(fleet.url, report)).toEqual([]);
  });
});
