/** The outbox of a machine without a mail server: the newest mails, kept to be read. */
import type { Mail } from '@kinora/identity/identity';
import type { Kysely } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Tables } from '../database/schema.ts';

const kept = 200;

export interface KeptMail extends Mail {
  id: number;
  /** ISO 8601, UTC. */
  date: string;
}

export async function keepMail(db: Kysely<Tables>, mail: Mail, now: Date): Promise<void> {
  const { to: recipient, subject, text, html } = mail;
  await db
    .insertInto('outbox')
    .values({ mail_id: newId(), recipient, subject, text, html, sent_at: await nextTime(db, now) })
    .execute();
  const older = newestFirst(db).select('mail_id').offset(kept).limit(1_000);
  const surplus = await older.execute();
  if (surplus.length === 0) return;
  const ids = surplus.map(({ mail_id }) => mail_id);
  await db.deleteFrom('outbox').where('mail_id', 'in', ids).execute();
}

export async function listMails(db: Kysely<Tables>): Promise<KeptMail[]> {
  const rows = await newestFirst(db).selectAll().limit(kept).execute();
  return rows.map(({ mail_id, recipient, subject, text, html, sent_at }) => ({
    id: mail_id,
    to: recipient,
    subject,
    text,
    html,
    date: sent_at,
  }));
}

export async function findMail(db: Kysely<Tables>, id: number): Promise<Mail | undefined> {
  const row = await db.selectFrom('outbox').selectAll().where('mail_id', '=', id).executeTakeFirst();
  return row && { to: row.recipient, subject: row.subject, text: row.text, html: row.html };
}

function newestFirst(db: Kysely<Tables>) {
  return db.selectFrom('outbox').orderBy('sent_at', 'desc').orderBy('mail_id', 'desc');
}

/** Now, or just after the newest mail: two mails of one millisecond keep their order. */
async function nextTime(db: Kysely<Tables>, now: Date): Promise<string> {
  const newest = await newestFirst(db).select('sent_at').limit(1).executeTakeFirst();
  const earliest = newest ? Date.parse(newest.sent_at) + 1 : 0;
  return new Date(Math.max(now.getTime(), earliest)).toISOString();
}
