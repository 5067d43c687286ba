import { expect, test } from 'vitest';
import { createFindAssets } from './assets.ts';

const manifest = {
  'app/entry.client.tsx': { file: 'assets/entry.js', imports: ['_site.js', '_libraries.js'] },
  '_site.js': { file: 'assets/site.js', imports: ['_libraries.js'] },
  '_libraries.js': { file: 'assets/libraries.js', imports: ['_site.js'] },
  'app/routes/home.tsx': { file: 'assets/home.js', imports: ['_site.js', '_row.js'] },
  '_row.js': { file: 'assets/row.js' },
  'app/routes/genre.tsx': { file: 'assets/genre.js' },
  'style.css': { file: 'assets/style.css' },
};

test('a screen loads the entry, its own modules and what they import, each once', () => {
  expect(createFindAssets(manifest)('app/routes/home.tsx')).toEqual({
    entry: '/assets/entry.js',
    stylesheet: undefined,
    modules: ['/assets/site.js', '/assets/libraries.js', '/assets/home.js', '/assets/row.js'],
    refreshPreamble: false,
  });
});

test.each([undefined, 'app/routes/unknown.tsx'])(
  'for the screen %s only the entry’s modules are loaded',
  (screen) => {
    expect(createFindAssets(manifest)(screen).modules).toEqual(['/assets/site.js', '/assets/libraries.js']);
  },
);

test('a build without the entry is no build', () => {
  expect(() => createFindAssets({})).toThrow('The build has no app/entry.client.tsx');
});

test('without a manifest the sources are served', () => {
  expect(createFindAssets(undefined)('app/routes/home.tsx')).toMatchObject({
    entry: '/app/entry.client.tsx',
    stylesheet: '/app/styles/app.css',
    refreshPreamble: true,
  });
});
