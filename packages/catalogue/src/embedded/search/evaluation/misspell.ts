/** Makes the slips that people make when they type. */
import { pick } from './random.ts';

const alphabet = 'abcdefghijklmnopqrstuvwxyz';
const longWord = /\p{L}{4,}/gu;

export const slips = ['insert', 'delete', 'substitute', 'transpose'] as const;
export type Slip = (typeof slips)[number];

/** The word with one slip in it; the result always differs from the word. */
function slipIn(word: string, slip: Slip, random: () => number): string {
  const letters = Array.from(word);
  const at = Math.floor(random() * letters.length);
  const letter = letters[at] ?? '';
  if (slip === 'insert') return letters.toSpliced(at, 0, pick(alphabet, random)).join('');
  if (slip === 'delete') return letters.toSpliced(at, 1).join('');
  if (slip === 'substitute') {
    const others = Array.from(alphabet).filter((other) => other !== letter.toLowerCase());
    return letters.toSpliced(at, 1, pick(others, random)).join('');
  }
  const places = letters.flatMap((one, place) => {
    const next = letters[place + 1];
    return next !== undefined && next.toLowerCase() !== one.toLowerCase() ? [place] : [];
  });
  if (places.length === 0) return slipIn(word, 'delete', random);
  const place = pick(places, random);
  return letters.toSpliced(place, 2, letters[place + 1] ?? '', letters[place] ?? '').join('');
}

/** The text with one edit in one of its words of four letters or more; undefined where it has no such word. */
export function misspell(text: string, slip: Slip, random: () => number): string | undefined {
  const words = [...text.matchAll(longWord)];
  if (words.length === 0) return undefined;
  const { 0: word, index } = pick(words, random);
  return text.slice(0, index) + slipIn(word, slip, random) + text.slice(index + word.length);
}
