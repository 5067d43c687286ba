/** Requests to the provider: within the time of the caller's signal, of a bounded size, and never led on elsewhere. */
import type { CustomFetch } from 'openid-client';

const largestAnswer = 1_000_000;

/** The provider is down, slow, or does not answer as one would. */
class ProviderNotReached extends Error {}

export const fetchFromProvider: CustomFetch = async (address, { signal, ...options }) => {
  try {
    const answer = await fetch(address, {
      method: options.method,
      headers: options.headers,
      // Nothing but forms is sent.
      body: options.body instanceof URLSearchParams ? options.body : null,
      redirect: 'manual',
      signal: signal ?? null,
    });
    if (answer.status >= 500) throw new Error(`It answered ${answer.status}.`);
    const body = await readWhole(answer);
    return new Response(body.length === 0 ? null : body, { status: answer.status, headers: answer.headers });
  } catch (cause) {
    throw new ProviderNotReached('The provider could not be reached.', { cause });
  }
};

async function readWhole(answer: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('Its answer is too large.');
    chunks.push(chunk);
  }
  return Uint8Array.from(Buffer.concat(chunks));
}

/** True too where it is the cause of what was thrown. */
export function isNotReached(thrown: unknown): boolean {
  if (thrown instanceof ProviderNotReached) return true;
  return thrown instanceof Error && thrown.cause !== undefined && isNotReached(thrown.cause);
}
