/** Which refusals a call can give, by HTTP status. */
import { Failure, type FailureCode } from '@kinora/contracts/failure';
import { describeThrown } from '../http/thrown.ts';
import type { ApiCall, HeaderName } from './api-call.ts';

export interface Refusal {
  status: number;
  codes: [FailureCode, ...FailureCode[]];
  headers: HeaderName[];
}

const storage: FailureCode[] = ['storage-down'];
const fullStorage: FailureCode[] = ['storage-down', 'storage-full'];

/** What is refused to everybody who asks in this way, before the call itself looks. */
const ofAsker: Record<ApiCall['who'], FailureCode[]> = {
  everybody: [],
  recognised: ['not-signed-in', 'email-not-verified'],
  token: ['not-signed-in', 'email-not-verified', 'storage-down'],
  session: ['not-signed-in', 'storage-down'],
  visitor: [],
};

/** Sorted by status, the codes in the order of the table. */
export function refusalsOf(call: ApiCall): Refusal[] {
  const byStatus = new Map<number, Refusal>();
  for (const code of codesOf(call)) {
    const { status } = describeThrown(new Failure(code, ''));
    const known = byStatus.get(status);
    if (known) known.codes.push(code);
    else byStatus.set(status, { status, codes: [code], headers: headersOf(status, call) });
  }
  for (const status of sizeFaults(call))
    byStatus.set(status, { status, codes: ['invalid-input'], headers: [] });
  return [...byStatus.values()].sort((one, other) => one.status - other.status);
}

function codesOf(call: ApiCall): Set<FailureCode> {
  const { who, method, path, parameters = [], failures = [], isAlwaysAnswered } = call;
  const changes = method !== 'GET';
  const isIdentity = path.startsWith('/identity/');
  const keeps = who === 'token' || isIdentity;
  return new Set<FailureCode>([
    'invalid-input',
    ...ofAsker[who],
    ...(changes ? (['wrong-origin'] as const) : []),
    ...(keeps ? (changes ? fullStorage : storage) : []),
    ...failures,
    // A part of an address that is longer than any id leads nowhere.
    ...(parameters.some((parameter) => parameter.in === 'path') ? (['not-found'] as const) : []),
    ...(isAlwaysAnswered ? [] : (['too-many-requests', 'too-busy'] as const)),
    'unexpected',
  ]);
}

/** An address that is too long, a body that is, and one of another kind. All are `invalid-input`. */
function sizeFaults({ body, method }: ApiCall): number[] {
  return body || method !== 'GET' ? [413, 414, 415] : [414];
}

/** On every answer of a call that is counted. */
export const rateHeaders: readonly HeaderName[] = [
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
];

function headersOf(status: number, { path }: ApiCall): HeaderName[] {
  // A session is a cookie, for which HTTP has no challenge.
  if (status === 401) return path.startsWith('/identity/') ? [] : ['WWW-Authenticate'];
  if (status === 429)
    return path.startsWith('/identity/') ? ['Retry-After'] : ['Retry-After', ...rateHeaders];
  if (status === 503) return ['Retry-After'];
  return [];
}
