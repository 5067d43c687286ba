import type { DatabaseSync, StatementSync } from 'node:sqlite';

export interface PreparedStatement {
  statement: StatementSync;
  /** Whether it answers with rows. */
  hasRows: boolean;
}

/** Keeps the statements that were used last, because preparing one takes longer than running it. */
export class StatementCache {
  readonly #file: DatabaseSync;
  readonly #kept: number;
  readonly #statements = new Map<string, PreparedStatement>();

  constructor(file: DatabaseSync, kept = 200) {
    this.#file = file;
    this.#kept = kept;
  }

  get(sql: string): PreparedStatement {
    const known = this.#statements.get(sql);
    if (known) this.#statements.delete(sql);
    const prepared = known ?? this.#prepare(sql);
    this.#statements.set(sql, prepared);
    if (this.#statements.size > this.#kept) this.#forgetOldest();
    return prepared;
  }

  #prepare(sql: string): PreparedStatement {
    const statement = this.#file.prepare(sql);
    return { statement, hasRows: statement.columns().length > 0 };
  }

  #forgetOldest(): void {
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined) this.#statements.delete(oldest);
  }
}
