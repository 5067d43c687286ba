/** `/dev/mailbox`: what would have been sent, for people (a page) and for tests (JSON). Never in production. */
import { Failure } from '@kinora/contracts/failure';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/schema.ts';
import { registerReadOnly } from '../http/read-only.ts';
import { mailboxPage, mailboxPolicy, mailDocument, mailPolicy } from './mailbox-page.ts';
import { findMail, listMails } from './outbox.store.ts';

export interface MailboxParts {
  db: Kysely<Tables>;
  hasOutbox: boolean;
}

export function registerMailbox(app: FastifyInstance, { db, hasOutbox }: MailboxParts): void {
  if (!hasOutbox) {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/*'])
      registerReadOnly(app, path, refuse);
    return;
  }
  registerReadOnly(app, '/dev/mailbox.json', async (_request, reply) => {
    const mails = await listMails(db);
    const shown = mails.map(({ to, subject, text, html, date }) => ({ to, subject, text, html, date }));
    return reply.header('cache-control', 'no-store').send(shown);
  });
  registerReadOnly(app, '/dev/mailbox', async (_request, reply) =>
    sendHtml(reply, mailboxPage(await listMails(db)), mailboxPolicy),
  );
  registerReadOnly(app, '/dev/mailbox/:id', async (request, reply) => {
    const { id } = request.params as { id: string }; // the route names it
    const mail = /^\d{1,15}$/.test(id) ? await findMail(db, Number(id)) : undefined;
    if (!mail) refuse();
    // The list shows this document in a frame.
    reply.header('x-frame-options', 'SAMEORIGIN');
    return sendHtml(reply, mailDocument(mail), mailPolicy);
  });
}

function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy, 'x-robots-tag': 'noindex' })
    .send(html);
}

function refuse(): never {
  throw new Failure('not-found', 'There is no mailbox here.');
}
