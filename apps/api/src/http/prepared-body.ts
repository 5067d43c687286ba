/** A body that is made once and sent often: its bytes, their compressed forms and their ETag. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BodyForms, formIn } from './body-forms.ts';
import type { ContentCoding } from './content-coding.ts';

export interface PreparedBody {
  contentType: string;
  /** Weak, because the compressed forms share it. */
  etag: string;
  /** False where compressing would gain nothing. */
  isCompressible: boolean;
  /** What the body takes in memory, its compressed forms and its objects included. */
  bytes: number;
  inCoding(coding: ContentCoding): Buffer | Promise<Buffer>;
}

const compressibleTypes = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg\+xml)/;
/** Below this a body fits one network packet anyway. */
const worthCompressing = 1_000;
/** Measured, with two forms. */
const objectBytes = 600;

/**
 * Compresses when a form is first asked for. What is asked for in brotli once more is worth more work, which is done once
 * and beside the answers. `ready` holds forms that exist already.
 */
export function prepareBody(
  contentType: string,
  content: string | Buffer,
  ready: Partial<Record<ContentCoding, Buffer>> = {},
): PreparedBody {
  const identity = alone(typeof content === 'string' ? Buffer.from(content) : content);
  const isCompressible = compressibleTypes.test(contentType) && identity.length >= worthCompressing;
  const forms: BodyForms = {};
  // The keys are those of `ready`'s type.
  for (const [coding, bytes] of Object.entries(ready) as [ContentCoding, Buffer][])
    forms[coding] = alone(bytes);
  forms.identity = identity;
  let isAtItsBest = ready.br !== undefined;

  /** Where it cannot be had, the form that there is goes on to serve. */
  async function makeBetter(): Promise<void> {
    isAtItsBest = true;
    const better = await brotli(identity, 6).catch(() => undefined);
    if (better) forms.br = alone(better);
  }

  return {
    contentType,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    isCompressible,
    // Text halves at least, so both compressed forms together are no larger than the text.
    bytes: objectBytes + (isCompressible ? identity.length * 2 : identity.length),
    inCoding(coding) {
      if (coding === 'br' && !isAtItsBest && forms.br instanceof Buffer) void makeBetter();
      return formIn(forms, coding, async () => alone(await compress(coding, identity)));
    },
  };
}

/** Small buffers are parts of larger ones, which would stay in memory whole as long as one part does. */
function alone(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

function compress(coding: ContentCoding, identity: Buffer): Promise<Buffer> {
  if (coding === 'gzip') return gzipBytes(identity, { level: 6 });
  return brotli(identity, 4);
}

/**
 * Level 4 costs 1 to 1.7 ms for a page, 5 half as much again for 7 % less, 6 a little more than 5, and 11, which belongs in
 * the build, 200 ms. A window of 256 kB holds every page; the usual one of 4 MB costs memory that has to be got each time.
 */
function brotli(content: Buffer, level: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
  return brotliBytes(content, { params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_LGWIN]: 18 } });
}
