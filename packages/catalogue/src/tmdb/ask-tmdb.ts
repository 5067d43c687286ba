/** Questions to TMDB, with its token and within the time that a question of ours may take. */
import type { Failure } from '@kinora/contracts/failure';
import { createJsonSource, type JsonSourceParts, type SourceLimits } from '@kinora/outbound/json-source';
import { OutboundFault } from '@kinora/outbound/outbound-fault';
import { withDeadline } from '@kinora/outbound/own-signal';
import { z } from 'zod';
import type { Asking } from '../catalogue.ts';
import { badPage } from '../embedded/page.ts';
import { addressOf, nameOf, type TmdbCall } from './tmdb-calls.ts';
import { failureOf, saysBadPage, saysUnknown } from './tmdb-failures.ts';
import { budget, tmdbLimits } from './tmdb-limits.ts';

export interface AskTmdbParts extends Omit<JsonSourceParts, 'limits'> {
  token: string;
  /** `https://api.themoviedb.org/3`, without a slash at its end. */
  baseUrl: string;
  limits?: SourceLimits | undefined;
}

export interface TmdbQuestion<Answer> {
  call: TmdbCall;
  read: (body: unknown) => Answer;
  /** What to say where TMDB does not know it; without it that is an answer like any other that was not asked for. */
  unknown?: () => Failure;
}

/** Rejects with a `Failure`, or with the signal's reason where that is not the end of the time. */
export type AskTmdb = <Answer>(question: TmdbQuestion<Answer>, signal: AbortSignal) => Promise<Answer>;

export function createAskTmdb({ token, baseUrl, limits = tmdbLimits, ...parts }: AskTmdbParts) {
  const source = createJsonSource({ ...parts, limits });
  const headers = { authorization: `Bearer ${token}` };

  const ask: AskTmdb = async ({ call, read, unknown }, signal) => {
    try {
      const outcome = await source.ask(
        { url: addressOf(baseUrl, call), headers },
        (answer) => {
          if (unknown && saysUnknown(answer)) return { failure: unknown() };
          if (saysBadPage(answer)) return { failure: badPage() };
          if (answer.status >= 300) throw new Error(`it was refused (${answer.status})`);
          return { found: inWords(read)(answer.body) };
        },
        signal,
      );
      if (outcome.failure) throw outcome.failure;
      return outcome.found;
    } catch (thrown) {
      throw thrown instanceof OutboundFault ? failureOf(thrown, nameOf(call)) : thrown;
    }
  };

  return { ask, underWay: source.underWay, waiting: source.waiting, close: source.close };
}

/** A fault of the schema says where it is, and not a word of what stands there. */
function inWords<Answer>(read: (body: unknown) => Answer): (body: unknown) => Answer {
  return (body) => {
    try {
      return read(body);
    } catch (thrown) {
      if (!(thrown instanceof z.ZodError)) throw thrown;
      const [issue] = thrown.issues;
      throw new Error(`${issue?.path.join('.') || 'the whole'}: ${issue?.code}`, { cause: thrown });
    }
  };
}

function budgetSpent(): OutboundFault {
  return new OutboundFault('slow', `no answer within ${budget} ms`);
}

/** Does the work with a signal that aborts when nobody waits any more or the time is up. */
export function withinBudget<Answer>(
  { signal: outer }: Asking,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return withDeadline({ milliseconds: budget, late: budgetSpent, outer }, work);
}
