import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { describeRestarts, faultsOf, restartUnderLoad } from './restart-under-load.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas behind HAProxy', () => {
  test('[R21] [R32] are restarted one after the other with the next version, and again with this one, under load without a failed request', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const restarted = await restartUnderLoad(fleet, { perSecond: 200, rounds: ['next', 'present'] });
    process.stdout.write(describeRestarts(restarted));
    expect(await faultsOf(fleet, restarted)).toEqual([]);
    expect(fleet.replicas.map((replica) => replica.said())).toEqual(['', '']);
  });
});

describeWith(['nginx', 'postgres', 'redis-server'], 'two replicas behind nginx', () => {
  test('[R21] are restarted one after the other under load without a failed request', async () => {
    fleet = await startFleet({ proxy: 'nginx' });
    const restarted = await restartUnderLoad(fleet, { perSecond: 200, rounds: ['present'] });
    process.stdout.write(describeRestarts(restarted));
    expect(await faultsOf(fleet, restarted)).toEqual([]);
  });
});
