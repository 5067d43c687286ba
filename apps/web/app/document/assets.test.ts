import { expect, test } from 'vitest';
import { findAssets } from './assets.ts';

test('a page of a build loads the entry; the style sheet stands in it', () => {
  const manifest = {
    'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_site.js'], integrity: 'sha256-x' },
    '_site.js': { file: 'assets/site.js' },
    'style.css': { file: 'assets/style.css' },
  };
  expect(findAssets(manifest)).toEqual({
    entry: '/assets/entry.js',
    entryIntegrity: 'sha256-x',
    stylesheet: undefined,
    refreshPreamble: false,
  });
});

test('a build without the entry is no build', () => {
  expect(() => findAssets({})).toThrow('The build has no app/entry.client.tsx');
});

test('without a manifest the sources are served', () => {
  expect(findAssets(undefined)).toEqual({
    entry: '/app/entry.client.tsx',
    stylesheet: '/app/styles/app.css',
    refreshPreamble: true,
  });
});
