/** One turn's dealings with the endpoint: in time, counted, paid for, and told to the operator without a word of it. */
import { unlessAborted } from '@kinora/outbound/unless-aborted';
import type { LanguageModel } from 'ai';
import type { Tell, TokenBudget } from '../model-chatbot.ts';
import { type Dialect } from './dialect.ts';
import { mostOutputTokens } from './converse.ts';
import { type EndpointAddress, loadSdk, type Sdk } from './load-sdk.ts';
import { type Meter, newMeter } from './meter.ts';
import { createMeteredFetch } from './metered-fetch.ts';
import type { Rest } from './rest.ts';

export interface EndpointParts {
  address: EndpointAddress;
  /** Learned once, for all turns. */
  dialect: Dialect;
  budget: TokenBudget;
  tell: Tell;
  rest: Rest;
  now: () => number;
}

export interface Asking<Result> {
  ask: (sdk: Sdk, model: LanguageModel) => Promise<Result>;
  /** What the operator is told of a result. */
  describe: (result: Result) => { kind: string; [detail: string]: string | number };
  /** The visitor's, and that of the time. */
  turnSignal: AbortSignal;
  signal: AbortSignal;
}

/** A turn with two rounds takes some 8,000 tokens. */
const mostTokensATurn = 24_000;

/** Resolves with null where the endpoint failed; rejects only where the visitor went away. */
export async function askEndpoint<Result>(
  asking: Asking<Result>,
  parts: EndpointParts,
): Promise<Result | null> {
  const { address, dialect, budget, tell, rest, now } = parts;
  const { ask, describe, turnSignal, signal } = asking;
  const meter = newMeter();
  const began = now();
  const tellWith = (event: { kind: string; [detail: string]: string | number }) =>
    tell({
      ...event,
      requests: meter.requests,
      tokens: meter.tokens,
      milliseconds: Math.round(now() - began),
    });

  async function run(): Promise<Result> {
    const sdk = await loadSdk();
    const send = createMeteredFetch({
      meter,
      dialect,
      mostTokens: mostTokensATurn,
      mostOutputTokens,
      now: () => new Date(),
    });
    return ask(sdk, sdk.openModel(address, send));
  }

  /** What was used is paid for, whatever became of it. */
  async function pay(): Promise<void> {
    if (meter.tokens === 0) return;
    await budget.spend(meter.tokens).catch(() => tellWith({ kind: 'model-not-counted' }));
  }

  try {
    const result = await unlessAborted(run().finally(pay), signal);
    rest.wasReached();
    tellWith(describe(result));
    return result;
  } catch (thrown) {
    if (turnSignal.aborted) {
      rest.wasLeft();
      throw turnSignal.reason;
    }
    // What was thrown may hold the address, the key and what was said: its name and the meter tell enough.
    const why = signal.aborted ? 'too-slow' : (meter.fault ?? 'no-sense');
    tellWith({ kind: 'model-failed', why, thrown: nameOf(thrown) });
    noteFailure(meter, rest);
    if (rest.left() > 0) tell({ kind: 'model-rests', seconds: Math.ceil(rest.left() / 1_000) });
    return null;
  }
}

function noteFailure({ fault, retryAfter }: Meter, rest: Rest): void {
  // Our own cap says nothing about the endpoint.
  if (fault === 'turn-spent') return rest.wasReached();
  if (fault === 'rate-limited') return rest.isLimited(retryAfter);
  return rest.hasFailed();
}

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : typeof thrown);
