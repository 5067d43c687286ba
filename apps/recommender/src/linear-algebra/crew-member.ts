/** One of several threads that work on the same numbers in step. */

export interface CrewMember {
  /** 0 to `size - 1`. */
  index: number;
  size: number;
  /** Waits until every member is here. All must call it equally often. */
  meet: () => void;
  /** Hands 0 to `count - 1` out to whoever is free, in rising order, and meets when all are done. */
  share: (count: number, work: (part: number) => void) => void;
}

/** What a task's module exports as `work`: it runs in every member at once, with the same task. */
export type CrewWork<Task> = (task: Task, member: CrewMember) => void;

/** Places in the shared state of a crew. */
const arrived = 0;
const round = 1;
const nextPart = 2;
export const crewStateLength = 3;

/** For work that is too small for threads. */
export const soleMember: CrewMember = {
  index: 0,
  size: 1,
  meet: () => {},
  share(count, work) {
    for (let part = 0; part < count; part += 1) work(part);
  },
};

/** `state` is `crewStateLength` zeros in shared memory, the same for all. */
export function joinCrew(index: number, size: number, state: Int32Array): CrewMember {
  function meet(): void {
    const meeting = Atomics.load(state, round);
    if (Atomics.add(state, arrived, 1) + 1 < size) {
      while (Atomics.load(state, round) === meeting) Atomics.wait(state, round, meeting);
      return;
    }
    Atomics.store(state, arrived, 0);
    Atomics.store(state, nextPart, 0);
    Atomics.add(state, round, 1);
    Atomics.notify(state, round);
  }
  return {
    index,
    size,
    meet,
    share(count, work) {
      let part = Atomics.add(state, nextPart, 1);
      while (part < count) {
        work(part);
        part = Atomics.add(state, nextPart, 1);
      }
      meet();
    },
  };
}
