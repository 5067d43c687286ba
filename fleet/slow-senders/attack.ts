/** slowhttptest's ways to hold connections for as long as a server lets them. */
import { setTimeout as delay } from 'node:timers/promises';
import { startChild } from '../processes/child.ts';
import { findProgram } from '../processes/programs.ts';
import { countHeld } from './held-connections.ts';

export const attacks = {
  'slow headers': { words: ['-H', '-i', '5', '-x', '24'], path: '/' },
  'slow bodies': {
    words: ['-B', '-i', '5', '-x', '10', '-s', '8192', '-t', 'POST', '-f', 'application/json'],
    path: '/api/chat/send',
  },
  'slow reading': { words: ['-X', '-n', '1', '-z', '5', '-w', '1', '-y', '64'], path: '/' },
} as const;

export type AttackName = keyof typeof attacks;

export interface Attacked {
  /** The most connections that were held at once. */
  mostHeld: number;
  /** Seconds from there until next to none was; infinite where that took more than a minute. */
  cutAfter: number;
}

/** A few belong to others. */
const nextToNone = 20;

const patience = 60;

export async function attack(name: AttackName, url: string, connections: number): Promise<Attacked> {
  const { words, path } = attacks[name];
  const port = Number(new URL(url).port);
  const rate = String(Math.ceil(connections / 3));
  const numbers = ['-c', String(connections), '-r', rate, '-l', String(2 * patience), '-p', '3', '-v', '1'];
  const child = startChild(findProgram('slowhttptest') ?? '', [...numbers, ...words, '-u', `${url}${path}`]);
  let most = { held: 0, at: performance.now() };
  try {
    while (performance.now() - most.at < patience * 1_000) {
      const held = countHeld(port);
      if (held > most.held) most = { held, at: performance.now() };
      if (most.held > nextToNone && held <= nextToNone)
        return { mostHeld: most.held, cutAfter: Math.round((performance.now() - most.at) / 1_000) };
      await delay(500);
    }
    return { mostHeld: most.held, cutAfter: Number.POSITIVE_INFINITY };
  } finally {
    await child.kill();
  }
}
