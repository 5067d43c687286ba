import { expect, test } from 'vitest';
import { prepareBody } from '../http/prepared-body.ts';
import { readAnswer, writeAnswer } from './answer-bytes.ts';

const madeAt = Date.parse('2026-05-01T12:00:00Z');
const json = 'application/json; charset=utf-8';
const large = JSON.stringify({ results: Array.from({ length: 200 }, (_, id) => ({ id })) });

const bytesOf = (text: string) => writeAnswer({ body: prepareBody(json, text), madeAt });

test.each([large, '{"id":1}'])('an answer is read as it was written: %.20s', async (text) => {
  const answer = await readAnswer(await bytesOf(text), madeAt + 1_000);
  expect(answer?.madeAt).toBe(madeAt);
  expect(String(await answer?.body.inCoding('identity'))).toBe(text);
  expect(answer?.body.etag).toBe(prepareBody(json, text).etag);
});

test('[R17] bytes that are damaged, foreign, of another version or from the future are no answer', async () => {
  const good = await bytesOf(large);
  const small = String(await bytesOf('{"id":1}'));
  const flipped = Buffer.from(good).map((byte, place) => (place === 200 ? byte ^ 0xff : byte));
  const bad = [
    Buffer.alloc(0),
    Buffer.from('{"results":[]}'),
    Buffer.from('\n'),
    Buffer.alloc(100_000, 'kinora 1 '),
    good.subarray(0, -20),
    good.subarray(0, good.indexOf('\n')),
    Buffer.from(flipped),
    Buffer.from(small.replace('kinora 1', 'kinora 2')),
    Buffer.from(small.replace('"id":1', '"id":2')),
    Buffer.from(small.replace(String(madeAt), String(madeAt + 3_600_000))),
    Buffer.from(small.replace(' identity ', ' br ')),
    await bytesOf('"no object"'),
    await bytesOf('null'),
    await bytesOf('not json'),
  ];
  for (const bytes of bad) expect(await readAnswer(bytes, madeAt)).toBeUndefined();
});

test('[R17] an answer that unpacks to more than the film database sends is no answer', async () => {
  const bomb = await bytesOf(JSON.stringify({ text: 'x'.repeat(6_000_000) }));
  expect(bomb.length).toBeLessThan(10_000);
  expect(await readAnswer(bomb, madeAt)).toBeUndefined();
});
