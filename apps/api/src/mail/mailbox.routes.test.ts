import { verificationMail } from '@kinora/identity/mails/mails';
import { expect, test } from 'vitest';
import { describeEachEngine, type OpenTestDatabase } from '../database/test-databases.ts';
import { createServer } from '../http/server.ts';
import { registerMailbox } from './mailbox.routes.ts';
import { openMail } from './open-mail.ts';
import { keepMail } from './outbox.store.ts';

const serverSettings = { publicUrl: 'https://kinora.example', trustedProxies: [], logLevel: 'silent' };
const unset = { smtpUrl: undefined, from: undefined };
const quiet = { warn: () => undefined };

const mail = (overrides: { to?: string; subject?: string; text?: string; html?: string } = {}) => ({
  to: 'ann@kinora.example',
  ...verificationMail({ name: 'Ann', link: 'https://kinora.example/verify-email#token=aB3' }),
  ...overrides,
});

describeEachEngine('the outbox', (openTestDatabase) => {
  test('[RG-04] a mail that is sent is the first of /dev/mailbox.json', async () => {
    const { app, sendMail } = await openMailbox(openTestDatabase);

    await sendMail(mail({ to: 'first@kinora.example' }));
    await sendMail(mail({ to: 'second@kinora.example' }));

    const answer = await app.inject('/dev/mailbox.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    const mails = answer.json<Record<string, string>[]>();
    expect(mails.map(({ to }) => to)).toEqual(['second@kinora.example', 'first@kinora.example']);
    expect(Object.keys(mails[0] ?? {}).toSorted()).toEqual(['date', 'html', 'subject', 'text', 'to']);
    expect(new Date(mails[0]?.['date'] ?? '').toISOString()).toBe(mails[0]?.['date']);
  });

  test('mails of one moment keep their order', async () => {
    const { app, db } = await openMailbox(openTestDatabase);
    const now = new Date('2026-11-02T12:00:00.000Z');

    for (const subject of ['one', 'two', 'three']) await keepMail(db, mail({ subject }), now);

    const mails = (await app.inject('/dev/mailbox.json')).json<{ subject: string }[]>();
    expect(mails.map(({ subject }) => subject)).toEqual(['three', 'two', 'one']);
  });

  test('keeps the newest 200', async () => {
    const { app, db, sendMail } = await openMailbox(openTestDatabase);

    for (let count = 1; count <= 203; count += 1) await sendMail(mail({ subject: `mail ${count}` }));

    const mails = (await app.inject('/dev/mailbox.json')).json<{ subject: string }[]>();
    expect(mails).toHaveLength(200);
    expect(mails.at(-1)?.subject).toBe('mail 4');
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(200);
  });

  test('the page shows the text with its links, and the HTML in a frame that can run nothing', async () => {
    const { app, sendMail } = await openMailbox(openTestDatabase);
    await sendMail(mail());

    const page = await app.inject('/dev/mailbox');

    expect(page.body).toContain('Verify your email address for Kinora');
    expect(page.body).toContain('<a href="https://kinora.example/verify-email#token=aB3">');
    const frame = /<iframe src="(?<path>[^"]+)"[^>]* sandbox="(?<sandbox>[^"]*)"/.exec(page.body)?.groups;
    expect(frame?.['sandbox']).not.toMatch(/allow-(scripts|same-origin)/);
    const shown = await app.inject(frame?.['path'] ?? '');
    expect(shown.statusCode).toBe(200);
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox /);
    expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(shown.body).toContain('Hello Ann,');
  });

  test('whatever a mail holds is text on the page', async () => {
    const { app, sendMail } = await openMailbox(openTestDatabase);
    const hostile = '</pre><script>alert(1)</script>';
    await sendMail(
      mail({
        to: `"${hostile}"@x.example`,
        subject: hostile,
        text: `${hostile} https://a.example/"onclick=x`,
      }),
    );

    const { body } = await app.inject('/dev/mailbox');

    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/<a [^>]*onclick/);
  });

  test('an id that is none is not found', async () => {
    const { app } = await openMailbox(openTestDatabase);

    for (const id of ['1', 'x', '1e3', '99999999999999999999', "1'--"])
      expect((await app.inject(`/dev/mailbox/${encodeURIComponent(id)}`)).statusCode).toBe(404);
  });

  test('an empty mailbox says so', async () => {
    const { app } = await openMailbox(openTestDatabase);

    expect((await app.inject('/dev/mailbox')).body).toContain('No mail so far.');
    expect((await app.inject('/dev/mailbox.json')).json()).toEqual([]);
  });

  test('[AU-07] in production without a mail server sending rejects, says so once at the start, and there is no mailbox', async () => {
    const { db } = await openTestDatabase();
    const warnings: string[] = [];
    const opened = openMail({ isProduction: true, mail: unset }, db, {
      warn: (_details, message) => warnings.push(message),
    });
    const app = createServer(serverSettings);
    registerMailbox(app, { db, hasOutbox: opened.hasOutbox });

    await expect(opened.sendMail(mail())).rejects.toThrow('No mail server is set up.');
    await expect(opened.sendMail(mail())).rejects.toThrow('No mail server is set up.');

    expect(warnings).toEqual([expect.stringContaining('SMTP_URL is not set')]);
    for (const path of ['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1'])
      expect((await app.inject(path)).statusCode).toBe(404);
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

async function openMailbox(openTestDatabase: OpenTestDatabase) {
  const { db } = await openTestDatabase();
  const { sendMail, hasOutbox } = openMail({ isProduction: false, mail: unset }, db, quiet);
  const app = createServer(serverSettings);
  registerMailbox(app, { db, hasOutbox });
  return { app, db, sendMail };
}
