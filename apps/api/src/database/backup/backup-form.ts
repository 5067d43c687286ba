/**
 * A backup is a gzip stream of JSON lines: a header; for each table a line that names its columns, then a line with the
 * values of each row; an end with the number of rows and the SHA-256 of every byte before it. Times are ISO 8601 text
 * and truths are 0 or 1, so that either engine reads what the other one wrote.
 */
import { z } from 'zod';

export const backupFormat = 'kinora-backup';
export const backupFormatVersion = 1;

export const headerLine = z.strictObject({
  format: z.literal(backupFormat),
  formatVersion: z.int().positive(),
  schemaVersion: z.int().positive(),
  takenAt: z.iso.datetime(),
});

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()).min(1) });

export const endLine = z.strictObject({
  end: z.literal(true),
  rows: z.record(z.string(), z.int().nonnegative()),
  sha256: z.hex().length(64),
});

export type BackupHeader = z.infer<typeof headerLine>;
export type BackupTable = z.infer<typeof tableLine>;
export type PortableValue = string | number | null;

/** Why a backup could not be made or restored, in one line for the operator. */
export class BackupFault extends Error {}
