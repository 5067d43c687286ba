/** Counts what was tried of late, across processes. Every decision is one statement, so that parallel ones cannot slip by. */
import { type Kysely, sql } from 'kysely';
import type { IdentityTables } from '../identity-tables.ts';
import { hour, minute, second } from '../times.ts';

export interface Limit {
  /** Stands in the log. */
  name: string;
  times: number;
  /** A window begins with its first try. Milliseconds. */
  within: number;
  /** After so many that went wrong each must wait, twice as long as the one before. */
  slowAfter?: number;
}

export const delays = { first: 5 * second, longest: 5 * minute } as const;

/** Rows are of no use after the longest window. */
const keptFor = 2 * hour;

export class Attempts {
  readonly #db: Kysely<IdentityTables>;
  #cleanedAt = 0;

  constructor(db: Kysely<IdentityTables>) {
    this.#db = db;
  }

  /** Counts one more try. Resolves with the milliseconds to wait, 0 when the try is allowed. */
  async count(key: string, limit: Limit, now: number): Promise<number> {
    await this.#forgetOld(now);
    const isOver = sql<boolean>`attempts.first_at <= ${now - limit.within}`;
    const counted = await this.#db
      .insertInto('attempts')
      .values({ key, count: 1, first_at: now, last_at: 0 })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({
            count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
            first_at: sql<number>`case when ${isOver} then ${now} else attempts.first_at end`,
          })
          .where(
            sql<boolean>`${isOver} or (attempts.count < ${limit.times} and attempts.last_at + ${delayOf(limit)} <= ${now})`,
          ),
      )
      .returning('count')
      .executeTakeFirst();
    return counted ? 0 : this.#waitFor(key, limit, now);
  }

  /** The try went wrong: the next one may have to wait from now. */
  async noteFailure(key: string, now: number): Promise<void> {
    await this.#db.updateTable('attempts').set({ last_at: now }).where('key', '=', key).execute();
  }

  /** The try was none that counts. */
  async giveBack(key: string): Promise<void> {
    await this.#db
      .updateTable('attempts')
      .set({ count: sql<number>`count - 1` })
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  }

  async forget(key: string): Promise<void> {
    await this.#db.deleteFrom('attempts').where('key', '=', key).execute();
  }

  async #waitFor(key: string, limit: Limit, now: number): Promise<number> {
    const row = await this.#db.selectFrom('attempts').selectAll().where('key', '=', key).executeTakeFirst();
    if (!row) return second;
    const until = row.count >= limit.times ? row.first_at + limit.within : row.last_at + delays.longest;
    return Math.max(second, until - now);
  }

  async #forgetOld(now: number): Promise<void> {
    if (Math.abs(now - this.#cleanedAt) < 10 * minute) return;
    this.#cleanedAt = now;
    await this.#db
      .deleteFrom('attempts')
      .where('first_at', '<', now - keptFor)
      .execute();
  }
}

/** Doubling is a shift to the left, which both engines know; beyond some steps the longest holds. */
function delayOf({ slowAfter }: Limit) {
  if (slowAfter === undefined) return sql<number>`0`;
  const steps = Math.floor(Math.log2(delays.longest / delays.first));
  return sql<number>`case
    when attempts.count < ${slowAfter} then 0
    when attempts.count - ${slowAfter} > ${steps} then ${delays.longest}
    else (${sql.lit(delays.first)} << (attempts.count - ${sql.lit(slowAfter)})) end`;
}
