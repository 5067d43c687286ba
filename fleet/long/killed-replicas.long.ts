import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { signUp } from '../visitors/sign-up.ts';
import { findLost, startLoad, untilAnswered, warmUp } from '../visitors/steady-load.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

const perSecond = 200;

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas behind HAProxy', () => {
  test('[R25] lose nothing that was acknowledged when they are killed in turn, ten times', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const [first, second] = fleet.replicas;
    await warmUp(fleet.replicas.map((replica) => replica.url));
    const load = startLoad({
      url: fleet.url,
      perSecond,
      visitors: [await signUp(fleet), await signUp(fleet)],
    });
    for (let round = 0; round < 10; round += 1) {
      const killed = round % 2 === 0 ? first : second;
      await untilAnswered(load, load.report().sent + perSecond);
      await killed.kill();
      await untilAnswered(load, load.report().sent + perSecond);
      await killed.start();
      // The proxy takes it in again before the other one goes.
      await untilAnswered(load, load.report().sent + 2 * perSecond);
    }
    const report = await load.stop();
    expect(report.failures.filter((failure) => !failure.includes('POST'))).toEqual([]);
    expect(report.failures.length).toBeLessThan(perSecond);
    expect(await findLost(fleet.url, report)).toEqual([]);
  });
});
