/** For tests: folders of their own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** Tells each test of a file of a new folder, which is gone after the test. */
export function useFolder(tell: (folder: string) => void): void {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kinora-test-'));
    tell(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
}
