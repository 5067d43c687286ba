import { expect, test, vi } from 'vitest';
import { describeEachEngine } from '../database/test-databases.ts';
import { ann, linkToken, openTestIdentity } from './test-browser.ts';

const isEnumerationProtected = true;

describeEachEngine('with AUTH_ENUMERATION_PROTECTION', (openTestDatabase) => {
  test('[R37] registering answers the same for every address, and its owner is told by mail', async () => {
    const identity = openTestIdentity(await openTestDatabase(), { isEnumerationProtected });
    const { mails, open } = identity;

    const fresh = await open().post('register', ann);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    await open().post('verify', { token: linkToken(mails, ann.email) });
    const taken = await open().post('register', { ...ann, name: 'Mallory', password: 'planted by mallory' });

    expect([fresh.status, fresh.body]).toEqual([200, {}]);
    expect([taken.status, taken.body]).toEqual([200, {}]);
    expect([...taken.headers]).toEqual([...fresh.headers]);
    await vi.waitFor(() => expect(mails.at(-1)?.subject).toBe('You already have a Kinora account'));
    expect((await open().logIn(ann)).user.displayName).toBe('Ann');
  });

  test('[R37] asking for a new password answers the same for every address', async () => {
    const identity = openTestIdentity(await openTestDatabase(), { isEnumerationProtected });
    await identity.identity.ensureVerifiedAccount(ann);
    const { mails, open } = identity;

    const known = await open().post('password-reset', { email: ann.email });
    const unknown = await open().post('password-reset', { email: 'bob@kinora.example' });

    expect([known.status, known.body]).toEqual([200, {}]);
    expect([unknown.status, unknown.body]).toEqual([200, {}]);
    await vi.waitFor(() => expect(mails.map(({ to }) => to)).toEqual([ann.email]));
  });

  test('[R37] neither waits for the mail, nor says that it failed', async () => {
    const identity = openTestIdentity(await openTestDatabase(), {
      isEnumerationProtected,
      sendMail: () => Promise.reject(new Error('the mail server is down')),
    });
    await identity.identity.ensureVerifiedAccount(ann);

    for (const email of [ann.email, 'bob@kinora.example']) {
      expect(await identity.open().post('register', { ...ann, email })).toMatchObject({ status: 200 });
      expect(await identity.open().post('password-reset', { email })).toMatchObject({ status: 200 });
    }
    const notSent = () => identity.events.filter(({ event }) => event === 'mail-not-sent');
    await vi.waitFor(() => expect(notSent()).toHaveLength(4));
  });

  test('[R37] one account gets no more mails than without it, and the answer does not tell', async () => {
    const identity = openTestIdentity(await openTestDatabase(), { isEnumerationProtected });
    await identity.identity.ensureVerifiedAccount(ann);
    const { mails, open } = identity;

    for (let time = 0; time < 9; time += 1)
      expect(await open().post('password-reset', ann)).toMatchObject({ status: 200 });

    const refused = () => identity.events.filter(({ event }) => event === 'limit-reached');
    await vi.waitFor(() => expect([refused().length, mails.length]).toEqual([4, 5]));
  });
});
