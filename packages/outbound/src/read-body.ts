/** The body of an answer as text, unpacked and never more than so many bytes of it. */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The codings of a body that are read here; what is not packed says nothing or `identity`. */
export function isReadable(coding: string | undefined): boolean {
  return coding === undefined || coding === 'identity' || coding === 'gzip';
}

/**
 * Rejects where the body is cut off, larger than that once it is unpacked, or not UTF-8.
 * @param coding the answer's Content-Encoding, which has to be readable
 */
export async function readBody(
  body: Readable,
  coding: string | undefined,
  mostBytes: number,
): Promise<string> {
  const gather = (pieces: AsyncIterable<Uint8Array>) => gatherText(pieces, mostBytes);
  return coding === 'gzip' ? pipeline(body, createGunzip(), gather) : pipeline(body, gather);
}

async function gatherText(pieces: AsyncIterable<Uint8Array>, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts: string[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new Error(`it is larger than ${mostBytes} bytes`);
    texts.push(decoder.decode(piece, { stream: true }));
  }
  texts.push(decoder.decode());
  return texts.join('');
}
