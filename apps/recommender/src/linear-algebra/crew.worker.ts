/** A thread of `crew.ts`: takes its orders, one after another. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CrewWork, joinCrew } from './crew-member.ts';
import type { CrewAnswer, CrewBerth, CrewOrder } from './crew.ts';

// The thread is started by `crew.ts` alone.
const { index, size, state } = workerData as CrewBerth;
const member = joinCrew(index, size, state);

async function obey({ module, task }: CrewOrder): Promise<CrewAnswer> {
  try {
    // Whoever orders sees to it that the module takes this task.
    const { work } = (await import(module)) as { work: CrewWork<object> };
    work(task, member);
    return { failed: false };
  } catch (error) {
    return { failed: true, error };
  }
}

parentPort?.on('message', (order: CrewOrder) => {
  void obey(order).then((answer) => parentPort?.postMessage(answer, []));
});
