/** The lists of whoever is asking, or why they are not here. */
import type { Turn } from '../chatbot.ts';
import type { Lists } from './answers/answer.ts';

export async function readListsOf({ readLists }: Pick<Turn, 'readLists'>): Promise<Lists> {
  if (!readLists) return { kind: 'signed-out' };
  try {
    return { kind: 'read', ...(await readLists()) };
  } catch {
    // The films are found without them, and the reply says so.
    return { kind: 'failed' };
  }
}
