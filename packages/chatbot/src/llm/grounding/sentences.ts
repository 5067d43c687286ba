/** A text cut into sentences that remember where they stood. */
export interface Sentence {
  /** Offsets in UTF-16 units; the end is behind its last mark. */
  start: number;
  end: number;
}

const ending = /[.!?…。！？]+["'’”»)\]*_]*(?=\s|$)|[。！？]|\n+/gu;

export function cutSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const { 0: marks, index } of text.matchAll(ending)) {
    sentences.push({ start, end: index + marks.length });
    start = index + marks.length;
  }
  if (start < text.length) sentences.push({ start, end: text.length });
  return sentences;
}
