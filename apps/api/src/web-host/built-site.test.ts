import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from './built-site.ts';

async function aBuild(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-build-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

const needed = {
  'server/entry.server.js': 'export const createWebApp = () => async () => new Response("a page");',
  'client/.vite/manifest.json': '{"app/entry.client.tsx":{"file":"assets/app-3f9a.js"}}',
};

test('a build is read with its files and the compressed forms beside them', async () => {
  const folder = await aBuild({
    ...needed,
    'client/assets/app-3f9a.js': 'x'.repeat(2_000),
    'client/assets/app-3f9a.js.br': 'as brotli',
    'client/assets/style-1a2b.css': 'p{margin:0}',
    'client/favicon.svg': '<svg/>',
    'client/notes.unknown': 'not for the web',
  });
  const { files, manifest, styles, module } = await readBuiltSite(folder);
  expect([...files.keys()].sort()).toEqual(['/assets/app-3f9a.js', '/assets/style-1a2b.css', '/favicon.svg']);
  expect(String(await files.get('/assets/app-3f9a.js')?.inCoding('br'))).toBe('as brotli');
  expect(manifest).toHaveProperty(['app/entry.client.tsx', 'file'], 'assets/app-3f9a.js');
  // The digest is that of the file's 2,000 bytes.
  expect(manifest).toHaveProperty(
    ['app/entry.client.tsx', 'integrity'],
    `sha256-${createHash('sha256').update('x'.repeat(2_000)).digest('base64')}`,
  );
  expect(styles).toBe('p{margin:0}');
  expect(module).toHaveProperty('createWebApp');
});

test.each(Object.keys(needed))('a build without %s is refused with what to do', async (missing) => {
  const folder = await aBuild(
    Object.fromEntries(Object.entries(needed).filter(([name]) => name !== missing)),
  );
  await expect(readBuiltSite(folder)).rejects.toThrow('Run `npm start`, which builds it.');
});
