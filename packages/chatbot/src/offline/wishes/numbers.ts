/** Numbers in words and digits. */

const small: ReadonlyMap<string, number> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
);
const tens: ReadonlyMap<string, number> = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, 20 + at * 10]),
);

export interface ReadNumber {
  value: number;
  /** How many words it took. */
  length: number;
}

/** '90', '7.5', 'ninety', 'twenty five', 'a hundred', 'a hundred and twenty', 'a couple of'; null where none begins here. */
export function readNumber(words: readonly string[], at: number): ReadNumber | null {
  const word = words[at] ?? '';
  if (/^\d{1,4}(?:\.\d{1,2})?$/u.test(word)) return { value: Number(word), length: 1 };
  const next = words[at + 1] ?? '';
  if ((word === 'a' || word === 'one') && next === 'hundred') return readHundreds(words, at + 2, 2);
  if (word === 'hundred') return readHundreds(words, at + 1, 1);
  if (word === 'a' && next === 'couple') return { value: 2, length: words[at + 2] === 'of' ? 3 : 2 };
  if (word === 'couple') return { value: 2, length: next === 'of' ? 2 : 1 };
  const ten = tens.get(word);
  if (ten !== undefined) {
    const one = small.get(next) ?? 0;
    return one > 0 && one < 10 ? { value: ten + one, length: 2 } : { value: ten, length: 1 };
  }
  const one = small.get(word);
  return one === undefined ? null : { value: one, length: 1 };
}

function readHundreds(words: readonly string[], at: number, length: number): ReadNumber {
  const skipped = words[at] === 'and' ? 1 : 0;
  const rest = readNumber(words, at + skipped);
  if (rest === null || rest.value >= 100) return { value: 100, length };
  return { value: 100 + rest.value, length: length + skipped + rest.length };
}
