/** What one turn costs, and what went wrong with the endpoint in it. */

/** Never holds a word of what was sent or received. */
export type EndpointFault = 'rate-limited' | 'unreachable' | 'too-large' | 'turn-spent' | `http-${number}`;

export interface Meter {
  requests: number;
  /** As the endpoint counted them, or as we guess where it does not count. */
  tokens: number;
  /** The latest one. */
  fault: EndpointFault | null;
  /** Seconds that a rate-limited endpoint asks us to stay away; null where it does not say. */
  retryAfter: number | null;
}

export function newMeter(): Meter {
  return { requests: 0, tokens: 0, fault: null, retryAfter: null };
}

/** Four characters to a token is what English text takes on common vocabularies. */
const charactersAToken = 4;

export const guessTokens = (text: string): number => Math.ceil(text.length / charactersAToken);

/** No exchange takes a million; whoever says so cannot count. */
const mostCounted = 1_000_000;

/** Tokens of an exchange as the endpoint counted them; null where it did not, or where the answer is cut. */
export function readReportedTokens(received: string): number | null {
  const usage = findUsage(received);
  if (usage === null) return null;
  const sides = asCount(usage['prompt_tokens']) + asCount(usage['completion_tokens']);
  const total = Math.max(asCount(usage['total_tokens']), sides);
  // An endpoint that counts nothing is one that does not count.
  return total > 0 ? Math.min(total, mostCounted) : null;
}

function findUsage(received: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(received);
    if (!isRecord(body) || !isRecord(body['usage'])) return null;
    return body['usage'];
  } catch {
    // Cut or no JSON at all; whoever asked for it finds that out by reading it.
    return null;
  }
}

const asCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.ceil(value) : 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
