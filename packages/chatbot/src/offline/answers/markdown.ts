/** Catalogue text in a reply: a film called `[x](javascript:alert(1))` is that text and nothing else. */
import type { ChatFilm } from '../../chat-film.ts';

// What markdown reads as a mark inside a line, entities and HTML among it.
const marks = /[\\`*_[\]<>~|#]|&(?=#?\w+;)/gu;
// Signs that end a line or turn the direction of writing.
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
/** An address in a text would be made a link by some readers of markdown. */
const schemes = /:(?=\/\/)|(?<=\bwww)\./giu;

/** One line of text that markdown shows as it is. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(controls, ' ')
    .replace(schemes, ' ')
    .replace(marks, String.raw`\$&`)
    .trim();
}

/** 'Heat (1995)', as plain text. */
export function titleOf({ title, year }: ChatFilm): string {
  return year === null ? title : `${title} (${year})`;
}

/** `[Heat (1995)](/movie/949)` */
export function linkFilm(film: ChatFilm): string {
  return `[${escapeMarkdown(titleOf(film))}](/movie/${film.tmdbId})`;
}

const longestWritten = 60;

/** What a visitor wrote as a title, without anything that could be markup. */
export function quoteWritten(written: string): string {
  const plain = written
    .replace(/[^\p{L}\p{M}\p{N}\s.,:;'’?-]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const cut = plain.length > longestWritten ? `${plain.slice(0, longestWritten - 1).trimEnd()}…` : plain;
  return escapeMarkdown(cut);
}
