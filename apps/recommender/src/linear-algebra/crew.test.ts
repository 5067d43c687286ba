import { afterEach, expect, test } from 'vitest';
import { type Crew, openCrew } from './crew.ts';
import type { Rehearsal } from './crew-rehearsal.task.ts';

const module = new URL('crew-rehearsal.task.ts', import.meta.url);
const opened: Crew[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((crew) => crew.close()));
});

function aCrew(size: number): Crew {
  const crew = openCrew(size);
  opened.push(crew);
  return crew;
}

function aRehearsal(overrides: Partial<Rehearsal> = {}): Rehearsal {
  return { last: 'works', done: new Int32Array(new SharedArrayBuffer(4 * 100)), ...overrides };
}

test.for([1, 2, 3])('[AP-16] %i threads do each part once in each sharing, task after task', async (size) => {
  const crew = aCrew(size);
  for (let task = 0; task < 3; task += 1) {
    const rehearsal = aRehearsal();
    await crew.run(module, rehearsal);
    expect([...rehearsal.done]).toEqual(Array.from({ length: 100 }, () => 2));
  }
});

test('[AP-16] what a thread throws rejects, although the others wait for it', async () => {
  const crew = aCrew(3);
  await expect(crew.run(module, aRehearsal({ last: 'throws' }))).rejects.toThrow('The last member fell over');
  await expect(crew.run(module, aRehearsal())).rejects.toThrow('The last member fell over');
});

test('[AP-16] a thread that dies rejects, although the others wait for it', async () => {
  await expect(aCrew(3).run(module, aRehearsal({ last: 'dies' }))).rejects.toThrow('ended with code 7');
});

test('[AP-16] a task that is not there rejects', async () => {
  const nowhere = new URL('no-such.task.ts', import.meta.url);
  await expect(aCrew(2).run(nowhere, aRehearsal())).rejects.toThrow('no-such.task.ts');
});

test('[AP-16] closing ends threads in the midst of a task', async () => {
  const crew = aCrew(2);
  const running = crew.run(module, aRehearsal({ last: 'waits for ever' }));
  await Promise.all([expect(running).rejects.toThrow('The crew is closed'), crew.close()]);
  await expect(crew.run(module, aRehearsal())).rejects.toThrow('The crew is closed');
});
