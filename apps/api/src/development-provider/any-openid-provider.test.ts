import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type CrookedProvider, signInAt, startCrookedProvider } from './crooked-provider.ts';
import { openSignIn } from './test-provider.ts';

let provider: CrookedProvider;

beforeEach(async () => {
  provider = await startCrookedProvider();
});

afterEach(() => provider.close());

describe('any OpenID provider', () => {
  test('may tell the address by its user info alone', async () => {
    const { ending, users } = await signInAt(provider, {
      makeToken: ({ claims: { email: _email, email_verified: _verified, name: _name, ...claims }, sign }) =>
        sign(claims),
      userInfo: { email: 'ADA@mail.example', email_verified: 'true', name: '  Ada\n Lovelace ' },
    });

    expect(ending.outcome).toMatchObject({ outcome: 'signed-in' });
    expect(users).toMatchObject([{ email: 'ada@mail.example', name: 'Ada Lovelace' }]);
  });

  test('[R45] whose user info is about somebody else signs nobody in', async () => {
    const { ending, sessions } = await signInAt(provider, {
      makeToken: ({ claims: { email: _email, ...claims }, sign }) => sign(claims),
      userInfo: { sub: 'somebody-else', email: 'eve@evil.example', email_verified: true },
    });

    expect(ending.outcome).toMatchObject({ code: 'google-not-completed' });
    expect(sessions).toBe(0);
  });

  test.each([undefined, '', 'no address', 7])(
    '[AU-02] without a usable address signs nobody in: %j',
    async (email) => {
      const { ending, sessions } = await signInAt(provider, {
        makeToken: ({ claims, sign }) => sign({ ...claims, email }),
      });

      expect(ending.outcome).toMatchObject({ outcome: 'failed', code: 'invalid-email' });
      expect(sessions).toBe(0);
    },
  );

  test.each([false, 'false', undefined, 1, null])(
    '[GO-03] says clearly that an address is verified, or it is not: %j',
    async (verified) => {
      const { ending, sessions } = await signInAt(provider, {
        makeToken: ({ claims, sign }) => sign({ ...claims, email_verified: verified }),
      });

      expect(ending.outcome).toMatchObject({ code: 'email-not-verified' });
      expect(sessions).toBe(0);
    },
  );

  test.each([
    [['client_secret_basic'], /^Basic a2lub3JhOm5vdCUyRGElMkRzZWNyZXQ= /],
    [['client_secret_basic', 'client_secret_post'], /client_secret=not-a-secret/],
    [undefined, /^Basic /],
  ])('gets our secret the way that it wants: %j', async (ways, expected) => {
    await signInAt(provider, { metadata: { token_endpoint_auth_methods_supported: ways } });

    expect(provider.state.tokenRequests.join()).toMatch(expected);
    expect(provider.state.tokenRequests.join()).toMatch(/code_verifier=[\w-]{43}/);
  });

  test('that lists its prompts is not sent others', async () => {
    provider.state.crookedness = { metadata: { prompt_values_supported: ['none', 'login'] } };

    expect((await openSignIn(provider).walker.start()).searchParams.has('prompt')).toBe(false);
  });
});
