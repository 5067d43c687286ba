/** The inverse alone, as a task for a crew. */
import type { CrewMember } from './crew-member.ts';
import { invertNegatively, type InversionTask } from './invert.ts';

export function work(task: InversionTask, member: CrewMember): void {
  invertNegatively(task, member);
}
