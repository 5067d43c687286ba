import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { useFolder } from '../../test-folder.ts';
import { aBackup, faultOf } from './test-backups.ts';

let folder: string;

useFolder((made) => (folder = made));

/** The backup with its text changed, in a file of its own. */
function rewrite(file: string, change: (lines: string[]) => string[]): string {
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  const changed = join(folder, 'changed.backup');
  writeFileSync(changed, gzipSync(`${change(lines).join('\n')}\n`));
  return changed;
}

describe('a file that is not a whole backup', () => {
  test('[R33] is refused wherever it is cut off', async () => {
    const { file } = await aBackup(folder);
    const bytes = readFileSync(file);
    const cut = join(folder, 'cut.backup');
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 40)) {
      writeFileSync(cut, bytes.subarray(0, length));
      expect(await faultOf(cut, folder)).toMatch(/cut off|empty|not a backup/);
    }
  });

  test('[R33] is refused wherever a bit is flipped', async () => {
    const { file } = await aBackup(folder);
    const bytes = readFileSync(file);
    const flipped = join(folder, 'flipped.backup');
    // The first ten bytes only say when and where it was compressed.
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 4;
      writeFileSync(flipped, damaged);
      expect(await faultOf(flipped, folder)).toMatch(/damaged|not a backup|cut off/);
    }
  });

  test('[R33] is refused when its lines were changed', async () => {
    const { file } = await aBackup(folder);
    expect(
      await faultOf(
        rewrite(file, (lines) => lines.slice(0, -1)),
        folder,
      ),
    ).toContain('its end is missing');
    expect(
      await faultOf(
        rewrite(file, (lines) => lines.slice(0, 3)),
        folder,
      ),
    ).toContain('its end is missing');
    expect(
      await faultOf(
        rewrite(file, (lines) => lines.slice(1)),
        folder,
      ),
    ).toContain('not a backup of Kinora');
    expect(
      await faultOf(
        rewrite(file, (lines) => [...lines, '[]']),
        folder,
      ),
    ).toContain('goes on after its end');
    const renamed = rewrite(file, (lines) => lines.map((line) => line.replace('zoe@', 'eve@')));
    expect(await faultOf(renamed, folder)).toContain('its checksum differs');
    const unknown = rewrite(file, (lines) => lines.map((line) => line.replace('"likes"', '"dislikes"')));
    expect(await faultOf(unknown, folder)).toContain('dislikes is not one of its schema');
    const wrongKind = rewrite(file, (lines) => lines.map((line) => line.replace('281474976710655', '"x"')));
    expect(await faultOf(wrongKind, folder)).toContain('does not fit the table movies');
  });

  test('[R33] is refused when it is something else altogether', async () => {
    const file = join(folder, 'foreign');
    for (const [content, reason] of [
      [Buffer.alloc(0), 'empty'],
      [randomBytes(5_000), 'not a backup'],
      [gzipSync('{"format":"another"}\n'), 'not a backup'],
      [gzipSync(''), 'empty'],
      [gzipSync('[1]\n'), 'not a backup'],
    ] as const) {
      writeFileSync(file, content);
      expect(await faultOf(file, folder)).toContain(reason);
    }
    expect(await faultOf(join(folder, 'nowhere'), folder)).toContain('There is no file');
  });

  test('[R33] is refused when it is of a newer schema or form', async () => {
    const { file } = await aBackup(folder);
    const newer = rewrite(file, (lines) =>
      lines.map((line) => line.replace(/"schemaVersion":\d+/, '"schemaVersion":99')),
    );
    expect(await faultOf(newer, folder)).toContain('restore it with the newer version');
    const form = rewrite(file, (lines) =>
      lines.map((line) => line.replace('"formatVersion":1', '"formatVersion":9')),
    );
    expect(await faultOf(form, folder)).toContain('form 9');
  });
});
