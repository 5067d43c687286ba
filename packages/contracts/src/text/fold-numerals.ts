/** Numbers in words and in Roman numerals, written as digits: 'rocky ii', 'rocky two' and 'rocky 2' become one. */

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

const values = new Map<string, number>([
  ...small.map((word, value): [string, number] => [word, value]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);
const ordinalDigits = new Map(ordinals.map((word, index) => [word, withSuffix(index + 1)]));

const roman = /^(?=[ivx])(x{0,3})(ix|iv|v?i{0,3})$/u;
const romanValues = new Map([
  ['i', 1],
  ['v', 5],
  ['x', 10],
]);

function withSuffix(value: number): string {
  return `${value}${['th', 'st', 'nd', 'rd'][value < 4 ? value : 0]}`;
}

function readRoman(word: string): number {
  const digits = Array.from(word, (letter) => romanValues.get(letter) ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

interface Reading {
  value: number;
  /** How many words the number takes. */
  length: number;
}

/** A number below one hundred: 'seven', 'twenty', 'twenty one'. */
function readBelowHundred(words: readonly string[], at: number): Reading | undefined {
  const value = values.get(words[at] ?? '');
  if (value === undefined) return undefined;
  const unit = values.get(words[at + 1] ?? '') ?? 0;
  if (value >= 20 && unit > 0 && unit < 10) return { value: value + unit, length: 2 };
  return { value, length: 1 };
}

/** A number in words up to 99,999: 'one hundred and one', 'twenty thousand'. */
function readNumber(words: readonly string[], at: number): Reading | undefined {
  const start = readBelowHundred(words, at);
  if (!start) return undefined;
  const next = at + start.length;
  if (words[next] === 'thousand') return { value: start.value * 1000, length: start.length + 1 };
  if (words[next] !== 'hundred') return start;
  const skipped = words[next + 1] === 'and' ? 2 : 1;
  const rest = readBelowHundred(words, next + skipped);
  if (!rest) return { value: start.value * 100, length: start.length + 1 };
  return { value: start.value * 100 + rest.value, length: start.length + skipped + rest.length };
}

/**
 * The same words with numbers as digits. A Roman numeral counts only behind the first word ('I, Robot' and 'V for
 * Vendetta' stay); titles are kept in both forms, so a 'Malcolm 10' too many does no harm.
 */
export function foldNumerals(words: readonly string[]): string[] {
  const folded: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const number = readNumber(words, at);
    if (number) {
      folded.push(String(number.value));
      at += number.length - 1;
    } else if (at > 0 && roman.test(word)) {
      folded.push(String(readRoman(word)));
    } else {
      folded.push(ordinalDigits.get(word) ?? word);
    }
  }
  return folded;
}
