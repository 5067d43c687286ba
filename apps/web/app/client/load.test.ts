import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CallError } from './call.ts';
import { failureOf, idOf, loadOrFail, pageOf, statusOf } from './load.ts';

function asked(search: string): Request {
  return new Request(`https://kinora.example/content/popular${search}`);
}

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (thrown) {
    return thrown;
  }
  throw new Error('Nothing was thrown');
}

function pageOrThrown(search: string): unknown {
  try {
    return pageOf(asked(search));
  } catch (thrown) {
    return thrown;
  }
}

test.each([
  ['', 1],
  ['?page=1', 1],
  ['?page=2', 2],
  ['?page=500', 500],
  ['?other=7', 1],
])('the address %s asks for page %i', (search, page) => {
  expect(pageOf(asked(search))).toBe(page);
});

test.each(['0', '-1', '501', '1000', '01', '1.5', '2e1', 'abc', '', ' 2', '٣', 'NaN', 'Infinity'])(
  'the page "%s" leads to the first one',
  (written) => {
    const answer = thrownBy(() => pageOf(asked(`?page=${encodeURIComponent(written)}`)));
    if (!(answer instanceof Response)) throw answer;
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/content/popular');
  },
);

test('whatever is written as a page, it is a whole number of 1 to 500 or a redirect', () => {
  fc.assert(
    fc.property(fc.string(), (written) => {
      const outcome = pageOrThrown(`?page=${encodeURIComponent(written)}`);
      const isPage = Number.isInteger(outcome) && Number(outcome) >= 1 && Number(outcome) <= 500;
      expect(isPage || outcome instanceof Response).toBe(true);
    }),
  );
});

test.each([
  ['11', 11],
  ['999999999', 999_999_999],
])('the id %s is a number', (written, id) => {
  expect(idOf(written)).toBe(id);
});

test.each([undefined, '', '0', '-1', '011', '1.5', '1e3', 'abc', '1000000000', '11 '])(
  'the id "%s" is not found',
  (written) => {
    expect(thrownBy(() => idOf(written))).toMatchObject({ init: { status: 404 } });
  },
);

test.each([
  [new CallError(404, 'gone'), 404],
  [new CallError(502, 'down'), 502],
  [new CallError(504, 'slow'), 504],
  [new CallError(0, 'unreachable'), 503],
])('%s is answered with status %i', (cause, status) => {
  expect(statusOf(cause)).toBe(status);
});

test('a bug stays what it is, so that it is found', async () => {
  const bug = new TypeError('x is undefined');
  await expect(loadOrFail(Promise.reject(bug))).rejects.toBe(bug);
});

test('a reading that fails becomes an answer with its status and words', async () => {
  expect(await loadOrFail(Promise.resolve(7))).toBe(7);
  const failed = loadOrFail(Promise.reject(new CallError(502, 'down')));
  await expect(failed).rejects.toEqual(failureOf(new CallError(502, 'down')));
  await expect(failed).rejects.toMatchObject({ data: { message: 'down' }, init: { status: 502 } });
});
