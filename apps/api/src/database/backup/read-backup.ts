/** Reads a backup and vouches for it at its end: until then nothing that it says may be relied on. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import {
  BackupFault,
  type BackupHeader,
  type BackupTable,
  backupFormatVersion,
  endLine,
  headerLine,
  tableLine,
} from './backup-form.ts';

export interface BackupReader {
  start(header: BackupHeader): Promise<void>;
  startTable(table: BackupTable): void;
  addRow(values: unknown[]): void;
}

/** Rejects with a `BackupFault` for a file that is not a whole backup, whatever the reader was told before. */
export async function readBackup(file: string, reader: BackupReader): Promise<BackupHeader> {
  const hash = createHash('sha256');
  const counts: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let table: string | undefined;
  let end: z.infer<typeof endLine> | undefined;

  for await (const lines of linesOf(file)) {
    for (const line of lines) {
      if (end) throw new BackupFault('The backup goes on after its end.');
      const value = parseLine(line);
      if (!header) {
        header = readHeader(value);
        await reader.start(header);
      } else if (Array.isArray(value)) {
        if (table === undefined) throw new BackupFault('The backup has rows that belong to no table.');
        reader.addRow(value);
        counts[table] = (counts[table] ?? 0) + 1;
      } else if ('end' in value) {
        end = read(endLine, value);
      } else {
        const started = read(tableLine, value);
        table = started.table;
        if (table in counts) throw new BackupFault(`The backup has the table ${table} twice.`);
        counts[table] = 0;
        reader.startTable(started);
      }
      if (!end) hash.update(line).update('\n');
    }
  }
  if (!header) throw new BackupFault('The file is empty: it is not a backup.');
  if (!end) throw new BackupFault('The backup is cut off: its end is missing.');
  if (end.sha256 !== hash.digest('hex'))
    throw new BackupFault('The backup is damaged: its checksum differs.');
  if (!isSame(counts, end.rows)) throw new BackupFault('The backup is damaged: its rows do not add up.');
  return header;
}

function readHeader(value: unknown): BackupHeader {
  const parsed = headerLine.safeParse(value);
  if (!parsed.success) throw new BackupFault('The file is not a backup of Kinora.');
  if (parsed.data.formatVersion > backupFormatVersion) {
    throw new BackupFault(
      `The backup has form ${parsed.data.formatVersion}, and this version of Kinora reads forms up to ${backupFormatVersion}.`,
    );
  }
  return parsed.data;
}

function read<Shape extends z.ZodType>(shape: Shape, value: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new BackupFault('The backup is damaged: it has a line that means nothing.');
  return parsed.data;
}

function parseLine(line: string): object {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below, as for any other line that is none of ours.
  }
  throw new BackupFault('The file is not a backup of Kinora, or it is damaged.');
}

/** The lines of each piece that comes out of the file. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  let rest = '';
  const text = createGunzip().setEncoding('utf8');
  pipeline(createReadStream(file), text, ignoreEnd);
  try {
    for await (const piece of text) {
      const lines = (rest + String(piece)).split('\n');
      rest = lines.pop() ?? '';
      yield lines;
    }
  } catch (thrown) {
    throw explainReading(thrown, file);
  }
  if (rest !== '') throw new BackupFault('The backup is cut off in the middle of a line.');
}

/** The loop over the stream meets its errors. */
function ignoreEnd(): void {}

function explainReading(thrown: unknown, file: string): unknown {
  if (!(thrown instanceof Error) || !('code' in thrown)) return thrown;
  const { code } = thrown;
  if (code === 'ENOENT') return new BackupFault(`There is no file ${file}.`);
  if (code === 'Z_BUF_ERROR') return new BackupFault('The backup is cut off, or the file is empty.');
  if (typeof code === 'string' && code.startsWith('Z_'))
    return new BackupFault('The file is not a backup of Kinora, or it is damaged.');
  return thrown;
}

function isSame(left: Record<string, number>, right: Record<string, number>): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}
