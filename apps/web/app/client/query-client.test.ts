import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call.ts';
import { queryClient } from './query-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
});

async function askUntilSettled(queryFn: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
  const asked = Promise.allSettled([queryClient.fetchQuery({ queryKey: ['asked'], queryFn })]);
  await vi.advanceTimersByTimeAsync(10_000);
  const [settled] = await asked;
  return settled;
}

/** What a page's own query would do: the client's defaults decide. */
function retryRule() {
  const retry = queryClient.getDefaultOptions().queries?.retry;
  if (typeof retry !== 'function') throw new Error('The rule must be a function');
  return retry;
}

test('a failure is tried once more', () => {
  for (const error of [new CallError(502, 'down'), new CallError(0, 'unreachable'), new TypeError('bug')]) {
    expect(retryRule()(0, error)).toBe(true);
    expect(retryRule()(1, error)).toBe(false);
  }
});

test.each([400, 401, 404, 409, 429])('a refusal with %i is not asked again', (status) => {
  expect(retryRule()(0, new CallError(status, 'no'))).toBe(false);
});

test('an answer is fresh for five minutes', async () => {
  const ask = vi.fn<() => Promise<string>>(async () => 'answer');
  expect(await askUntilSettled(ask)).toEqual({ status: 'fulfilled', value: 'answer' });
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await askUntilSettled(ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  await askUntilSettled(ask);
  expect(ask).toHaveBeenCalledTimes(2);
});
