/** The routes of the whole app, for tests that leave none out. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, InjectOptions } from 'fastify';

export interface TestRoute {
  method: NonNullable<InjectOptions['method']>;
  /** As it was registered: `/api/user/likes/:tmdb_id`. */
  pattern: string;
  /** The pattern with something in the place of each parameter. */
  url: string;
}

/** Builds the app and hears of every route on the way. */
export async function listRoutes(build: () => Promise<unknown>): Promise<TestRoute[]> {
  const routes = new Map<string, TestRoute>();
  const listenIn = (message: unknown) => {
    // What Fastify publishes on this channel.
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      // Those that this app registers are all known to the types of `inject`.
      const names = [method].flat() as TestRoute['method'][];
      for (const name of names) routes.set(`${name} ${url}`, routeOf(name, url));
    });
  };
  subscribe('fastify.initialization', listenIn);
  try {
    await build();
  } finally {
    unsubscribe('fastify.initialization', listenIn);
  }
  return [...routes.values()];
}

function routeOf(method: TestRoute['method'], pattern: string): TestRoute {
  return {
    method,
    pattern,
    url: pattern
      .replace(/:(\w+)\(\^\\d\+\)/, '1')
      .replace(/:\w+/g, '11')
      .replace('*', 'anything'),
  };
}

/** What stands behind the one route of `/identity/`. */
export const identityCalls: readonly TestRoute[] = (
  [
    ['GET', 'session'],
    ['GET', 'account'],
    ['GET', 'sessions'],
    ['GET', 'jwks'],
    ['GET', 'google'],
    ['GET', 'google/callback'],
    ['POST', 'register'],
    ['POST', 'login'],
    ['POST', 'verification-mail'],
    ['POST', 'verify'],
    ['POST', 'password-reset'],
    ['POST', 'new-password'],
    ['POST', 'logout'],
    ['POST', 'password'],
    ['PATCH', 'account'],
    ['DELETE', 'account'],
    ['DELETE', 'sessions/11'],
  ] as const
).map(([method, path]) => ({ method, url: `/identity/${path}`, pattern: `/identity/${path}` }));
