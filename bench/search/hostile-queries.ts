/** Queries that nobody types in good faith: none may take long. */

export const hostileQueries: readonly string[] = [
  'a',
  'the',
  'e',
  'the of and a in',
  'a'.repeat(200),
  'ab'.repeat(100),
  'a '.repeat(100),
  'the '.repeat(50),
  'star '.repeat(40),
  's t a r w a r s e p i s o d e',
  Array.from({ length: 100 }, (_, at) => String.fromCharCode(97 + (at % 26))).join(' '),
  Array.from({ length: 40 }, (_, at) => `wo${'abcdefghij'[at % 10]}d`).join(' '),
  "'".repeat(200),
  'i.'.repeat(100),
  '1,'.repeat(100),
  'one hundred and one hundred and one hundred and one',
  '人'.repeat(200),
  '\u0301'.repeat(200),
  '😀'.repeat(100),
  '1999 2000 2001 2002 2003',
];
