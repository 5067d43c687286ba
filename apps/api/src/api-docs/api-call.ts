/** What the documents say of one call. The tables in `calls/` are made of these. */
import type { FailureCode } from '@kinora/contracts/failure';
import type { z } from 'zod';

export interface Subject {
  /** A word of the site's own, which is also its place on the page. */
  name: string;
  title: string;
  about: string;
  calls: readonly ApiCall[];
}

export interface ApiCall {
  /** A verb and what it is done to; of no other call. */
  id: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `{name}` for each parameter. */
  path: string;
  /** One sentence: what it is for. */
  summary: string;
  /** What a caller should know besides. */
  notes?: string;
  who: Asker;
  parameters?: readonly Parameter[];
  body?: { shape: z.ZodType; example: unknown; isOptional?: true };
  answers: readonly Answer[];
  /** What this call can refuse besides what its scope refuses. */
  failures?: readonly FailureCode[];
  /** True below `/api/tmdb/`, where refusals are in TMDB's words. */
  isTmdb?: true;
  /** For what is neither limited nor given up under load. */
  isAlwaysAnswered?: true;
}

/**
 * `everybody`: nobody is asked who they are. `recognised`: an ID token may be sent, and must be good then. `token`: an
 * ID token is needed. `session`: the cookie of a session is needed. `visitor`: the cookie is used where there is one.
 */
export type Asker = 'everybody' | 'recognised' | 'token' | 'session' | 'visitor';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  shape: z.ZodType;
  about: string;
  example: string | number;
  isNeeded?: true;
}

export interface Answer {
  status: 200 | 201 | 303 | 304 | 404 | 503;
  about: string;
  headers?: readonly HeaderName[];
  /** In the order of preference; none for an empty body. */
  contents?: readonly Content[];
}

export interface Content {
  type: string;
  /** Of JSON only. */
  shape?: z.ZodType;
  example?: unknown;
}

export const headers = {
  ETag: 'Names this state of the body. Sent back as `If-None-Match` it saves sending the body again.',
  'Cache-Control': 'How long the answer may be kept, and by whom.',
  'Cache-Status':
    'Whether the answer was kept, as RFC 9211 has it; `detail=standing-in` marks an old one in place of one that could not be had.',
  Age: 'Seconds since the answer was made.',
  'Retry-After': 'Seconds to wait before another try.',
  'RateLimit-Policy': 'The limit and its window in seconds, like `300;w=300`.',
  'RateLimit-Limit': 'How many calls the window allows.',
  'RateLimit-Remaining': 'How many of them are left.',
  'RateLimit-Reset': 'Seconds until the window is over.',
  'Set-Cookie': 'The cookies of the session.',
  'Content-Disposition': 'The name of the file to keep it as.',
  Location: 'Where the browser is led.',
  'WWW-Authenticate': 'Always `Bearer`.',
} as const;

export type HeaderName = keyof typeof headers;
