import { OutboundFault } from '@kinora/outbound/outbound-fault';
import { expect, test } from 'vitest';
import { failureOf, saysBadPage, saysUnknown } from './tmdb-failures.ts';

const answer = (status: number, code?: number) => ({
  status,
  body: code === undefined ? undefined : { success: false, status_code: code, status_message: '' },
  retryAfter: null,
});

test('[R17] only TMDB itself can say that there is no such film, not whatever stands between', () => {
  expect(saysUnknown(answer(404, 34))).toBe(true);
  expect(saysUnknown(answer(404, 6))).toBe(true);
  expect(saysUnknown(answer(404))).toBe(false);
  expect(saysUnknown(answer(404, 7))).toBe(false);
  expect(saysUnknown(answer(200, 34))).toBe(false);
});

test('[R17] only what is said of the page is a bad page', () => {
  expect([answer(400, 22), answer(422, 22)].map(saysBadPage)).toEqual([true, true]);
  expect([answer(400, 5), answer(404, 22), answer(400)].map(saysBadPage)).toEqual([false, false, false]);
});

test.each([
  ['slow', 'catalogue-slow'],
  ['crowded', 'too-busy'],
  ['paused', 'catalogue-down'],
  ['resting', 'catalogue-down'],
  ['unauthorised', 'catalogue-down'],
  ['broken', 'catalogue-down'],
] as const)('[R16] what is %s at TMDB is %s to us, and the cause says which call it was', (kind, code) => {
  const failure = failureOf(new OutboundFault(kind, 'it is so'), 'movie/{id}');
  expect(failure).toMatchObject({ code, cause: { message: 'TMDB, movie/{id}: it is so' } });
});
