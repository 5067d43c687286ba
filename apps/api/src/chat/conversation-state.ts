/** A conversation's state as text, and back. */
import { type Conversation, mostExchanges, newConversation } from '@kinora/chatbot/conversation';

/** Far above what a conversation comes to; one that grows beyond it begins anew. */
const mostCharacters = 262_144;

/** Undefined for one that is too long to be kept. */
export function writeState(conversation: Conversation): string | undefined {
  const text = JSON.stringify(conversation);
  return text.length > mostCharacters ? undefined : text;
}

/** Undefined for a state that is damaged or that another version of the chatbot wrote. */
export function readState(text: string): Conversation | undefined {
  const state = parse(text);
  const pattern = newConversation();
  const isOurs =
    fits(state, pattern) && state.version === pattern.version && fits(state.wishes, pattern.wishes);
  return isOurs ? state : undefined;
}

/**
 * One conversation out of two that went on from the same point at the same time: what the later message made of it,
 * with everything that was said and shown in the earlier one.
 */
export function joinConversations(earlier: Conversation, later: Conversation): Conversation {
  const latest = later.exchanges.slice(-1);
  return {
    ...later,
    exchanges: [...earlier.exchanges, ...latest].slice(-mostExchanges),
    shown: unite(earlier.shown, later.shown),
    knownToModel: unite(earlier.knownToModel, later.knownToModel),
  };
}

function unite(one: readonly number[], other: readonly number[]): number[] {
  return [...new Set([...one, ...other])];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Parsing is the only way to find out, and it tells by throwing.
    return undefined;
  }
}

/** Whether a value has every field of the pattern, each of the pattern's kind; where the pattern has null, of any. */
function fits<Pattern extends object>(value: unknown, pattern: Pattern): value is Pattern {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(pattern).every(
    ([name, sample]) => fields.has(name) && (sample === null || kindOf(fields.get(name)) === kindOf(sample)),
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
