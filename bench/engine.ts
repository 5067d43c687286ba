/** The engines that rows are measured on. Both write through to the disk. */
import { startPostgres } from '../tools/postgres.mjs';

export const engines = ['SQLite', 'PostgreSQL'] as const;
export type EngineName = (typeof engines)[number];

/** Tells `work` the variables of the site that name the engine; undefined where PostgreSQL cannot be had. */
export async function withEngine<Result>(
  engine: EngineName,
  work: (variables: Record<string, string>) => Promise<Result>,
): Promise<Result | undefined> {
  if (engine === 'SQLite') return work({});
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) return undefined;
  try {
    return await work({ DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
