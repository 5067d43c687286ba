/** A certificate for 127.0.0.1 that nobody but itself vouches for (X.509, RFC 5280, in DER). */
import { generateKeyPairSync, sign } from 'node:crypto';

const integer = 0x02;
const bitString = 0x03;
const octetString = 0x04;
const objectId = 0x06;
const utf8String = 0x0c;
const utcTime = 0x17;
const sequence = 0x30;
const set = 0x31;

/** `ecdsa-with-SHA256`, `commonName` and `subjectAltName`. */
const ids = { signature: '2a8648ce3d040302', commonName: '550403', alternativeName: '551d11' };

function der(tag: number, ...contents: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(contents.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  if (body.length < 128) return Buffer.concat([Buffer.of(tag, body.length), body]);
  return Buffer.concat([Buffer.of(tag, 0x82, body.length >> 8, body.length & 0xff), body]);
}

function idOf(hex: string): Buffer {
  return der(objectId, Buffer.from(hex, 'hex'));
}

function time(date: Date): Buffer {
  return der(utcTime, `${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);
}

export function createSelfSigned(now = new Date()): { key: string; cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(sequence, idOf(ids.signature));
  const name = der(
    sequence,
    der(set, der(sequence, idOf(ids.commonName), der(utf8String, 'The played TMDB'))),
  );
  const day = 86_400_000;
  const validity = der(
    sequence,
    time(new Date(now.getTime() - day)),
    time(new Date(now.getTime() + 365 * day)),
  );
  const address = der(sequence, der(0x87, Buffer.of(127, 0, 0, 1)));
  const alternative = der(sequence, idOf(ids.alternativeName), der(octetString, address));
  const body = der(
    sequence,
    der(0xa0, der(integer, Buffer.of(2))),
    der(integer, Buffer.of(1)),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(sequence, alternative)),
  );
  const signature = der(bitString, Buffer.of(0), sign('sha256', body, privateKey));
  const certificate = der(sequence, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replace(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`,
  };
}
