/** Reads a catalogue file: one film a line, as `film.ts` says. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Film, filmSchema } from './film.ts';

/** The file that ships with the product. */
export const shippedFilmsFile = fileURLToPath(new URL('../../films.ndjson', import.meta.url));

/** More than these would hide the first ones. */
const complaintsShown = 20;

interface ReadLine {
  film?: Film;
  complaints: string[];
}

function readLine(line: string): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { complaints: ['is not JSON'] };
  }
  const parsed = filmSchema.safeParse(value);
  if (parsed.success) return { film: parsed.data, complaints: [] };
  return {
    complaints: parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'film'}: ${message}`),
  };
}

/** The films of the text, sorted by id; blank lines are skipped. Throws one error that names every bad line. */
export function parseFilms(text: string, file: string): Film[] {
  const films = new Map<number, Film>();
  const complaints: string[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    const isTwice = read.film !== undefined && films.has(read.film.id);
    if (isTwice) read.complaints.push(`id: ${read.film?.id} is in the file twice`);
    complaints.push(...read.complaints.map((complaint) => `  line ${at + 1}: ${complaint}`));
    if (read.film) films.set(read.film.id, read.film);
  }
  if (films.size === 0 && complaints.length === 0) complaints.push('  it has no films');
  if (complaints.length === 0) return [...films.values()].sort((one, other) => one.id - other.id);

  const left = complaints.length - complaintsShown;
  const shown = complaints.slice(0, complaintsShown);
  if (left > 0) shown.push(`  and ${left} more`);
  throw new Error(`The catalogue file ${file} cannot be used:\n${shown.join('\n')}`);
}

/** The films of a file. Throws where it cannot be read or has a bad line. */
export function readFilms(file: string): Film[] {
  return parseFilms(readFileSync(file, 'utf8'), file);
}
