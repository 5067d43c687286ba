/** The file of interactions: written beside its place and moved there when it is complete. */
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type InteractionsHeader,
  interactionsFile,
  interactionsHeader,
  type InteractionsLine,
} from '@kinora/contracts/interactions';
import { LinesFingerprint } from './lines-fingerprint.ts';

/** The header is written last, when the number of people is known, into the room that was left for it. */
const headerBytes = 160;
/** Older ones were left behind by a process that ended in the middle. */
const staleAfter = 3_600_000;

export class InteractionsFileWriter {
  readonly #folder: string;
  readonly #part: string;
  readonly #handle: FileHandle;
  readonly #fingerprint = new LinesFingerprint();

  private constructor(folder: string, part: string, handle: FileHandle) {
    this.#folder = folder;
    this.#part = part;
    this.#handle = handle;
  }

  static async open(folder: string): Promise<InteractionsFileWriter> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeStaleParts(folder);
    const part = join(folder, `${interactionsFile}.${randomUUID()}.part`);
    const handle = await open(part, 'wx', 0o600);
    await handle.appendFile(' '.repeat(headerBytes));
    return new InteractionsFileWriter(folder, part, handle);
  }

  async write(people: readonly InteractionsLine[]): Promise<void> {
    if (people.length === 0) return;
    const lines = people.map((person) => JSON.stringify(person));
    for (const line of lines) this.#fingerprint.add(line);
    await this.#handle.appendFile(`${lines.join('\n')}\n`);
  }

  /** False where the file in its place says the same already; it is not touched then. */
  async finish(now: Date): Promise<boolean> {
    const place = join(this.#folder, interactionsFile);
    const { lines: people } = this.#fingerprint;
    if (await saysTheSame(place, this.#fingerprint)) return false;
    const header: InteractionsHeader = {
      format: 'kinora-interactions',
      version: 1,
      createdAt: now.toISOString(),
      people,
    };
    await this.#handle.write(`${JSON.stringify(header).padEnd(headerBytes - 1)}\n`, 0);
    await this.#handle.sync();
    await rename(this.#part, place);
    return true;
  }

  /** What is not in its place by now is thrown away. */
  async close(): Promise<void> {
    await this.#handle.close();
    await rm(this.#part, { force: true });
  }
}

async function saysTheSame(place: string, wanted: LinesFingerprint): Promise<boolean> {
  const found = new LinesFingerprint();
  let header: InteractionsHeader | undefined;
  try {
    for await (const line of createInterface({ input: createReadStream(place) })) {
      if (header) found.add(line);
      else header = interactionsHeader.parse(JSON.parse(line));
    }
  } catch {
    // Missing, unreadable or of another kind: whatever it is, it does not say the same.
    return false;
  }
  return header?.people === found.lines && found.equals(wanted);
}

async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${interactionsFile}.`) || !name.endsWith('.part')) continue;
    const part = join(folder, name);
    const found = await stat(part).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > staleAfter) await rm(part, { force: true });
  }
}
