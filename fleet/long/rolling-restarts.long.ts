import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import type { Version } from '../processes/replica.ts';
import { describeRestarts, faultsOf, restartUnderLoad } from '../restarts/restart-under-load.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

const tenRounds: readonly Version[] = Array.from({ length: 10 }, () => 'present');

/** There and back, again and again. */
const changes: readonly Version[] = ['next', 'present', 'next', 'present'];

describeWith(['haproxy', 'postgres', 'redis-server'], 'two replicas behind HAProxy', () => {
  test('[R21] are restarted ten times each under load without a failed request', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const restarted = await restartUnderLoad(fleet, { perSecond: 200, rounds: tenRounds });
    process.stdout.write(describeRestarts(restarted));
    expect(await faultsOf(fleet, restarted)).toEqual([]);
    expect(restarted.ends).toHaveLength(20);
  });

  test('[R32] change between versions again and again under load without a failed request', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const restarted = await restartUnderLoad(fleet, { perSecond: 200, rounds: changes });
    process.stdout.write(describeRestarts(restarted));
    expect(await faultsOf(fleet, restarted)).toEqual([]);
  });
});

describeWith(['nginx', 'postgres', 'redis-server'], 'two replicas behind nginx', () => {
  test('[R21] are restarted ten times each under load without a failed request', async () => {
    fleet = await startFleet({ proxy: 'nginx' });
    const restarted = await restartUnderLoad(fleet, { perSecond: 200, rounds: tenRounds });
    process.stdout.write(describeRestarts(restarted));
    expect(await faultsOf(fleet, restarted)).toEqual([]);
  });
});
