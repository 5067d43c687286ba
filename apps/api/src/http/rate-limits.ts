/** Who may ask how often. The answers of a scope that is counted say how much is left. */
import { FailureWithHeaders } from '@kinora/identity/failure-with-headers';
import { networkOf } from '@kinora/identity/throttles/network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInProcess } from './in-process.ts';
import { type Rate, type Rates, usualRates } from './limits.ts';
import { noObserver, type Observer } from './observer.ts';
import { rateLimitTexts } from './rate-limit-texts.ts';
import type { Counted, CountOnce } from './rate-counters.ts';

/** Each rejects with `too-many-requests` where it is one too many. */
export interface RateLimits {
  /** A call below `/api/user/`, before anybody knows whose it is. */
  countCall(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  countCallOf(userId: string, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** A public answer that is not at hand and has to be made. */
  countWork(request: FastifyRequest): Promise<void>;
}

export const noRateLimits: RateLimits = {
  countCall: async () => undefined,
  countCallOf: async () => undefined,
  countWork: async () => undefined,
};

export interface RateLimitsParts {
  countOnce: CountOnce;
  /** Makes a name of a text that gives nothing away: the counters may be elsewhere. */
  hide: (...texts: string[]) => string;
  /** False on a developer's machine, where everybody comes from one address. */
  areNetworksLimited: boolean;
  rates?: Rates;
  observer?: Observer;
}

export function createRateLimits({
  countOnce,
  hide,
  areNetworksLimited,
  ...parts
}: RateLimitsParts): RateLimits {
  const { rates = usualRates, observer = noObserver } = parts;

  async function count(rate: Rate, subject: string, request: FastifyRequest): Promise<Counted> {
    const counted = await countOnce(rate, hide(rate.name, subject));
    if (counted.times <= rate.times) return counted;
    observer.requestLimited(rate.name);
    // Once a window, however many more are sent.
    if (counted.times === rate.times + 1) {
      observer.eventHappened('limit-reached');
      request.log.info({ event: 'limit-reached', limit: rate.name }, 'a limit is reached');
    }
    throw tooManyRequests(rate, counted);
  }

  /** The server does not limit itself. */
  const isNetworkCounted = (request: FastifyRequest) => areNetworksLimited && !isInProcess(request);

  return {
    async countCall(request, reply) {
      if (!isNetworkCounted(request)) return;
      reply.headers(rateHeaders(rates.network, await count(rates.network, networkOf(request.ip), request)));
    },
    async countCallOf(userId, request, reply) {
      reply.headers(rateHeaders(rates.account, await count(rates.account, userId, request)));
    },
    async countWork(request) {
      if (isNetworkCounted(request)) await count(rates.work, networkOf(request.ip), request);
    },
  };
}

function tooManyRequests(rate: Rate, counted: Counted): FailureWithHeaders {
  const seconds = secondsUntil(counted);
  return new FailureWithHeaders('too-many-requests', rateLimitTexts.tooMany(seconds), {
    ...rateHeaders(rate, counted),
    'retry-after': String(seconds),
  });
}

/** The headers of the IETF's draft for them (draft-ietf-httpapi-ratelimit-headers-06), which most clients read. */
function rateHeaders({ times, within }: Rate, counted: Counted): Record<string, string> {
  return {
    'ratelimit-policy': `${times};w=${within / 1_000}`,
    'ratelimit-limit': String(times),
    'ratelimit-remaining': String(Math.max(0, times - counted.times)),
    'ratelimit-reset': String(secondsUntil(counted)),
  };
}

function secondsUntil({ endsIn }: Counted): number {
  return Math.max(1, Math.ceil(endsIn / 1_000));
}
