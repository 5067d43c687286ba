/** What the processes of a site share beside the database, and the limits that it keeps. */
import { openSecret } from '@kinora/identity/secret';
import type { Kysely } from 'kysely';
import type { Tables } from './database/schema.ts';
import type { AppParts } from './app.ts';
import type { Observer } from './http/observer.ts';
import { createMemoryCounter, createSharedCounter } from './http/rate-counters.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createAnswerStore } from './movies/answer-store.ts';
import { createSharedAnswers } from './movies/shared-answers.ts';
import { type OpenRedisParts, openRedis, type SharedStore } from './open-redis.ts';
import type { Settings } from './settings.ts';

export interface Shared {
  parts: Pick<AppParts, 'sharedAnswers' | 'rateLimits'>;
  close(): void;
}

export interface OpenSharedParts {
  settings: Pick<Settings, 'redisUrl' | 'tmdb' | 'isRateLimited' | 'isProduction' | 'auth'>;
  db: Kysely<Tables>;
  observer: Observer;
  log: OpenRedisParts['log'];
}

export async function openShared({ settings, db, observer, log }: OpenSharedParts): Promise<Shared> {
  const { redisUrl } = settings;
  const store = redisUrl === undefined ? undefined : await openRedis({ url: redisUrl, log, observer });
  return {
    parts: {
      sharedAnswers: store && openAnswers(settings, store, observer),
      rateLimits: await openLimits({ settings, db, observer, log }, store),
    },
    close: () => store?.close(),
  };
}

/** The films of the product are in every process already; only those of TMDB are worth a way over the network. */
function openAnswers({ tmdb }: OpenSharedParts['settings'], store: SharedStore, observer: Observer) {
  if (!tmdb) return undefined;
  const answers = createAnswerStore(store, tmdb.baseUrl, Date.now);
  return createSharedAnswers({ store: answers, observer });
}

async function openLimits({ settings, db, observer }: OpenSharedParts, store: SharedStore | undefined) {
  if (!settings.isRateLimited) return undefined;
  const secret = await openSecret(db, settings.auth.secret);
  return createRateLimits({
    countOnce: store ? createSharedCounter(store) : createMemoryCounter(),
    hide: (...texts) => secret.keyedHash('rate', ...texts),
    areNetworksLimited: settings.isProduction,
    observer,
  });
}
