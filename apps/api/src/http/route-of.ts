/** The name of a request's route, for those who count requests: one of few, whatever was asked for. */
import type { FastifyRequest } from 'fastify';
import { splitAddress } from './address.ts';

const screens = new Set(
  `login register profile-setup movie search genre cast content liked watched watchlist recently-visited playlists
   playlist chatbot verify-email new-password settings google-return assets`.split(/\s+/),
);

const identityCalls = new Set(
  'register login verification-mail verify password-reset new-password session logout account password sessions google jwks'.split(
    ' ',
  ),
);

/** The pattern, or `none`. Two patterns stand for many addresses; for those the first word that is ours goes with it. */
export function routeOf({ routeOptions, raw }: Pick<FastifyRequest, 'routeOptions' | 'raw'>): string {
  const { url: pattern = 'none' } = routeOptions;
  if (pattern !== '/*' && pattern !== '/identity/*') return pattern;
  const { path } = splitAddress(raw.url ?? '/');
  if (path === '/') return path;
  const [, first = '', second = ''] = path.split('/', 3);
  if (pattern === '/identity/*') return identityCalls.has(second) ? `/identity/${second}` : pattern;
  return screens.has(first) ? `/${first}/*` : pattern;
}
