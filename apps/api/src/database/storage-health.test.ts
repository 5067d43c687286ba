import { expect, test } from 'vitest';
import { StorageHealth } from './storage-health.ts';

async function answer(isGood: boolean): Promise<void> {
  if (!isGood) throw new Error('bad');
}

function aHealth() {
  const world = { now: 0, whileWell: true, afterFault: true, probes: 0 };
  const questions = {
    whileWell: () => answer(world.whileWell),
    afterFault: () => {
      world.probes += 1;
      return answer(world.afterFault);
    },
  };
  return { world, health: new StorageHealth(questions, () => world.now) };
}

test('[R28] a fault shows at once, and is over when a write succeeds', async () => {
  const { world, health } = aHealth();
  expect(await health.isWell()).toBe(true);
  health.noteFault();
  expect(await health.isWell()).toBe(false);
  world.afterFault = false;
  world.now = 1_000;
  expect(await health.isWell()).toBe(false);
  world.afterFault = true;
  world.now = 2_000;
  expect(await health.isWell()).toBe(true);
});

test('[R28] while it is unwell it writes at most once a second, however often it is asked', async () => {
  const { world, health } = aHealth();
  world.afterFault = false;
  health.noteFault();
  for (; world.now < 3_000; world.now += 100) await Promise.all([health.isWell(), health.isWell()]);
  expect(world.probes).toBe(3);
});

test('[R75] a storage that stops answering is not well, without anybody having met the fault', async () => {
  const { world, health } = aHealth();
  world.whileWell = false;
  expect(await health.isWell()).toBe(false);
  world.whileWell = true;
  world.now = 1_000;
  expect(await health.isWell()).toBe(true);
  expect(world.probes).toBe(1);
});

test('[R28] a good answer to a question from before the fault does not hide the fault', async () => {
  const answers: (() => void)[] = [];
  const slow = () => new Promise<void>((settle) => answers.push(settle));
  const health = new StorageHealth({ whileWell: slow, afterFault: slow }, () => 0);
  const asking = health.isWell();
  health.noteFault();
  answers[0]?.();
  expect(await asking).toBe(false);
});
