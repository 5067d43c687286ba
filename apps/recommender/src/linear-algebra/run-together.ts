/** Chooses between threads and the caller's own for one piece of work. */
import { type CrewWork, soleMember } from './crew-member.ts';
import { type Crew, openCrew } from './crew.ts';

export interface Assignment<Task> {
  /** Exports `work` as its `CrewWork`. */
  module: URL;
  work: CrewWork<Task>;
  task: Task;
  /** Roughly how many multiplications it takes. */
  cost: number;
}

/** Starting threads takes as long as this many multiplications. */
const worthThreads = 2e8;

/** In the crew if there is one, else in threads of its own where that is faster than the calling thread. Rejects as `Crew.run` does. */
export async function runTogether<Task extends object>(
  { module, work, task, cost }: Assignment<Task>,
  crew?: Crew,
): Promise<void> {
  if (crew) return crew.run(module, task);
  if (cost < worthThreads) return work(task, soleMember);
  const own = openCrew();
  try {
    await own.run(module, task);
  } finally {
    await own.close();
  }
}
