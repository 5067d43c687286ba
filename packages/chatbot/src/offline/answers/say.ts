/** Small joints of English. */

export function listWords(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

export function count(number: number, one: string, many: string): string {
  return number === 1 ? `one ${one}` : `${number} ${many}`;
}

/** The same for the same turn, another one for the next. */
export function vary<T>(variants: readonly [T, ...T[]], turn: number): T {
  return variants[turn % variants.length] ?? variants[0];
}
