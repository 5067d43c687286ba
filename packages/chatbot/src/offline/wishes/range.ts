/** Ranges of years, minutes and ratings. */
import type { Range } from '../../wishes.ts';

const noEnd: Range = { from: null, to: null };

function readEnd(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

/** '150..' is from 150 on; an end below zero is counted back from the present year. */
export function readRange(text: string): Range {
  const [from, to] = text.split('..');
  return { from: readEnd(from), to: readEnd(to) };
}

export function placeInTime({ from, to }: Range, thisYear: number): Range {
  const place = (end: number | null): number | null => (end !== null && end < 0 ? thisYear + end : end);
  return { from: place(from), to: place(to) };
}

/** What both ask for; the later one where that is nothing. */
export function intersect(earlier: Range, later: Range): Range {
  const froms = [earlier.from, later.from].filter((end) => end !== null);
  const tos = [earlier.to, later.to].filter((end) => end !== null);
  const from = froms.length === 0 ? null : Math.max(...froms);
  const to = tos.length === 0 ? null : Math.min(...tos);
  return from !== null && to !== null && from > to ? later : { from, to };
}

/** The shortest range that holds both. */
export function span(a: Range, b: Range): Range {
  const from = a.from === null || b.from === null ? null : Math.min(a.from, b.from);
  const to = a.to === null || b.to === null ? null : Math.max(a.to, b.to);
  return { from, to };
}

/**
 * What is left when a range is denied. Ends that are included stay included ('not over two hours' is up to two hours) but
 * for years, where 'not before 1990' is from 1990. What is denied in the middle leaves the side that more films are on.
 */
export function deny({ from, to }: Range, step: 0 | 1): Range {
  if (from === null && to === null) return noEnd;
  if (from === null) return { from: to === null ? null : to + step, to: null };
  return { from: null, to: from - step };
}
