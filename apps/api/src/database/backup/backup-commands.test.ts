import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { aBackup } from './test-backups.ts';

// They start many processes, and a machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;

useFolder((made) => (folder = made));

describe('the commands', () => {
  const root = resolve(import.meta.dirname, '../../../../..');
  const type = (tool: string, words: string[], dataFolder: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, `tools/${tool}.mjs`), ...words],
      {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], DATA_DIR: dataFolder },
      },
    );
    return { status, stdout, stderr };
  };

  test('[R33] back up and restore as a person types them, from wherever', async () => {
    await aBackup(folder);
    const [source, target] = [join(folder, 'source'), join(folder, 'target')];
    expect(type('backup', ['mine.backup'], source)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(join(folder, 'mine.backup'))).toBe(true);
    expect(type('backup', ['mine.backup'], source)).toMatchObject({ status: 1, stdout: '' });
    expect(type('backup', ['mine.backup', '--force'], source)).toMatchObject({ status: 0 });
    expect(type('restore', ['mine.backup'], target)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Restored 1 users'),
    });
    expect(type('restore', ['mine.backup'], target)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Add --replace'),
    });
    expect(type('restore', ['mine.backup', '--replace'], target)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('in the place of 1 users'),
    });
  });

  test('say in a line what is wrong, with an exit code', async () => {
    mkdirSync(join(folder, 'empty'));
    writeFileSync(join(folder, 'bad'), 'bad');
    const nothing = type('backup', ['x.backup'], join(folder, 'empty'));
    expect(nothing).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database in') });
    expect(type('restore', ['bad'], join(folder, 'empty'))).toMatchObject({
      status: 1,
      stderr: 'The file is not a backup of Kinora, or it is damaged.\n',
    });
    expect(type('backup', [], folder)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Usage:'),
    });
    expect(type('restore', ['a', '--force'], folder)).toMatchObject({ status: 2 });
  });
});
