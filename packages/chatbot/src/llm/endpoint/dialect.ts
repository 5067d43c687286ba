/** Where OpenAI-compatible endpoints differ, found out by asking. */
export interface Dialect {
  /** Newer models of OpenAI refuse the older name, which all the others know. */
  limit: 'max_tokens' | 'max_completion_tokens';
}

export const newDialect = (): Dialect => ({ limit: 'max_tokens' });

/** Whether a refusal asks for the other name; the dialect speaks it from then on. */
export function learnFrom(refusal: { status: number; body: string }, dialect: Dialect): boolean {
  const asksForIt = refusal.status === 400 && refusal.body.includes('max_completion_tokens');
  if (!asksForIt || dialect.limit === 'max_completion_tokens') return false;
  dialect.limit = 'max_completion_tokens';
  return true;
}

/** The body of a request in the dialect. */
export function speak(body: string, { limit }: Dialect): string {
  if (limit === 'max_tokens') return body;
  // The body is what the AI SDK has just written: an object.
  const { max_tokens: most, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify({ ...rest, [limit]: most });
}
