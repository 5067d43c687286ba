/** What was said in a conversation, read out of the chatbot's state. */
import { z } from 'zod';

const state = z.object({ exchanges: z.array(z.object({ asked: z.string(), answered: z.string() })) });

export type Exchanges = z.infer<typeof state>['exchanges'];

/** Empty where the state is damaged: one bad row must not keep a user from all the others. */
export function exchangesOf(text: string): Exchanges {
  try {
    return state.parse(JSON.parse(text)).exchanges;
  } catch {
    // Reading is the only way to find out, and it tells by throwing.
    return [];
  }
}
