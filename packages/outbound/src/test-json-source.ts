/** For tests: a source of JSON with a clock, over a server that answers as it is told. */
import { onTestFinished } from 'vitest';
import type { JsonAnswer } from './json-exchange.ts';
import { createJsonSource, type SourceEvent, type SourceLimits } from './json-source.ts';
import type { ScriptedServer } from './scripted-server.ts';

export const limits: SourceLimits = {
  exchange: {
    connect: 2_000,
    headers: 5_000,
    body: 5_000,
    mostBytes: 100_000,
    mostDepth: 32,
    mostConnections: 40,
  },
  crowd: { mostAtOnce: 40, mostPerSecond: 10_000, mostWaiting: 10_000, patience: 30_000 },
  breaker: { failuresInARow: 5, pause: 1_000 },
  retries: { share: 0.1, mostSaved: 10, jitter: 5 },
  pauses: { longest: 60_000, usual: 1_000, bearable: 1_000 },
};
export const nobody = new AbortController().signal;

/** It is closed when the test is finished. */
export function aSource({ url }: ScriptedServer, changes: Partial<SourceLimits> = {}) {
  const clock = { now: 0 };
  const events: SourceEvent[] = [];
  const source = createJsonSource({
    limits: { ...limits, ...changes },
    tell: (event) => events.push(event),
    now: () => clock.now,
    random: () => 0,
  });
  onTestFinished(() => source.close());
  const ask = (signal = nobody, read = ({ body }: JsonAnswer): unknown => body) =>
    source.ask({ url, headers: { authorization: 'Bearer secret' } }, read, signal);
  return { source, clock, events, ask };
}

type Ask = ReturnType<typeof aSource>['ask'];

export async function askOften(ask: Ask, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await ask().catch(() => undefined);
}
