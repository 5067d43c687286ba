import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

function restAt(start = 0) {
  const clock = { time: start };
  return { clock, rest: createRest({ now: () => clock.time, patience: 7_000 }) };
}

test('[AP-12] an endpoint that failed three times in a row is left alone for half a minute', () => {
  const { clock, rest } = restAt();
  rest.hasFailed();
  rest.hasFailed();
  expect(rest.mayAsk()).toBe(true);
  rest.hasFailed();
  clock.time = 29_999;
  expect(rest.mayAsk()).toBe(false);
  clock.time = 30_000;
  expect(rest.mayAsk()).toBe(true);
});

test('[AP-12] one caller looks whether a rested endpoint is back, the others do not wait for it', () => {
  const { clock, rest } = restAt();
  for (let failure = 0; failure < 3; failure += 1) rest.hasFailed();
  clock.time = 30_000;
  expect([rest.mayAsk(), rest.mayAsk(), rest.mayAsk()]).toStrictEqual([true, false, false]);
  rest.wasReached();
  expect([rest.mayAsk(), rest.mayAsk()]).toStrictEqual([true, true]);
});

test('[AP-12] every further failure doubles the rest, to ten minutes at most', () => {
  const { rest } = restAt();
  for (let failure = 0; failure < 4; failure += 1) rest.hasFailed();
  expect(rest.left()).toBe(60_000);
  for (let failure = 0; failure < 40; failure += 1) rest.hasFailed();
  expect(rest.left()).toBe(600_000);
});

test('[AP-12] an endpoint is left alone for as long as it asks, within bounds', () => {
  const { rest } = restAt();
  rest.isLimited(20);
  expect(rest.left()).toBe(20_000);
  rest.isLimited(86_400);
  expect(rest.left()).toBe(600_000);
  rest.isLimited(0);
  expect(rest.left()).toBe(1_000);
  rest.isLimited(null);
  expect(rest.left()).toBe(30_000);
});

test('[AP-12] a caller that went away while it looked leaves the look to the next one', () => {
  const { clock, rest } = restAt();
  rest.isLimited(5);
  clock.time = 5_000;
  expect(rest.mayAsk()).toBe(true);
  rest.wasLeft();
  expect(rest.mayAsk()).toBe(true);
});
