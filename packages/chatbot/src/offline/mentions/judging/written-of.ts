/** A part of a message as it was written. */
import type { MessageWord, Span } from '../../reading/message-words.ts';

/** Marks that stand before a title's first word belong to the sentence. */
export function writtenOf(words: readonly MessageWord[], { from, to }: Span): string {
  let written = '';
  let end: number | undefined;
  for (const { text, start, end: wordEnd, marks = '' } of words.slice(from, to)) {
    // One piece of a message may read as several words.
    if (start === words[from]?.start && end !== undefined && start < end) continue;
    if (end !== undefined && start < end) continue;
    const gap = start - (end ?? start) - marks.length;
    if (end !== undefined) written += `${marks}${gap > 0 ? ' ' : ''}`;
    written += text;
    end = wordEnd;
  }
  return written;
}
