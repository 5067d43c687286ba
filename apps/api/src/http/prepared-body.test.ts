import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { prepareBody } from './prepared-body.ts';

const page = Array.from({ length: 3_000 }, (_, n) => `<p>Film ${n * 7_919} of ${n % 13} halls</p>`).join('');

test('what is asked for again is sent smaller, and says the same', async () => {
  const body = prepareBody('text/html', page);
  const first = await body.inCoding('br');
  expect(await body.inCoding('br')).toBe(first);
  const better = await vi.waitFor(async () => {
    const form = await body.inCoding('br');
    expect(form.length).toBeLessThan(first.length);
    return form;
  });
  for (const form of [first, better]) expect(String(brotliDecompressSync(form))).toBe(page);
  await delay(20);
  expect(await body.inCoding('br')).toBe(better);
});

test('a form that the build made stays', async () => {
  const br = brotliCompressSync(page);
  const body = prepareBody('text/html', page, { br });
  await body.inCoding('br');
  await delay(50);
  expect(Buffer.compare(Buffer.from(await body.inCoding('br')), br)).toBe(0);
});
