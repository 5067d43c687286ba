/** Faults of time and of the line: late, never, a byte at a time, hung up. */
import { setTimeout as after } from 'node:timers/promises';
import { jsonType, type Occasion } from './occasion.ts';

export async function answerLate(
  { sendFair, random, gone }: Occasion,
  milliseconds: number | readonly [least: number, most: number],
): Promise<void> {
  const wait = typeof milliseconds === 'number' ? milliseconds : random.between(...milliseconds);
  if (await isPatient(wait, gone)) sendFair();
}

export function stayStuck({ response, answer }: Occasion): void {
  const text = JSON.stringify(answer.body);
  response.writeHead(200, { ...jsonType, 'content-length': Buffer.byteLength(text) });
  response.write(text.slice(0, text.length / 2));
}

export async function drip({ response, answer, gone }: Occasion, every: number): Promise<void> {
  response.writeHead(200, jsonType);
  for (const byte of Buffer.from(JSON.stringify(answer.body))) {
    response.write(Uint8Array.of(byte));
    if (!(await isPatient(every, gone))) return;
  }
  response.end();
}

export function hangUp(occasion: Occasion, midway: boolean): void {
  const { socket } = occasion.request;
  if (!midway) return void socket.resetAndDestroy();
  stayStuck(occasion);
  // Behind what was written just now.
  setImmediate(() => socket.destroy());
}

/** True when the time has passed, false when the caller hung up before. */
async function isPatient(milliseconds: number, gone: AbortSignal): Promise<boolean> {
  return after(milliseconds, true, { signal: gone, ref: false }).catch(() => false);
}
