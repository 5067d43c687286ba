/** A process for `kept-memory.test.ts`: floods a cache with bodies of one size and tells what that took of the memory. */
import { collectGarbage } from '../test-garbage.ts';
import { type PreparedBody, prepareBody } from './prepared-body.ts';
import { createStaleCache } from './stale-cache.ts';

const [maximumBytes = 0, length = 0, keys = 0] = process.argv.slice(2).map(Number);
const lifetime = { fresh: 60_000, staleWhileRefreshing: 60_000, staleOnError: 600_000 };

/** Bytes, on the heap and beside it, without garbage. */
async function held(): Promise<number> {
  await collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** As a process does that answers: small bytes come and go between those that stay. */
function makeGarbage(): number {
  return Array.from({ length: 20 }, () => Buffer.from('x'.repeat(3_000))).length;
}

async function makeBody(key: number): Promise<PreparedBody> {
  makeGarbage();
  const text = JSON.stringify({ page: 1, key, text: 'film '.repeat(length / 5) });
  const body = prepareBody('application/json', text);
  if (body.isCompressible) await body.inCoding('br');
  return body;
}

const cache = createStaleCache<PreparedBody>({ maximumBytes, lifetime, bytesOf: ({ bytes }) => bytes });
const find = (key: number) =>
  cache.find(`search/movie page=1&query=two words and number ${key}`, () => makeBody(key));
// What runs for the first time is compiled, and stays.
for (let key = 0; key < 200; key += 1) await find(key);
const before = (await held()) - cache.bytes;
for (let key = 200; key < keys; key += 1) await find(key);
process.stdout.write(JSON.stringify({ told: cache.bytes, taken: (await held()) - before }));
