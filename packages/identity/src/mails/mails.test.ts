import { describe, expect, test } from 'vitest';
import { alreadyRegisteredMail, newPasswordMail, passwordChangedMail, verificationMail } from './mails.ts';

const reader = { name: 'Ann Lee', link: 'https://kinora.example/verify-email#token=aB3_-x' };
const all = {
  verification: verificationMail(reader),
  newPassword: newPasswordMail(reader),
  passwordChanged: passwordChangedMail(reader),
  alreadyRegistered: alreadyRegisteredMail(reader),
};
const withLink = ['verification', 'newPassword', 'alreadyRegistered'] as const;

describe.each(Object.entries(all))('the mail %s', (_name, mail) => {
  test('names Kinora, the reader, why it came and what to do if it was somebody else', () => {
    expect(mail.subject).toContain('Kinora');
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Hello Ann Lee,');
      expect(body).toContain('This mail came because');
      expect(body).toMatch(/If (you did not|it was not you)/);
    }
  });

  test('has short lines, no scripts and nothing that is fetched', () => {
    expect(mail.html).not.toMatch(/<(script|img|link|iframe|form)\b/i);
    expect(mail.html).not.toContain('undefined');
    expect(mail.text).not.toMatch(/<[a-z/]/i);
    // RFC 5322 allows 998 characters a line; the transport folds text, but not a line of HTML in every server.
    for (const line of mail.html.split('\n')) expect(line.length).toBeLessThan(998);
  });
});

test.each(withLink)('[LG-05] the link of the mail %s stands on a line of its own', (name) => {
  expect(all[name].text.split('\n')).toContain(reader.link);
  expect(all[name].html).toContain(`href="${reader.link}"`);
});

test('[R39] the mails say how long their links are good', () => {
  expect(all.verification.text).toContain('good for 24 hours');
  expect(all.newPassword.text).toContain('good for 30 minutes');
});

test('every value is escaped in HTML', () => {
  const { html } = verificationMail({ name: `O'Neil & "Co"`, link: 'https://k.example/?a=1&b="><script>x' });
  expect(html).toContain('O&#39;Neil &amp; &quot;Co&quot;');
  expect(html).toContain('href="https://k.example/?a=1&amp;b=&quot;&gt;&lt;script&gt;x"');
});

test.each([
  ['', 'Hello,'],
  ['  \r\n ', 'Hello,'],
  ['Ann\r\nBcc: eve@evil.example', 'Hello,'],
  ['Ann\r\nLee', 'Hello Ann Lee,'],
  ['You won, visit www.evil.example', 'Hello,'],
  ['Claim it at https://evil.example', 'Hello,'],
  ['<b>Ann</b>', 'Hello,'],
  ['J. R. R. Tolkien', 'Hello J. R. R. Tolkien,'],
  ['\u202Enn\u200BA', 'Hello nn A,'],
  ['小津安二郎', 'Hello 小津安二郎,'],
  ['x'.repeat(41), 'Hello,'],
])('a name cannot carry a message of a stranger: %j', (name, expected) => {
  expect(passwordChangedMail({ name }).text.split('\n')[0]).toBe(expected);
});
