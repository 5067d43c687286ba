/** Reads files in the RecZoo format: a person a line, the person's number and then the numbers of the films, between spaces. */
import { readFileSync } from 'node:fs';
import { ReczooFault } from './reczoo-fault.ts';

/** Numbers as the file gives them. */
export interface LikesOfPeople {
  /** In the order in which the file first names them. */
  people: Float64Array;
  /** By person, ascending and without repetitions; empty for who likes nothing. */
  films: Float64Array[];
}

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const tab = 0x09;
const zero = 0x30;
const nine = 0x39;

/** Lines of the same person add up. Throws a `ReczooFault` with the number of the line that is not as it should be. */
export function readReczooFile(file: string): LikesOfPeople {
  const bytes = readBytes(file);
  const byPerson = new Map<number, Float64Array>();
  let line = 1;
  let at = startOf(bytes);
  while (at < bytes.length) {
    let end = bytes.indexOf(newline, at);
    if (end < 0) end = bytes.length;
    const numbers = readNumbers(bytes.subarray(at, end), () => `${file}, line ${line}`);
    const person = numbers[0];
    if (person !== undefined) addFilms(byPerson, person, numbers.subarray(1));
    at = end + 1;
    line += 1;
  }
  return { people: Float64Array.from(byPerson.keys()), films: [...byPerson.values()] };
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    throw new ReczooFault(`${file} cannot be read: ${reason}`);
  }
}

/** Behind a byte order mark, where there is one. */
function startOf(bytes: Buffer): number {
  return bytes.length > 2 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** Digit by digit: as words of a string, millions of numbers would fill the memory several times over. */
function readNumbers(line: Uint8Array, where: () => string): Float64Array {
  const numbers = new Float64Array((line.length + 1) >> 1);
  let count = 0;
  let isInNumber = false;
  for (let at = 0; at < line.length; at += 1) {
    const byte = line[at]!;
    if (byte >= zero && byte <= nine) {
      if (!isInNumber) count += 1;
      isInNumber = true;
      numbers[count - 1] = numbers[count - 1]! * 10 + (byte - zero);
      if (numbers[count - 1]! > Number.MAX_SAFE_INTEGER) throw badWord(line, at, where());
      continue;
    }
    const isEnd = byte === carriageReturn && at === line.length - 1;
    if (byte !== space && byte !== tab && !isEnd) throw badWord(line, at, where());
    isInNumber = false;
  }
  return numbers.subarray(0, count);
}

function badWord(line: Uint8Array, at: number, where: string): ReczooFault {
  const before = Buffer.from(line.subarray(0, at)).toString();
  const after = Buffer.from(line.subarray(at, at + 20)).toString();
  const word = `${/\S*$/.exec(before)![0].slice(-20)}${/^\S*/.exec(after)![0]}`;
  return new ReczooFault(
    `${where}: "${word}" is not a whole number from 0 to ${Number.MAX_SAFE_INTEGER}. ` +
      "A line is a person's number and then the numbers of the films, between spaces.",
  );
}

function addFilms(byPerson: Map<number, Float64Array>, person: number, films: Float64Array): void {
  const earlier = byPerson.get(person) ?? new Float64Array();
  const all = new Float64Array(earlier.length + films.length);
  all.set(earlier);
  all.set(films, earlier.length);
  byPerson.set(person, withoutRepetitions(all.sort()));
}

function withoutRepetitions(sorted: Float64Array): Float64Array {
  return sorted.filter((film, at) => at === 0 || film !== sorted[at - 1]);
}
