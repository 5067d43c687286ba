import { expect, test } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

/** A line before work that ends when it is told to, on a clock that is set by hand. */
function aLine({ running = 2, waiting = 3, longestWait = 1_000 } = {}) {
  const clock = { now: 0 };
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const line = createWaitingLine({
    running,
    waiting,
    longestWait,
    refuse: () => new Error('full'),
    now: () => clock.now,
  });
  const run = (name: string) =>
    line.run(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });
  return { line, run, begun, clock, end: (name: string) => ends.get(name)?.() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('[R5] so many work at once, some wait, and the next one is turned away at once', async () => {
  const { line, run, begun, end } = aLine();
  const all = ['a', 'b', 'c', 'd', 'e'].map(run);
  await expect(run('f')).rejects.toThrow('full');
  expect(begun).toEqual(['a', 'b']);
  expect(line).toMatchObject({ running: 2, waiting: 3 });

  for (const name of ['b', 'a', 'c', 'd', 'e']) {
    end(name);
    await settled();
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(line).toMatchObject({ running: 0, waiting: 0 });
});

test('[R5] five hundred at once: never more work than may, none too long in line, all are answered', async () => {
  const counts = { now: 0, most: 0 };
  const line = createWaitingLine({
    running: 40,
    waiting: 100,
    longestWait: 5_000,
    refuse: () => new Error('full'),
  });
  const results = await Promise.allSettled(
    Array.from({ length: 500 }, () =>
      line.run(async () => {
        counts.now += 1;
        counts.most = Math.max(counts.most, counts.now);
        await settled();
        counts.now -= 1;
      }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(140);
  expect(counts).toEqual({ now: 0, most: 40 });
});

test('work that fails hands its place on', async () => {
  const { line } = aLine({ running: 1 });
  const broken = line.run(() => Promise.reject(new Error('broken')));
  const next = line.run(async () => 'done');
  await expect(broken).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});

test('[R5] by the pace of late, who would wait too long is turned away on arrival', async () => {
  const { line, run, clock, end } = aLine({ running: 1, waiting: 100, longestWait: 1_000 });
  const names = Array.from({ length: 8 }, (_, index) => `${index}`);
  const all = names.map(run);
  await settled();
  for (const name of names.slice(0, 3)) {
    clock.now += 300;
    end(name);
    await settled();
  }
  // Five are left: one works, four wait, one turn takes 300 ms.
  expect(line.expectedWait()).toBe(1_200);
  await expect(run('late')).rejects.toThrow('full');
  for (const name of names.slice(3)) {
    end(name);
    await settled();
  }
  expect(await Promise.all(all)).toEqual(names);
});

test('[R5] nobody waits longer than the limit for work that stands still', async () => {
  const { line, run, end } = aLine({ running: 1, longestWait: 20 });
  const standing = run('standing');
  const clockedOut = createWaitingLine({
    running: 1,
    waiting: 5,
    longestWait: 20,
    refuse: () => new Error('full'),
  });
  const leave = await clockedOut.enter();
  const waiting = [clockedOut.enter(), clockedOut.enter()];
  for (const each of waiting) await expect(each).rejects.toThrow('full');
  expect(clockedOut.waiting).toBe(0);
  leave();
  await expect(clockedOut.run(async () => 'again')).resolves.toBe('again');

  end('standing');
  await standing;
  expect(line.running).toBe(0);
});

test('work that is spaced out begins one after the other, with as much at once as may', async () => {
  const begins: (() => void)[] = [];
  const line = createWaitingLine({
    running: 2,
    waiting: 5,
    longestWait: 1_000,
    refuse: () => new Error('full'),
    spaceOut: (begin) => begins.push(begin),
  });
  const begun: number[] = [];
  const forever = (number: number) =>
    void line.run(() => {
      begun.push(number);
      return new Promise(() => undefined);
    });
  [1, 2, 3].forEach(forever);
  await settled();
  expect(begun).toEqual([1]);
  begins.shift()?.();
  await settled();
  expect(begun).toEqual([1, 2]);
  begins.shift()?.();
  await settled();
  expect(begun).toEqual([1, 2]);
  expect(line).toMatchObject({ running: 2, waiting: 1 });
});
