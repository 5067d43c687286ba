import type { Span } from '../../reading/message-words.ts';

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}
