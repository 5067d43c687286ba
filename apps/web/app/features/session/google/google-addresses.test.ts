import type { FailureCode } from '@kinora/contracts/failure';
import { describe, expect, test } from 'vitest';
import { googleAddress, readGoogleReturn } from './google-addresses.ts';
import { failedWith } from './google-messages.ts';

const fragment = (parameters: Record<string, string>) => `#${new URLSearchParams(parameters).toString()}`;

test('the way out says how it was taken, where to go afterwards, and which attempt it is', () => {
  expect(googleAddress('popup', '/search/a b?page=2', '1-2')).toBe(
    '/identity/google?as=popup&returnTo=%2Fsearch%2Fa+b%3Fpage%3D2&attempt=1-2',
  );
});

describe('the answer in the address', () => {
  test('[GO-01] is read', () => {
    const outcome = JSON.stringify({ outcome: 'signed-in', needsName: true, returnTo: '/liked' });

    expect(readGoogleReturn(fragment({ outcome, as: 'popup', attempt: '1-2', returnTo: '/liked' }))).toEqual({
      outcome: { outcome: 'signed-in', needsName: true, returnTo: '/liked' },
      isPopup: true,
      attempt: '1-2',
      returnTo: '/liked',
    });
  });

  test.each([
    '',
    '#',
    '#outcome=',
    '#outcome=null',
    '#outcome=[]',
    '#outcome=%7B',
    '#outcome={"outcome":"won"}',
    '#x',
  ])('that is none is a sign-in that could not be completed: %j', (address) => {
    expect(readGoogleReturn(address)).toEqual({
      outcome: failedWith('google-not-completed'),
      isPopup: false,
      attempt: '',
      returnTo: '/',
    });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    '[R45] leads nowhere else: %j',
    (returnTo) => {
      expect(readGoogleReturn(fragment({ returnTo })).returnTo).toBe('/');
    },
  );

  test('[AU-08] says nothing in words of its own: the code picks the sentence', () => {
    const outcome = JSON.stringify({ outcome: 'failed', code: 'canceled', message: 'Call us at once' });

    expect(readGoogleReturn(fragment({ outcome })).outcome).toEqual(failedWith('canceled'));
  });
});

test.each([
  ['canceled', 'Google sign-in was canceled. Please try again.'],
  [
    'email-not-verified',
    'Please verify your email address before logging in. Check your inbox for a verification email.',
  ],
  ['mail-not-sent', 'Could not send verification email. Please try again later.'],
  ['invalid-email', 'Invalid email address. Please check and try again.'],
  ['too-many-requests', 'Too many attempts. Please try again later.'],
  ['google-not-set-up', 'Google sign-in is not set up.'],
  ['google-not-reached', 'Google could not be reached. Please try again in a moment.'],
] satisfies [FailureCode | 'canceled', string][])(
  '[GO-03] [GO-04] [AU-02] [AU-03] [AU-07] the sentence for %s',
  (code, sentence) => {
    expect(failedWith(code)).toEqual({ outcome: 'failed', code, message: sentence });
  },
);

test.each(['toString', '__proto__', 'constructor', 'storage-full', 'nonsense'])(
  'a code without a sentence of its own gets the general one: %s',
  (code) => {
    expect(failedWith(code)).toEqual(failedWith('google-not-completed'));
  },
);
