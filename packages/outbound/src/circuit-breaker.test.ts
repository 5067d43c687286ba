import { expect, test } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

const fail = () => Promise.reject(new Error('down'));
const leave = () => Promise.reject(new Error('left'));
const succeed = async () => 'well';

function aBreaker() {
  const clock = { now: 0 };
  const changes: boolean[] = [];
  const guard = createCircuitBreaker({
    failuresInARow: 3,
    pause: 1_000,
    refuse: () => new Error('refused'),
    isFailure: (thrown) => thrown instanceof Error && thrown.message === 'down',
    onChange: (isOpen) => changes.push(isOpen),
    now: () => clock.now,
  });
  return { clock, changes, guard };
}

type Guard = ReturnType<typeof aBreaker>['guard'];

async function failTimes(guard: Guard, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await expect(guard(fail)).rejects.toThrow('down');
}

test('[R13] failures in a row open the circuit, and a success between them does not', async () => {
  const { guard, changes } = aBreaker();
  await failTimes(guard, 2);
  await guard(succeed);
  await failTimes(guard, 3);
  await expect(guard(succeed)).rejects.toThrow('refused');
  expect(changes).toEqual([true]);
});

test('[R13] an open circuit lets one caller look in each pause, and closes when that goes well', async () => {
  const { guard, clock, changes } = aBreaker();
  await failTimes(guard, 3);
  let looks = 0;
  const look = async () => {
    looks += 1;
    throw new Error('down');
  };
  for (; clock.now < 60_000; clock.now += 100) await guard(look).catch(() => undefined);
  expect(looks).toBeGreaterThan(50);
  expect(looks).toBeLessThanOrEqual(60);
  clock.now += 1_000;
  expect(await guard(succeed)).toBe('well');
  expect(await guard(succeed)).toBe('well');
  expect(changes).toEqual([true, false]);
});

test('[R13] while one looks the others are refused, and a look without an end does not stop the next', async () => {
  const { guard, clock } = aBreaker();
  await failTimes(guard, 3);
  clock.now = 1_000;
  void guard(() => new Promise(() => undefined));
  await expect(guard(succeed)).rejects.toThrow('refused');
  clock.now = 2_000;
  expect(await guard(succeed)).toBe('well');
});

test('[R13] what says nothing about the service counts neither for nor against it', async () => {
  const { guard, clock } = aBreaker();
  await failTimes(guard, 2);
  for (let time = 0; time < 9; time += 1) await expect(guard(leave)).rejects.toThrow('left');
  await failTimes(guard, 1);
  clock.now = 1_000;
  await expect(guard(leave)).rejects.toThrow('left');
  await expect(guard(succeed)).rejects.toThrow('refused');
});

test('[R13] calls that hung from before do not open it again after it is well', async () => {
  const { guard, changes } = aBreaker();
  const gate = Promise.withResolvers<void>();
  const hanging = Array.from({ length: 9 }, () => guard(() => gate.promise.then(fail)));
  await guard(succeed);
  gate.resolve();
  await Promise.allSettled(hanging);
  expect(await guard(succeed)).toBe('well');
  expect(changes).toEqual([]);
});

test('[R13] calls that hung from before do not put off the next look', async () => {
  const { guard, clock } = aBreaker();
  const gate = Promise.withResolvers<void>();
  const hanging = guard(() => gate.promise.then(fail));
  await failTimes(guard, 3);
  clock.now = 900;
  gate.resolve();
  await expect(hanging).rejects.toThrow('down');
  clock.now = 1_000;
  expect(await guard(succeed)).toBe('well');
});

test('[R13] work that waits for something else learns that the circuit opened meanwhile', async () => {
  const { guard, clock } = aBreaker();
  const gate = Promise.withResolvers<void>();
  const waitAndAsk = () =>
    guard(async (mayStillAsk) => {
      await gate.promise;
      return mayStillAsk();
    });
  const waiting = waitAndAsk();
  await failTimes(guard, 3);
  clock.now = 1_000;
  const look = waitAndAsk();
  gate.resolve();
  expect(await Promise.all([waiting, look])).toEqual([false, true]);
});
