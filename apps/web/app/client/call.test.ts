import { requests } from '@kinora/contracts/limits';
import { afterEach, expect, test, vi, type MockInstance } from 'vitest';
import { CallError, createCall, type Send } from './call.ts';

type Log = Parameters<typeof createCall>[1];

let timeouts: MockInstance<typeof AbortSignal.timeout> | undefined;

afterEach(() => {
  vi.useRealTimers();
  timeouts?.mockRestore();
});

function answering(status: number, body: unknown): Send {
  return async () => Response.json(body, { status });
}

/** The clock of `AbortSignal.timeout`, moved by fake timers. */
function fakeTimeouts(): void {
  vi.useFakeTimers();
  timeouts = vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), after);
    return controller.signal;
  });
}

/** Never answers, but gives up when it is told to. */
const hang: Send = (_path, { signal }) =>
  new Promise((_settle, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

/** Begins to answer and never ends. */
const breakOff: Send = async (_path, { signal }) =>
  new Response(
    new ReadableStream({
      start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
    }),
  );

test('a call says that it speaks JSON and resolves with the answer', async () => {
  const send = vi.fn<Send>(answering(200, { id: 11 }));
  expect(await createCall(send, vi.fn<Log>())('api/tmdb/movie/11')).toEqual({ id: 11 });
  expect(send).toHaveBeenCalledWith(
    'api/tmdb/movie/11',
    expect.objectContaining({ headers: { 'content-type': 'application/json' } }),
  );
});

test.each([
  [404, { status_message: 'No such film' }, 'No such film'],
  [429, { code: 'too-many-requests', message: 'Slower, please' }, 'Slower, please'],
  [502, 'down', 'The server answered 502'],
  [500, null, 'The server answered 500'],
  [500, { message: 7 }, 'The server answered 500'],
])(
  'a refusal with %i is logged and thrown again with its status and words',
  async (status, body, message) => {
    const log = vi.fn<Log>();
    const call = createCall(answering(status, body), log)('api/tmdb/search/movie?query=secret');
    await expect(call).rejects.toMatchObject({ name: 'CallError', status, message });
    expect(log).toHaveBeenCalledExactlyOnceWith('GET api/tmdb/search/movie failed', expect.any(CallError));
  },
);

test('an answer that is no JSON is a failure without a status of its own', async () => {
  const log = vi.fn<Log>();
  const call = createCall(async () => new Response('<html>'), log);
  await expect(call('api/x')).rejects.toMatchObject({ name: 'CallError' });
  expect(log).toHaveBeenCalledOnce();
});

test('a server that cannot be reached is a failure with status 0 that keeps its cause', async () => {
  const cause = new TypeError('fetch failed');
  const call = createCall(() => Promise.reject(cause), vi.fn<Log>());
  await expect(call('api/x')).rejects.toMatchObject({
    status: 0,
    message: 'The server could not be reached',
    cause,
  });
});

test('after ten seconds a call is given up, not a moment before', async () => {
  fakeTimeouts();
  const log = vi.fn<Log>();
  const failed = vi.fn<(cause: unknown) => void>();
  const call = createCall(hang, log)('api/x').catch(failed);
  await vi.advanceTimersByTimeAsync(requests.timeout - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(failed).toHaveBeenCalledWith(
    expect.objectContaining({ status: 504, message: 'The server took too long to answer' }),
  );
  expect(log).toHaveBeenCalledOnce();
  expect(requests.timeout).toBe(10_000);
});

test('an answer that breaks off in its middle is given up by the same limit', async () => {
  fakeTimeouts();
  const settled = Promise.allSettled([createCall(breakOff, vi.fn<Log>())('api/x')]);
  await vi.advanceTimersByTimeAsync(requests.timeout);
  expect(await settled).toEqual([{ status: 'rejected', reason: expect.objectContaining({ status: 504 }) }]);
});

test('a call that its caller gave up is nobody’s failure: it is not logged', async () => {
  const log = vi.fn<Log>();
  const controller = new AbortController();
  const call = createCall(hang, log)('api/x', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(log).not.toHaveBeenCalled();
});
