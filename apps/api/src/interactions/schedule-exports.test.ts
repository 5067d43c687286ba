import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { interactionsFile } from '@kinora/contracts/interactions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryDatabase } from '../database/memory-database.ts';
import { useFolder } from '../test-folder.ts';
import { scheduleExports } from './schedule-exports.ts';

const minute = 60_000;

let folder: string;
let file: string;
let log: { lines: string[]; info: () => void; warn: () => void };

useFolder((made) => {
  folder = made;
  file = join(folder, interactionsFile);
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const lines: string[] = [];
  log = { lines, info: () => lines.push('exported'), warn: () => lines.push('failed') };
});

afterEach(() => {
  vi.useRealTimers();
});

function schedule(minutes: number, place = folder, rest = async () => {}) {
  return scheduleExports({ db: createMemoryDatabase().db, folder: place, rest }, { minutes, log });
}

/** Waits by looking often; the clock that the schedule looks at stands still. */
async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise(setImmediate);
}

test('the first export comes a minute after the start, the next after the minutes that are set', async () => {
  const stop = schedule(30);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(minute);
  await waitUntil(() => vi.getTimerCount() === 1);
  expect(log.lines).toEqual(['exported']);
  rmSync(file);
  vi.advanceTimersByTime(29 * minute);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(minute);
  await waitUntil(() => vi.getTimerCount() === 1);
  expect(existsSync(file)).toBe(true);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('an export that changes nothing is not worth a word', async () => {
  const stop = schedule(30);
  for (const after of [minute, 30 * minute]) {
    vi.advanceTimersByTime(after);
    await waitUntil(() => vi.getTimerCount() === 1);
  }
  expect(log.lines).toEqual(['exported']);
  await stop();
});

test('0 minutes are never', async () => {
  const stop = schedule(0);
  expect(vi.getTimerCount()).toBe(0);
  await stop();
});

test('[R19] an export that fails is logged and tried again the next time', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, 'a file where a folder should be');
  const stop = schedule(30, blocked);
  vi.advanceTimersByTime(minute);
  await waitUntil(() => vi.getTimerCount() === 1);
  expect(log.lines).toEqual(['failed']);
  rmSync(blocked);
  vi.advanceTimersByTime(30 * minute);
  await waitUntil(() => vi.getTimerCount() === 1);
  expect(log.lines).toEqual(['failed', 'exported']);
  await stop();
});

test('the end of the site ends an export under way, without a word and without a trace', async () => {
  const database = createMemoryDatabase();
  const now = '2026-01-01T00:00:00.000Z';
  const user = { name: 'Robin', email_verified: 1 as const, image: null, created_at: now, updated_at: now };
  await database.db
    .insertInto('users')
    .values([{ ...user, id: 'u1', email: 'robin@kinora.example' }])
    .execute();
  const reached = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const rest = () => {
    reached.resolve();
    return released.promise;
  };
  const stop = scheduleExports({ db: database.db, folder, rest }, { minutes: 30, log });
  vi.advanceTimersByTime(minute);
  await reached.promise;
  const stopped = stop();
  released.reject(new Error('the site ends'));
  await stopped;
  expect(log.lines).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
