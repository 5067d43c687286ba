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
    else byStatus.set(status, { status, codes: [code], headers: headersOf(status) });
  }
  for (const status of sizeFaults(call))
    byStatus.set(status, { status, codes: ['invalid-input'], headers: [] });
  return [...byStatus.values()].sort((one, other) => one.status - other.status);
}

function codesOf(call: ApiCall): Set<FailureCode> {
  const { who, method, path, failures = [], isAlwaysAnswered } = call;
  const changes = method !== 'GET';
  const isIdentity = path.startsWith('/identity/');
  const keeps = who === 'token' || isIdentity;
  return new Set<FailureCode>([
    'invalid-input',
    ...ofAsker[who],
    ...(isIdentity && changes ? (['wrong-origin'] as const) : []),
    ...(keeps ? (changes ? fullStorage : storage) : []),
    ...failures,
    ...(isAlwaysAnswered ? [] : (['too-many-requests', 'too-busy'] as const)),
    'unexpected',
  ]);
}

/** An address that is too long, a body that is, and one of another kind. All are `invalid-input`. */
function sizeFaults({ body, method }: ApiCall): number[] {
  return body || method !== 'GET' ? [413, 414, 415] : [414];
}

function headersOf(status: number): HeaderName[] {
  if (status === 401) return ['WWW-Authenticate'];
  if (status === 429) return ['Retry-After', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
  if (status === 503) return ['Retry-After'];
  return [];
}
