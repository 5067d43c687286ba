import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openMail } from './open-mail.ts';
import { openSmtp, type SmtpTimes } from './smtp.ts';
import { type Received, startMailServer, startRawServer } from './test-mail-servers.ts';

const impatient: SmtpTimes = { connect: 200, whole: 600 };

const mail = {
  to: 'ann@kinora.example',
  subject: 'Verify your email address for Kinora',
  text: 'Hello Ann,\n\nhttps://kinora.example/verify-email#token=aB3',
  html: '<p>Hello Ann, <a href="https://kinora.example/verify-email#token=aB3">verify</a></p>',
};

describe('a mail server that does its work', () => {
  test('[RG-04] gets the mail with both forms, from the sender of the settings', async () => {
    const { received, address } = await startMailServer();

    await send(`smtp://${address}`, mail);

    expect(received).toHaveLength(1);
    const [{ from, to, source } = aReceived()] = received;
    expect({ from, to }).toEqual({ from: 'mail@kinora.example', to: ['ann@kinora.example'] });
    expect(source).toContain('From: Kinora <mail@kinora.example>');
    expect(source).toContain('Subject: Verify your email address for Kinora');
    expect(source).toContain('Auto-Submitted: auto-generated');
    expect(source).toContain('multipart/alternative');
  });

  test('takes many mails over few connections', async () => {
    let connections = 0;
    const { received, address } = await startMailServer({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    const smtp = open(`smtp://${address}`);

    await Promise.all(Array.from({ length: 20 }, () => smtp.sendMail(mail)));

    expect(received).toHaveLength(20);
    expect(connections).toBeLessThanOrEqual(5);
  });

  test('gets user name and password of the address, percent signs decoded', async () => {
    const logins: unknown[] = [];
    const { received, address } = await startMailServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });

    await send(`smtp://kinora%40host:p%2Fw@${address}`, mail);

    expect(logins).toEqual([['kinora@host', 'p/w']]);
    expect(received).toHaveLength(1);
  });
});

describe('words that try to be headers', () => {
  test.each([
    'Hello\r\nBcc: eve@evil.example',
    'Hello\nBcc: eve@evil.example',
    'Hello\u2028Bcc: eve@evil.example',
  ])('a subject stays one line: %j', async (subject) => {
    const { received, address } = await startMailServer();

    await send(`smtp://${address}`, { ...mail, subject });

    const [{ to, source } = aReceived()] = received;
    expect(to).toEqual(['ann@kinora.example']);
    expect(source.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im);
  });

  test.each([
    'ann@kinora.example, eve@evil.example',
    'ann@kinora.example,eve@evil.example',
    'ann@kinora.example;eve@evil.example',
    'ann@kinora.example\r\nBcc: eve@evil.example',
    'ann@kinora.example>\r\nRCPT TO:<eve@evil.example',
    'Eve <eve@evil.example>',
    '"eve@evil.example"@kinora.example',
    'no address',
    '',
  ])('an address is one mailbox or nothing is sent: %j', async (to) => {
    const { received, address } = await startMailServer();

    await expect(send(`smtp://${address}`, { ...mail, to })).rejects.toThrow('none that mail can go to');
    expect(received).toEqual([]);
  });
});

describe('a mail server that fails', () => {
  test('[AU-07] refusing the recipient rejects, and neither error nor log names the recipient', async () => {
    const { address } = await startMailServer({
      onRcptTo: ({ address: to }, _session, done) => done(new Error(`${to} is unknown here`)),
    });
    const lines: unknown[] = [];
    const warn = (details: { err?: unknown }, message: string) => lines.push([String(details.err), message]);
    const opened = openMail(
      { isProduction: true, mail: { smtpUrl: `smtp://${address}`, from: 'mail@kinora.example' } },
      // With a mail server nothing is kept.
      undefined as never,
      { warn },
    );
    onTestFinished(() => opened.close());

    const thrown: unknown = await opened.sendMail(mail).catch((refused: unknown) => refused);

    expect(thrown).toBeInstanceOf(Error);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify([String(thrown), lines])).not.toContain('ann@');
    expect(String(thrown)).toContain('550');
  });

  test('hanging before its greeting is given up', async () => {
    const { address } = await startRawServer(() => undefined);

    await expect(send(`smtp://${address}`, mail, impatient)).rejects.toThrow('did not take the mail');
  });

  test('trickling its answers is given up as a whole', async () => {
    const { address } = await startRawServer((socket) => {
      socket.write('220 slow ESMTP\r\n');
      const drip = setInterval(() => socket.write('250-SLOW\r\n'), 200);
      socket.on('close', () => clearInterval(drip));
    });

    await expect(send(`smtp://${address}`, mail, impatient)).rejects.toThrow('EABORT');
  });

  test('cutting the connection in the middle rejects', async () => {
    let cuts = 0;
    const { address } = await startRawServer((socket) => {
      socket.write('220 cutting ESMTP\r\n');
      socket.on('data', () => {
        cuts += 1;
        socket.destroy();
      });
    });

    await expect(send(`smtp://${address}`, mail)).rejects.toThrow('did not take the mail');
    expect(cuts).toBeLessThanOrEqual(3);
  });

  test('not being there rejects', async () => {
    const { address, server } = await startRawServer(() => undefined);
    server.close();
    await once(server, 'close');

    await expect(send(`smtp://${address}`, mail)).rejects.toThrow('ESOCKET');
  });

  test.each(['smtps', 'smtp'])(
    'showing a certificate that nobody vouches for gets nothing (%s)',
    async (protocol) => {
      // smtp-server brings a certificate that it signed itself, and says that this is for tests alone.
      const warned = vi.spyOn(console, 'error').mockReturnValue();
      const { received, address } = await startMailServer({
        secure: protocol === 'smtps',
        disabledCommands: [],
      });
      warned.mockRestore();

      await expect(send(`${protocol}://${address}`, mail)).rejects.toThrow('did not take the mail');
      expect(received).toEqual([]);
    },
  );

  test('mail goes on once the server is well again', async () => {
    let isIll = true;
    const { received, address } = await startMailServer({
      onMailFrom: (_from, _session, done) => done(isIll ? new Error('come back later') : null),
    });
    const smtp = open(`smtp://${address}`);

    await expect(smtp.sendMail(mail)).rejects.toThrow('did not take the mail');
    isIll = false;
    await smtp.sendMail(mail);

    expect(received).toHaveLength(1);
  });
});

test('a password never goes over the wire in the clear, wherever the server is not this machine', async () => {
  const bytes: string[] = [];
  const { port } = await startRawServer((socket) => {
    socket.write('220 plain ESMTP\r\n');
    socket.on('data', (chunk) => {
      bytes.push(String(chunk));
      socket.write('250-plain\r\n250 AUTH PLAIN LOGIN\r\n');
    });
  }, '0.0.0.0');
  // An address of this machine that does not look like one.
  const smtp = open(`smtp://user:secret@0.0.0.0:${port}`);

  await expect(smtp.sendMail(mail)).rejects.toThrow('did not take the mail');

  expect(bytes.join('')).toContain('STARTTLS');
  expect(bytes.join('')).not.toContain('AUTH');
});

function open(url: string, times?: SmtpTimes) {
  const smtp = openSmtp({ url, from: 'Kinora <mail@kinora.example>' }, times);
  onTestFinished(() => smtp.close());
  return smtp;
}

async function send(url: string, sent: typeof mail, times?: SmtpTimes): Promise<void> {
  await open(url, times).sendMail(sent);
}

function aReceived(): Received {
  return { from: '', to: [], source: '' };
}
