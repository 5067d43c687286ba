/** Whether a database is whole: its pages, and every reference between its rows. */
import { sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What is wrong, a line for each; empty when all is well. */
export async function findDamage({ db, engine }: Database): Promise<string[]> {
  if (engine === 'postgres') return findOrphans(db);
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: references } = await sql<object>`pragma foreign_key_check`.execute(db);
  const broken = pages.map(({ integrity_check }) => integrity_check).filter((line) => line !== 'ok');
  return [...broken, ...references.map((row) => JSON.stringify(row))];
}

/** PostgreSQL has no command that checks references, so they are asked for one by one. */
async function findOrphans(db: Database['db']): Promise<string[]> {
  const { rows: references } = await sql<Reference>`
    select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent, match, claim
    from pg_constraint, lateral (
      select string_agg(format('p.%I = c.%I', p.attname, c.attname), ' and ') as match,
        string_agg(format('c.%I is not null', c.attname), ' and ') as claim
        from unnest(conkey, confkey) as k(child_column, parent_column)
        join pg_attribute c on c.attrelid = conrelid and c.attnum = k.child_column
        join pg_attribute p on p.attrelid = confrelid and p.attnum = k.parent_column) as columns
    where contype = 'f'`.execute(db);
  const damage: string[] = [];
  for (const { name, child, parent, match, claim } of references) {
    const { rows } = await sql<{ orphans: number }>`
      select count(*) as orphans from ${sql.raw(child)} c
      where ${sql.raw(claim)} and not exists (select 1 from ${sql.raw(parent)} p where ${sql.raw(match)})`.execute(
      db,
    );
    if (rows[0]?.orphans !== 0) damage.push(`${name}: ${rows[0]?.orphans} rows without the one they name`);
  }
  return damage;
}

interface Reference {
  name: string;
  child: string;
  parent: string;
  match: string;
  /** A row that leaves a column empty names none. */
  claim: string;
}
