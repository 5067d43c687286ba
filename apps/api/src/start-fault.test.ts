import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { listenAs } from '@kinora/serving/listen-fault';
import { expect, test } from 'vitest';
import { openEmbeddedCatalogue } from './open-catalogue.ts';
import { describeStartFault } from './start-fault.ts';
import { buildTestApp, listen } from './test-app.ts';
import { readBuiltSite } from './web-host/built-site.ts';

const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    return await work();
  } catch (thrown) {
    return thrown;
  }
};

test('bad settings end the process with 78 before anything is loaded, with a line for each and no stack', () => {
  const { status, stderr } = spawnSync('node', [join(import.meta.dirname, 'main.ts')], {
    env: { PATH: process.env['PATH'], PORT: 'x', NODE_ENV: 'staging', CATALOGUE_FILE: import.meta.filename },
    encoding: 'utf8',
  });
  expect(status).toBe(78);
  expect(stderr).toContain('PORT must');
  expect(stderr).toContain('NODE_ENV must');
  expect(stderr).not.toMatch(/    at |line 1/);
});

test('a port that is taken is one line', async () => {
  const first = await buildTestApp();
  const port = await listen(first);
  const second = await buildTestApp();
  const names = { port: 'PORT', host: 'HOST' };
  const thrown = await thrownBy(() => listenAs(names, () => second.listen({ port, host: '127.0.0.1' })));
  expect(describeStartFault(thrown)).toEqual({
    line: `Port ${port} is taken by another process. Choose another one with PORT.`,
    exitCode: 1,
  });
  await first.close();
});

test('a missing build and a bad file of films are lines too', async () => {
  const noBuild = await thrownBy(() => readBuiltSite('/no/such/folder'));
  expect(describeStartFault(noBuild)).toMatchObject({ exitCode: 1 });
  const noFilms = await thrownBy(() => openEmbeddedCatalogue(import.meta.filename));
  expect(describeStartFault(noFilms)).toMatchObject({
    exitCode: 78,
    line: expect.stringContaining('line 1'),
  });
});

test('anything else is a bug and keeps its stack', () => {
  expect(describeStartFault(new TypeError('x is not a function'))).toBeUndefined();
});
