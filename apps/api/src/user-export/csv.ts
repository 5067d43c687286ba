/** A table as CSV (RFC 4180), safe to open in a spreadsheet program: no cell is taken for a formula. */

/** What a program takes for the beginning of a formula; the wide forms count where Japanese is written. */
const formulaSigns = new Set(['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']);

/** Behind one of these a program that reads `;` for `,` begins another cell. */
const separators = new Set([';', '\t', '\r', '\n']);

/** What programs skip in front of a formula. */
const skipped = /[\s"'\uFEFF]/;

/** Without a byte order mark Excel takes the bytes for the language of its machine. */
const byteOrderMark = '\uFEFF';

export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}

/** A number stands as it is: those here are none that a sign could begin. */
function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell);
  return `"${defuse(cell.toWellFormed()).replaceAll('"', '""')}"`;
}

/** The text with an apostrophe before every sign at which a formula could begin. */
function defuse(text: string): string {
  let written = '';
  let isBeginning = true;
  for (const sign of text) {
    if (isBeginning && formulaSigns.has(sign)) written += "'";
    written += sign;
    isBeginning = separators.has(sign) || (isBeginning && skipped.test(sign));
  }
  return written;
}
