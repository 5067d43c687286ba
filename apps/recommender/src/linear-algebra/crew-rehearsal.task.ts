/** What the tests of the crew let it do. */
import type { CrewMember } from './crew-member.ts';

export interface Rehearsal {
  /** What the last member does while all others wait for it. */
  last: 'works' | 'throws' | 'dies' | 'waits for ever';
  /** By part, how often somebody did it. */
  done: Int32Array;
}

export function work({ last, done }: Rehearsal, member: CrewMember): void {
  if (member.index === member.size - 1) {
    if (last === 'throws') throw new RangeError('The last member fell over');
    if (last === 'dies') process.exit(7);
    if (last === 'waits for ever') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  }
  member.meet();
  member.share(done.length, (part) => Atomics.add(done, part, 1));
  // A second sharing must begin at 0 again, whoever was the last in the first one.
  member.share(done.length, (part) => Atomics.add(done, part, 1));
}
