/** One slip as fingers make it: two letters changed round, one left out, one twice, or the key beside it. */
import type { Chance } from './chance.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export function slip(chance: Chance, text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)].map(({ index }) => index);
  if (letters.length === 0) return text;
  const at = chance.pick(letters);
  const before = text.slice(0, at);
  const letter = text[at] ?? '';
  const after = text.slice(at + 1);
  const kind = chance.pick(['swap', 'drop', 'double', 'beside'] as const);
  const next = after[0] ?? '';
  if (kind === 'swap' && /\p{L}/u.test(next) && next !== letter)
    return `${before}${next}${letter}${after.slice(1)}`;
  if (kind === 'drop') return before + after;
  if (kind === 'double') return `${before}${letter}${letter}${after}`;
  return before + keyBeside(chance, letter) + after;
}

function keyBeside(chance: Chance, letter: string): string {
  const row = rows.find((keys) => keys.includes(letter));
  if (!row) return letter + letter;
  const at = row.indexOf(letter);
  return chance.pick([row[at - 1], row[at + 1]].filter((key) => key !== undefined));
}
