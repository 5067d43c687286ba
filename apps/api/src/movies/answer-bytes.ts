/** An answer as it lies in Redis: a line that says what it is, then its bytes. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type PreparedBody, prepareBody } from '../http/prepared-body.ts';

/** Goes up when the bytes or the shape of the answers change, so that versions side by side do not read one another's. */
export const answerVersion = 1;

export interface DatedAnswer {
  body: PreparedBody;
  /** Milliseconds since 1970: processes have no other clock in common. */
  madeAt: number;
}

const contentType = 'application/json; charset=utf-8';
const headLine = /^kinora (\d{1,4}) (\d{1,15}) (br|identity) (W\/"[\w-]{22}")$/;
const longestHead = 100;

/** No answer of the film database comes near. */
const largestAnswer = 5_000_000;

/** The clocks of two machines may differ by so many milliseconds. */
const clockTolerance = 60_000;

export async function writeAnswer({ body, madeAt }: DatedAnswer): Promise<Buffer> {
  const coding = body.isCompressible ? 'br' : 'identity';
  const head = Buffer.from(`kinora ${answerVersion} ${Math.round(madeAt)} ${coding} ${body.etag}\n`);
  return Buffer.concat([head, await body.inCoding(coding)]);
}

/** Undefined for bytes that are damaged, of another version, or not ours: who asks takes them for missing. */
export async function readAnswer(bytes: Buffer, now: number): Promise<DatedAnswer | undefined> {
  const end = bytes.subarray(0, longestHead).indexOf('\n');
  const [, version, time, coding, etag] = headLine.exec(bytes.toString('latin1', 0, Math.max(0, end))) ?? [];
  const madeAt = Number(time);
  if (Number(version) !== answerVersion || madeAt > now + clockTolerance) return undefined;

  const body = await unpack(bytes.subarray(end + 1), coding === 'br');
  return body && body.etag === etag ? { body, madeAt } : undefined;
}

const brotliContent = promisify(brotliDecompress);

async function unpack(packed: Buffer, isCompressed: boolean): Promise<PreparedBody | undefined> {
  try {
    const content = isCompressed ? await brotliContent(packed, { maxOutputLength: largestAnswer }) : packed;
    const isObject = JSON.parse(content.toString()) instanceof Object;
    return isObject ? prepareBody(contentType, content, isCompressed ? { br: packed } : {}) : undefined;
  } catch {
    // Decompressing and parsing are the only ways to find out, and they tell by throwing.
    return undefined;
  }
}
