/** What the calls of `session.ts` have in common. */
import { done } from '@kinora/contracts/shapes/session';
import type { Answer, ApiCall, HeaderName } from '../api-call.ts';
import { json } from './answers.ts';

export const robin = {
  uid: 'Zt4kQ0m7c1VbN2xY8dLr5wPqSjHfUaEg',
  displayName: 'Robin',
  email: 'robin@kinora.example',
  emailVerified: true,
};

export const signedInRobin = {
  user: robin,
  token: { value: 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImlkK2p3dCJ9…', expiresAt: '2026-11-02T20:30:00.000Z' },
};

export const password = 'row-seven-with-popcorn';

export function isDone(about: string, headers: readonly HeaderName[] = []): Answer {
  return { status: 200, about, headers, contents: [{ type: json, shape: done, example: {} }] };
}

type Given = Omit<ApiCall, 'method' | 'who'> & Partial<ApiCall>;

/** Most calls change something and are for anybody. */
export function postCall(call: Given): ApiCall {
  return { method: 'POST', who: 'everybody', ...call };
}

/** A call of somebody who is signed in. */
export function ownCall(call: Given & Pick<ApiCall, 'method'>): ApiCall {
  return { who: 'session', ...call };
}
