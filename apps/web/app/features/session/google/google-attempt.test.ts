import { googlePopup } from '@kinora/contracts/limits';
import type { GoogleNews, GoogleOutcome } from '@kinora/contracts/session';
import { expect, test } from 'vitest';
import { watchAttempt } from './google-attempt.ts';

const canceled = {
  outcome: 'failed',
  code: 'canceled',
  message: 'Google sign-in was canceled. Please try again.',
};
const signedIn: GoogleOutcome = { outcome: 'signed-in', needsName: false, returnTo: null };

test('[GO-01] the answer of the popup ends the attempt and closes the popup', () => {
  const attempt = begin();

  attempt.tell({ attempt: 'mine', end: signedIn });

  expect(attempt.ends).toEqual([signedIn]);
  expect(attempt.popup.closed).toBe(true);
  attempt.pass(googlePopup.graceAfterClosing * 2);
  expect(attempt.ends).toHaveLength(1);
});

test('[GO-04] [R46] a closed popup counts as canceled once this window has had the focus for 8 seconds', () => {
  const attempt = begin();
  attempt.popup.closed = true;

  attempt.pass(googlePopup.graceAfterClosing - 1);
  expect(attempt.ends).toEqual([]);
  attempt.pass(1);
  expect(attempt.ends).toEqual([canceled]);
  attempt.pass(googlePopup.graceAfterClosing);
  expect(attempt.ends).toHaveLength(1);
});

test('[R46] a popup that only reads closed, while the user is in it, is waited for without end', () => {
  const attempt = begin();
  attempt.popup.closed = true;
  attempt.hasFocus = false;

  attempt.pass(60 * 60_000);
  expect(attempt.ends).toEqual([]);

  attempt.tell({ attempt: 'mine', end: signedIn });
  expect(attempt.ends).toEqual([signedIn]);
});

test('[R46] the 8 seconds begin anew when the user goes back to the popup', () => {
  const attempt = begin();
  attempt.popup.closed = true;
  attempt.pass(7_900);
  attempt.hasFocus = false;
  attempt.pass(1_000);
  attempt.hasFocus = true;
  attempt.pass(7_900);

  expect(attempt.ends).toEqual([]);
});

test('[R46] a popup that stays open is waited for', () => {
  const attempt = begin();
  attempt.pass(60 * 60_000);

  expect(attempt.ends).toEqual([]);
});

test('[R46] an answer after the popup counted as canceled still counts', () => {
  const attempt = begin();
  attempt.popup.closed = true;
  attempt.pass(googlePopup.graceAfterClosing);

  attempt.tell({ attempt: 'mine', end: signedIn });

  expect(attempt.ends).toEqual([canceled, signedIn]);
});

test('the popup of another page may fail without this one failing, and signs in for both', () => {
  const attempt = begin();

  attempt.tell({ attempt: 'theirs', end: { outcome: 'failed', code: 'canceled', message: '' } });
  expect(attempt.ends).toEqual([]);
  attempt.tell({ attempt: 'theirs', end: signedIn });
  expect(attempt.ends).toEqual([signedIn]);
});

test('an attempt that was forgotten hears nothing more', () => {
  const attempt = begin();
  attempt.popup.closed = true;
  attempt.forget();

  attempt.tell({ attempt: 'mine', end: signedIn });
  attempt.pass(googlePopup.graceAfterClosing);

  expect(attempt.ends).toEqual([]);
});

function begin() {
  const hearers = new Set<(news: GoogleNews) => void>();
  const lookers = new Set<() => void>();
  const popup = { closed: false, close: () => void (popup.closed = true) };
  const state = {
    popup,
    hasFocus: true,
    now: 1_000,
    ends: [] as GoogleOutcome[],
    tell: (news: GoogleNews) => {
      for (const hear of hearers) hear(news);
    },
    pass: (milliseconds: number) => {
      for (const look of lookers) look();
      state.now += milliseconds;
      for (const look of lookers) look();
    },
    forget: () => undefined as void,
  };
  state.forget = watchAttempt(
    'mine',
    {
      popup,
      listen: (hear) => {
        hearers.add(hear);
        return () => void hearers.delete(hear);
      },
      tick: (look) => {
        lookers.add(look);
        return () => void lookers.delete(look);
      },
      isFocused: () => state.hasFocus,
      now: () => state.now,
    },
    (outcome) => void state.ends.push(outcome),
  );
  return state;
}
