/** Sets of films by their numbers, a bit each: of twenty thousand films in two and a half kilobytes. */

export type FilmBits = Uint32Array;

const bitsOfWord = 32;
const allOfWord = 0xffff_ffff;

/** The films that pass. */
export function collectBits<T>(films: readonly T[], passes: (film: T, number: number) => boolean): FilmBits {
  const bits = new Uint32Array(Math.ceil(films.length / bitsOfWord));
  for (let number = 0; number < films.length; number += 1)
    if (passes(films[number]!, number)) bits[number >>> 5]! |= 1 << (number & 31);
  return bits;
}

/** What is in any of the sets, of `films` films. */
export function uniteBits(sets: readonly FilmBits[], films: number): FilmBits {
  const united = new Uint32Array(Math.ceil(films / bitsOfWord));
  for (const set of sets) for (let at = 0; at < united.length; at += 1) united[at]! |= set[at]!;
  return united;
}

export function hasBit(bits: FilmBits, number: number): boolean {
  return (bits[number >>> 5]! & (1 << (number & 31))) !== 0;
}

/** Adds up neighbouring bits, then pairs, then fours, then all bytes at once. */
function countOfWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

export function countBits(bits: FilmBits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += countOfWord(bits[at]!);
  return count;
}

/** The first number from there on that is not in the set; as large as there are films or larger where none is left. */
export function nextOutside(bits: FilmBits, from: number): number {
  let at = from >>> 5;
  if (at >= bits.length) return from;
  let open = ~bits[at]! & (allOfWord << (from & 31));
  while (open === 0) {
    at += 1;
    if (at === bits.length) return at * bitsOfWord;
    open = ~bits[at]!;
  }
  return at * bitsOfWord + bitsOfWord - 1 - Math.clz32(open & -open);
}

/** The numbers that are not in the set, rising. */
export function listOutside(bits: FilmBits, films: number): number[] {
  const numbers: number[] = [];
  for (let at = nextOutside(bits, 0); at < films; at = nextOutside(bits, at + 1)) numbers.push(at);
  return numbers;
}
