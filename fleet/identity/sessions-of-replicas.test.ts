import { afterEach, expect, test } from 'vitest';
import { type Fleet, startFleet } from '../processes/fleet.ts';
import { describeWith } from '../processes/programs.ts';
import { exchange } from '../visitors/exchange.ts';
import { logIn, signUp } from '../visitors/sign-up.ts';

let fleet: Fleet | undefined;

afterEach(async () => fleet?.stop());

describeWith(['haproxy', 'postgres', 'redis-server'], 'sessions of two replicas', () => {
  test('[R40] a password that is changed at one of them ends the other sessions at the other one', async () => {
    fleet = await startFleet({ proxy: 'haproxy' });
    const [here, there] = fleet.replicas;
    const visitor = await signUp(fleet);
    const elsewhere = await logIn(there.url, visitor);
    const isSignedIn = async () => {
      const headers = { authorization: `Bearer ${elsewhere.token}` };
      return (await exchange(there.url, { path: '/api/user/likes', headers })).status;
    };
    expect(await isSignedIn()).toBe(200);

    const changed = await exchange(here.url, {
      method: 'POST',
      path: '/identity/password',
      headers: { cookie: visitor.cookie },
      body: { currentPassword: visitor.password, password: 'eight louder otters' },
    });
    expect(changed).toMatchObject({ status: 200 });

    await expect.poll(isSignedIn, { timeout: 5_000 }).toBe(401);
    const session = await exchange(there.url, {
      path: '/identity/session',
      headers: { cookie: elsewhere.cookie },
    });
    expect(session).toMatchObject({ status: 200, body: 'null' });
  });
});
