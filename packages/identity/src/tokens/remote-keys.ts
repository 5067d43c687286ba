/** The keys of another issuer: fetched when they are needed, at most once a minute, and kept while the issuer is down. */
import { z } from 'zod';
import type { IdentityParts } from '../identity.ts';
import { day, minute, second } from '../times.ts';
import type { PublicKey } from './own-keys.ts';

export const foreignAlgorithms = ['RS256', 'ES256', 'EdDSA'] as const;

export interface RemoteKeysParts {
  jwksUrl: string;
  now: () => number;
  logEvent: IdentityParts['logEvent'];
}

const fetchedAtMostEvery = minute;
/** As long as there is no key at all, nobody can sign in. */
const triedAtMostEvery = 10 * second;
const answersWithin = 5 * second;
const largestAnswer = 256 * 1_024;

export function createRemoteKeys({ jwksUrl, now, logEvent }: RemoteKeysParts) {
  let keys: ReadonlyMap<string, PublicKey> = new Map();
  let freshUntil = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  let fetching: Promise<void> | undefined;

  async function fetchKeys(): Promise<void> {
    triedAt = now();
    try {
      const answer = await fetch(jwksUrl, {
        redirect: 'error',
        signal: AbortSignal.timeout(answersWithin),
        headers: { accept: 'application/jwk-set+json, application/json' },
      });
      const found = readKeySet(await readText(answer));
      keys = found;
      freshUntil = now() + maximumAge(answer.headers);
    } catch {
      // The last good keys stay in use; what is wrong there is the issuer's to find out.
      logEvent('issuer-keys-not-fetched', { hasKeys: keys.size > 0 });
    }
  }

  function refresh(): Promise<void> {
    const pause = keys.size > 0 ? fetchedAtMostEvery : triedAtMostEvery;
    if (fetching === undefined && now() - triedAt < pause) return Promise.resolve();
    fetching ??= fetchKeys().finally(() => (fetching = undefined));
    return fetching;
  }

  return {
    find: async (kid: string): Promise<PublicKey | undefined> => {
      if (!keys.has(kid)) await refresh();
      // Who has a known key needs not wait for news.
      else if (now() >= freshUntil) void refresh();
      return keys.get(kid);
    },
  };
}

async function readText(answer: Response): Promise<string> {
  if (!answer.ok || !answer.body) throw new Error(`The issuer answered ${answer.status}.`);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > largestAnswer) throw new Error("The issuer's keys are too large.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

const keySet = z.object({ keys: z.array(z.unknown()).max(100) });

const publicKey = z.object({
  kid: z.string().min(1).max(256),
  kty: z.enum(['RSA', 'EC', 'OKP']),
  use: z.literal('sig').optional(),
  alg: z.enum(foreignAlgorithms).optional(),
  crv: z.string().optional(),
  /** A key that is no secret any more. */
  d: z.undefined().optional(),
});

function readKeySet(text: string): ReadonlyMap<string, PublicKey> {
  const { keys } = keySet.parse(JSON.parse(text));
  const usable = keys.flatMap((key) => {
    const { data } = publicKey.safeParse(key);
    const alg = data && algorithmOf(data);
    // Whatever else it holds is checked when the key is used.
    return data && alg ? [[data.kid, { ...(key as PublicKey), alg }] as const] : [];
  });
  if (usable.length === 0) throw new Error('The issuer has no key that can be used.');
  return new Map(usable);
}

/** A key signs in one way. */
function algorithmOf({ kty, crv, alg }: z.infer<typeof publicKey>): string | undefined {
  const own = kty === 'RSA' ? 'RS256' : curves[crv ?? ''];
  return alg === undefined || alg === own ? own : undefined;
}

const curves: Readonly<Record<string, string>> = { 'P-256': 'ES256', Ed25519: 'EdDSA' };

function maximumAge(headers: Headers): number {
  const [, seconds] = /max-age=(\d{1,9})/.exec(headers.get('cache-control') ?? '') ?? [];
  const age = seconds === undefined ? 10 * minute : Number(seconds) * second;
  return Math.min(Math.max(age, fetchedAtMostEvery), day);
}
