import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { SiteSettings } from '../site-settings.ts';
import { appearanceScript } from '../features/appearance/appearance-script.ts';
import { aSite } from './a-site.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** The hash is that of the text below. */
const styleHash = "'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='";

const scriptHash = `'sha256-${createHash('sha256').update(appearanceScript).digest('base64')}'`;

function policyOf(site: SiteSettings): string {
  return contentSecurityPolicy(site, 'p{margin:0}');
}

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('a site by itself loads only from itself, and nothing runs or styles inline but what is named by its hash', () => {
  const policy = policyOf(aSite());
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  expect(directives(policy)).toMatchObject({
    'default-src': "'none'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'script-src': `'self' ${scriptHash}`,
    'style-src': `'self' ${styleHash}`,
    'img-src': "'self'",
    'connect-src': "'self'",
  });
});

test('an image host is allowed for pictures alone', () => {
  const { 'img-src': images, ...others } = directives(
    policyOf(aSite({ imageBaseUrl: 'https://image.example/t/p' })),
  );
  expect(images).toBe("'self' https://image.example");
  expect(JSON.stringify(others)).not.toContain('image.example');
});

test('the host of the analytics script may be loaded from and reported to', () => {
  const policy = directives(policyOf(aSite({ analyticsScriptUrl: 'https://stats.example/a/count.js?id=1' })));
  expect(policy['script-src']).toBe(`'self' ${scriptHash} https://stats.example`);
  expect(policy['connect-src']).toBe("'self' https://stats.example");
  expect(policy['style-src']).toBe(`'self' ${styleHash}`);
});

test('an address cannot bring in a directive of its own', () => {
  const policy = policyOf(aSite({ imageBaseUrl: "https://x.example/; script-src 'unsafe-inline'" }));
  expect(directives(policy)['script-src']).toBe(`'self' ${scriptHash}`);
  expect(policy).not.toContain('unsafe');
});
