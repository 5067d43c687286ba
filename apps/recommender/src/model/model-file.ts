/** Writes and reads model files; `model-layout.ts` says what is in them. */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { endianness } from 'node:os';
import { dirname } from 'node:path';
import { checkModel } from './check-model.ts';
import { ModelFault } from './model-fault.ts';
import {
  filledUp,
  formatNumber,
  magic,
  type ModelHeader,
  modelHeader,
  mostHeaderBytes,
  preambleBytes,
} from './model-layout.ts';
import { partsOf, type VersionedModel, versionOf } from './model-parts.ts';
import { payloadArrays } from './payload-arrays.ts';
import type { ModelCard, RecommendationModel } from './recommendation-model.ts';

/** Bytes that are read and added to the checksum at once: a millisecond's work. */
const readAtOnce = 1 << 20;

/**
 * Writes the file under another name, brings it to the disk and gives it its name then, so that a reader finds the old
 * file or the new one. Rejects with a `ModelFault` where the model could not be read back, before anything is written.
 */
export async function writeModelFile(file: string, model: RecommendationModel): Promise<{ version: string }> {
  refuseBigEndian();
  await checkModel(model);
  const { header, pieces } = partsOf(model);
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await using handle = await open(unfinished, 'w');
    for (const piece of [...headOf(header), ...pieces]) await handle.writeFile(piece);
    await handle.sync();
  } catch (thrown) {
    await rm(unfinished, { force: true });
    throw thrown;
  }
  await rename(unfinished, file);
  await syncFolder(dirname(file));
  return { version: versionOf(header) };
}

/**
 * Reads a file whole and looks at every number in it. Rejects with a `ModelFault` where it is damaged, cut off, of another
 * format or no model at all, and with the system's error where it cannot be read.
 */
export async function readModelFile(file: string): Promise<VersionedModel>;
/** Resolves with nothing where nobody wants the model of that card; then no more than the card was read. */
export async function readModelFile(
  file: string,
  isWanted: (card: ModelCard) => boolean,
): Promise<VersionedModel | undefined>;
export async function readModelFile(
  file: string,
  isWanted: (card: ModelCard) => boolean = () => true,
): Promise<VersionedModel | undefined> {
  refuseBigEndian();
  await using handle = await open(file, 'r');
  const { size } = await handle.stat();
  const header = await readHeader(handle, size);
  if (!isWanted(header.card)) return undefined;
  const payload = await readPayload(handle, header, size);
  const model = payloadArrays(header, payload);
  await checkModel(model);
  return { model, version: versionOf(header) };
}

function headOf(header: ModelHeader): Uint8Array[] {
  const json = JSON.stringify(header);
  const bytes = Buffer.byteLength(json);
  const text = Buffer.from(json + ' '.repeat(filledUp(bytes) - bytes));
  const preamble = Buffer.alloc(preambleBytes);
  preamble.set(magic);
  preamble.writeUInt32LE(formatNumber, 8);
  preamble.writeUInt32LE(text.length, 12);
  preamble.set(createHash('sha256').update(text).digest(), 16);
  return [preamble, text];
}

async function readHeader(handle: FileHandle, size: number): Promise<ModelHeader> {
  if (size < preambleBytes) throw new ModelFault('it is cut off');
  const preamble = await readExactly(handle, 0, preambleBytes);
  if (!preamble.subarray(0, magic.length).equals(magic)) throw new ModelFault('it is no model file');
  const format = preamble.readUInt32LE(8);
  if (format !== formatNumber)
    throw new ModelFault(`it has format ${format}, and this version reads format ${formatNumber}`);
  const bytes = preamble.readUInt32LE(12);
  if (bytes > mostHeaderBytes) throw new ModelFault('its header is damaged');
  if (size < preambleBytes + bytes) throw new ModelFault('it is cut off');
  const text = await readExactly(handle, preambleBytes, bytes);
  const isWhole = createHash('sha256').update(text).digest().equals(preamble.subarray(16));
  if (!isWhole) throw new ModelFault('its header is damaged');
  return parseHeader(text.toString('utf8'), size - preambleBytes - bytes);
}

function parseHeader(text: string, payloadBytes: number): ModelHeader {
  const parsed = modelHeader.safeParse(jsonOf(text));
  if (!parsed.success) throw new ModelFault('its header is not one of this format');
  if (parsed.data.payloadBytes > payloadBytes) throw new ModelFault('it is cut off');
  if (parsed.data.payloadBytes < payloadBytes) throw new ModelFault('it goes on behind its end');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The payload lies in one buffer, which the arrays are views of: a model is never in memory twice. */
async function readPayload(handle: FileHandle, header: ModelHeader, size: number): Promise<ArrayBuffer> {
  const buffer = new ArrayBuffer(header.payloadBytes);
  const payload = Buffer.from(buffer);
  const hash = createHash('sha256');
  for (let at = 0; at < payload.length;) {
    const wanted = Math.min(readAtOnce, payload.length - at);
    const { bytesRead } = await handle.read(payload, at, wanted, size - payload.length + at);
    if (bytesRead === 0) throw new ModelFault('it is cut off');
    hash.update(payload.subarray(at, at + bytesRead));
    at += bytesRead;
  }
  if (hash.digest('hex') !== header.payloadSha256) throw new ModelFault('its checksum is wrong');
  return buffer;
}

async function readExactly(handle: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const buffer = Buffer.alloc(bytes);
  const { bytesRead } = await handle.read(buffer, 0, bytes, position);
  if (bytesRead < bytes) throw new ModelFault('it is cut off');
  return buffer;
}

/** The arrays lie in the file as they lie in the memory of every machine that Node is made for but one. */
function refuseBigEndian(): void {
  if (endianness() !== 'LE') throw new Error('Model files need a little-endian machine');
}

/** Brings the new name to the disk too, on systems that let a folder be opened. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
