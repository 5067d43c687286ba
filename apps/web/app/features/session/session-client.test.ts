import type { SignedIn, User } from '@kinora/contracts/session';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../client/call.ts';
import { createSessionClient } from './session-client.ts';
import { readSession, setSession } from './session-state.ts';

const start = Date.parse('2026-11-21T12:00:00Z');

function aUser(overrides: Partial<User> = {}): User {
  return { uid: 'ada', displayName: 'Ada', email: 'ada@example.com', emailVerified: true, ...overrides };
}

function signedIn(overrides: { user?: User; value?: string; minutes?: number } = {}): SignedIn {
  const { user = aUser(), value = 'token-1', minutes = 15 } = overrides;
  return { user, token: { value, expiresAt: new Date(start + minutes * 60_000).toISOString() } };
}

/** A browser's tab: the server answers what the test says, and what the tab does is written down. */
function aTab(answers: (SignedIn | null | Promise<SignedIn | null>)[] = []) {
  const told: string[] = [];
  const tab = { asked: 0, forgot: 0, now: start, logOut: () => Promise.resolve<unknown>({}), told };
  const client = createSessionClient({
    calls: {
      async findSession() {
        tab.asked += 1;
        const answer = answers.shift();
        if (answer === undefined) throw new CallError(0, 'The server could not be reached');
        return answer;
      },
      logOut: () => tab.logOut(),
    },
    tellOtherTabs: (news) => told.push(news),
    forgetUserData: async () => void (tab.forgot += 1),
    now: () => tab.now,
  });
  return { tab, client };
}

beforeEach(() => setSession({ status: 'unknown' }));

test('[AU-10] the state is what the server says: a user, or nobody', async () => {
  const { client } = aTab([signedIn(), null]);
  await client.look();
  expect(readSession()).toEqual({ status: 'in', user: aUser() });
  await client.look();
  expect(readSession()).toEqual({ status: 'out', loggedOut: false });
});

test('[AU-10] without an answer a stranger counts as signed out and a user stays', async () => {
  const { client } = aTab([]);
  await client.look();
  expect(readSession()).toEqual({ status: 'out' });
  await client.begin(signedIn());
  await client.look();
  expect(readSession()).toMatchObject({ status: 'in' });
});

test('[AU-10] several who ask at once ask the server once', async () => {
  const { tab, client } = aTab([signedIn()]);
  await Promise.all([client.look(), client.look(), client.findToken()]);
  expect(tab.asked).toBe(1);
});

test('[AU-09] a token is kept and sent until a minute before it ends, then another is asked for', async () => {
  const { tab, client } = aTab([signedIn({ value: 'token-2', minutes: 30 })]);
  await client.begin(signedIn());
  tab.now = start + 13 * 60_000;
  expect(await client.findToken()).toBe('token-1');
  tab.now = start + 14 * 60_000 + 1;
  expect(await client.findToken()).toBe('token-2');
  expect(tab.asked).toBe(1);
});

test('[AU-09] a token that the server refused is exchanged; one that cannot be had rejects', async () => {
  const { client } = aTab([signedIn({ value: 'token-2' })]);
  await client.begin(signedIn());
  expect(await client.findToken('token-1')).toBe('token-2');
  await expect(client.findToken('token-2')).rejects.toThrow('could not be reached');
});

test('[AU-09] a clock that goes ahead does not make every call ask for a token', async () => {
  const { tab, client } = aTab([]);
  tab.now = start + 3_600_000;
  await client.begin(signedIn());
  expect(await client.findToken()).toBe('token-1');
  expect(tab.asked).toBe(0);
});

test('[AU-11] logging out ends the session on the server first, then here, and tells the other tabs', async () => {
  const { tab, client } = aTab([null]);
  await client.begin(signedIn());
  let stateDuringCall = '';
  tab.logOut = async () => {
    stateDuringCall = readSession().status;
  };
  await client.logOut();
  expect(stateDuringCall).toBe('in');
  expect(readSession()).toEqual({ status: 'out', loggedOut: true });
  expect(tab.forgot).toBe(1);
  expect(tab.told).toEqual(['signed-in', 'signed-out']);
  expect(await client.findToken()).toBeUndefined();
});

test('[AU-11] a logout that the server did not hear changes nothing', async () => {
  const { tab, client } = aTab();
  await client.begin(signedIn());
  tab.logOut = () => Promise.reject(new CallError(0, 'The server could not be reached'));
  await expect(client.logOut()).rejects.toThrow('could not be reached');
  expect(readSession()).toMatchObject({ status: 'in' });
  expect(tab.forgot).toBe(0);
  expect(tab.told).toEqual(['signed-in']);
});

test('[AU-11] an answer that was on its way when the user left does not bring them back', async () => {
  const answer = Promise.withResolvers<SignedIn>();
  const { client } = aTab([answer.promise]);
  await client.begin(signedIn());
  const looking = client.look();
  await client.logOut();
  answer.resolve(signedIn());
  await looking;
  expect(readSession()).toMatchObject({ status: 'out' });
});

test('[R67] when another user comes, what was the first one’s is forgotten; a new name forgets nothing', async () => {
  const { tab, client } = aTab();
  await client.begin(signedIn());
  client.changeUser(aUser({ displayName: 'Countess' }));
  expect(readSession()).toMatchObject({ user: { displayName: 'Countess' } });
  await client.begin(signedIn({ user: aUser({ displayName: 'Countess' }) }));
  expect(tab.forgot).toBe(0);
  await client.begin(signedIn({ user: aUser({ uid: 'bob' }) }));
  expect(tab.forgot).toBe(1);
  expect(tab.told).toEqual(['signed-in', 'changed', 'signed-in', 'signed-in']);
});

test('[GO-01] a sign-in by another window is found by asking, and told on', async () => {
  const { tab, client } = aTab([signedIn()]);
  await client.join();
  expect(readSession()).toMatchObject({ status: 'in' });
  expect(tab.told).toEqual(['signed-in']);
  await expect(client.join()).rejects.toThrow('could not be reached');
});
