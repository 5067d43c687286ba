import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RehearsedImage, rehearseImage } from '../image/rehearse-image.ts';

const canRehearse =
  process.platform === 'linux' &&
  process.getuid?.() === 0 &&
  spawnSync('unshare', ['--mount', '--net', 'true']).status === 0;

/** Asks from inside the image's own network, which nobody else can reach. */
function ask(site: ChildProcess, path: string): { status: number; body: string } {
  const script = `fetch('http://127.0.0.1:3000${path}').then(async (answer) =>
    console.log(JSON.stringify({ status: answer.status, body: await answer.text() })), () => console.log('{"status":0,"body":""}'))`;
  const asked = spawnSync('nsenter', ['--target', String(site.pid), '--net', process.execPath, '-e', script]);
  return JSON.parse(asked.stdout.toString() || '{"status":0,"body":""}');
}

async function untilReady(site: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (ask(site, '/readyz').status === 200) return;
    await delay(100);
  }
  throw new Error('The image does not become ready.');
}

describe.skipIf(!canRehearse)('the image (needs Linux, root and the right to unshare)', () => {
  let image: RehearsedImage;

  beforeAll(() => {
    image = rehearseImage();
  }, 300_000);

  afterAll(() => image.remove());

  test('[R79] [R80] it serves pages and pictures without a network, as a user without rights, on a read-only tree', async () => {
    const site = image.run();
    const errors = textOf(site.stderr as NodeJS.ReadableStream); // it is a pipe, as spawned
    await untilReady(site);
    expect(image.user).not.toMatch(/^(0|root)\b/);
    const home = ask(site, '/');
    expect(home.status).toBe(200);
    expect(home.body).toContain('<title>');
    const [picture = ''] = /\/images\/[\w./-]+/.exec(home.body) ?? [];
    expect(ask(site, picture)).toMatchObject({ status: 200, body: expect.stringContaining('<svg') });
    expect(ask(site, '/api/tmdb/search/movie?query=matrix').status).toBe(200);

    site.kill('SIGTERM');
    const [code] = await once(site, 'exit');
    expect(await errors).toBe('');
    expect(code).toBe(0);
  });

  test('[R79] nothing outside the folder of the rows can be written', async () => {
    const writing = image.run(
      `for (const file of ['apps/x', '/srv/x', '/srv/data/x']) try { require('fs').writeFileSync(file, ''); console.log(file) } catch (error) { console.log(error.code) }`,
    );
    expect(await textOf(writing.stdout as NodeJS.ReadableStream)).toBe('EROFS\nEROFS\n/srv/data/x\n'); // a pipe, as spawned
  });

  test('[R79] it holds no tests, no history, no secrets and nothing that only builds', () => {
    for (const path of [
      '.git',
      '.env',
      'e2e',
      'docs',
      'apps/api/src/app.test.ts',
      'node_modules/@playwright',
    ])
      expect(existsSync(join(image.tree, path))).toBe(false);
    expect(existsSync(join(image.tree, 'node_modules/fastify'))).toBe(true);
  });
});
