/** argon2id, stored as a PHC string that names its parameters. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

export interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** What OWASP asks for at least. */
export const usualCost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const saltBytes = 16;
const tagBytes = 32;

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

export async function hashPassword(password: string, cost: Cost = usualCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await deriveTag(password, salt, cost, tagBytes);
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${base64(salt)}$${base64(tag)}`;
}

export async function isPasswordOf(stored: string, password: string): Promise<boolean> {
  const { cost, salt, tag } = readStored(stored);
  return timingSafeEqual(tag, await deriveTag(password, salt, cost, tag.length));
}

export function isWeaker(stored: string, cost: Cost = usualCost): boolean {
  const { memory, passes, parallelism } = readStored(stored).cost;
  return memory < cost.memory || passes < cost.passes || parallelism < cost.parallelism;
}

/** The same characters have the same form, whatever keyboard wrote them. Nothing is cut off. */
function deriveTag(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  return derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength, ...cost });
}

const phcString = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

function readStored(stored: string) {
  const [, memory, passes, parallelism, salt, tag] = phcString.exec(stored) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('A stored password has an unknown form.');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
