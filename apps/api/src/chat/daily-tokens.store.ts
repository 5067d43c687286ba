/** The tokens that the model may take a day (UTC), counted in the database for all processes. */
import type { TokenBudget } from '@kinora/chatbot/llm/model-chatbot';
import { isFailure } from '@kinora/contracts/failure';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';

export interface DailyTokensParts {
  db: Kysely<Tables>;
  most: number;
  /** Called where the storage fails. */
  onFault: (thrown: unknown) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/** Where nothing can be counted nothing is left: an operator's money is not spent blindly. */
export function createDailyTokens({ db, most, onFault, now = Date.now }: DailyTokensParts): TokenBudget {
  let uncounted = 0;

  /** Counts what is not counted yet. Resolves with the day's sum, undefined where the storage fails. */
  async function count(): Promise<number | undefined> {
    const tokens = uncounted;
    uncounted = 0;
    try {
      return await add(db, new Date(now()).toISOString().slice(0, 10), tokens);
    } catch (thrown) {
      uncounted += tokens;
      if (!isFailure(thrown)) throw thrown;
      onFault(thrown);
      return undefined;
    }
  }

  return {
    hasLeft: async () => {
      const sum = await count();
      return sum !== undefined && sum < most;
    },
    spend: async (tokens) => {
      uncounted += tokens;
      await count();
    },
  };
}

async function add(db: Kysely<Tables>, day: string, tokens: number): Promise<number> {
  const { tokens: sum } = await db
    .insertInto('model_tokens')
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((row) => ({ tokens: row('model_tokens.tokens', '+', row.ref('excluded.tokens')) })),
    )
    .returning('tokens')
    .executeTakeFirstOrThrow();
  if (sum === tokens) await db.deleteFrom('model_tokens').where('day', '<', day).execute();
  return sum;
}
