import fastify from 'fastify';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { aSettings, buildTestApp } from '../test-app.ts';
import { registerSecurityContact } from './security-contact.routes.ts';

const address = '/.well-known/security.txt';

test('security.txt names the contact and the site’s own address, and is good for three months more', async () => {
  const app = fastify();
  const securityContact = 'mailto:security@kinora.example';
  registerSecurityContact(app, { publicUrl: 'https://kinora.example', securityContact }, () =>
    Date.parse('2026-11-21T12:00:00.123Z'),
  );
  const answer = await app.inject(address);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe(
    `Contact: mailto:security@kinora.example
Expires: 2027-02-19T12:00:00Z
Preferred-Languages: en
Canonical: https://kinora.example/.well-known/security.txt
`,
  );
});

test('a site whose operator names nobody has no such file', async () => {
  const [without, named] = await Promise.all([
    buildTestApp(),
    buildTestApp({ settings: aSettings({ securityContact: 'https://kinora.example/security' }) }),
  ]);
  expect((await without.inject(address)).headers['content-type']).toContain('text/html');
  expect((await named.inject(address)).body).toContain('Contact: https://kinora.example/security');
  expect((await named.inject({ method: 'POST', url: address })).statusCode).toBe(405);
});

test.each(['security@kinora.example', 'http://kinora.example/', 'javascript:alert(1)'])(
  'the contact %s is refused',
  (contact) => {
    expect(() => readSettings({ SECURITY_CONTACT: contact })).toThrow(
      'SECURITY_CONTACT must be an address that starts with mailto: or https://',
    );
  },
);

test('a contact with a line break is one line', () => {
  const { securityContact } = readSettings({
    SECURITY_CONTACT: 'mailto:a@b.example\nContact: https://evil.example',
  });
  expect(securityContact).not.toContain('\n');
});
