import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log-options.ts';

test('[R77] a line stays one line of JSON, with its level as a word and its time in UTC', () => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) });
  log.warn({ place: 'a\nb\r\nc\u2028d\u0000', err: new Error('two\nlines') }, 'said\n{"level":"fatal"}');
  log.debug('not told');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\r\n]/);
  const line = JSON.parse(lines[0] ?? '');
  expect(line).toMatchObject({ level: 'warn', place: 'a\nb\r\nc\u2028d\u0000', err: { type: 'Error' } });
  expect(new Date(line.time).toISOString()).toBe(line.time);
});

test('[R66] a request or an answer that is logged whole shows nothing of what it holds', () => {
  const lines: string[] = [];
  const log = pino(logOptions('info'), { write: (line: string) => void lines.push(line) });
  log.info({ req: { method: 'GET', url: '/search/canary', headers: { cookie: 'canary' } } }, 'seen');
  log.info({ res: { statusCode: 200, headers: { 'set-cookie': 'canary' } } }, 'seen');
  expect(lines.join('')).not.toContain('canary');
});
