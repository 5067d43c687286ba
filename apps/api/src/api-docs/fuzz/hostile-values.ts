/** What nobody means well with. */
import * as fc from 'fast-check';

/** Texts that have broken something somewhere. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\t',
    '\0',
    '\r\nX-Evil: 1',
    '0',
    '-1',
    '+1',
    '01',
    '1.5',
    '1e3',
    '0x10',
    '9'.repeat(15),
    '9'.repeat(16),
    '9'.repeat(400),
    'NaN',
    'null',
    'true',
    '[object Object]',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '..\\..',
    '//evil.example',
    'https://evil.example/',
    "' or 1=1 --",
    '%',
    '%00',
    '%2e%2e%2f',
    '<script>alert(1)</script>',
    '\u202Egnp.exe',
    '\u2028',
    '\uD800',
    '\uFFFF',
    'é'.normalize('NFD'),
    '🎬'.repeat(60),
    'a@a.a'.repeat(40),
    '@'.repeat(254),
    'x'.repeat(1_500),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 250 }),
);

/** A JSON value of any kind. */
export const anyValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], { length: 1 }),
);

/** What no JSON parser should be sent. */
export const brokenBody = fc.constantFrom(
  '{',
  '{"a":}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"tmdb_id":11,"tmdb_id":12}',
  '\uFEFF{}',
  'null',
  '"text"',
  'a=1&b=2',
  `${'['.repeat(7_000)}${']'.repeat(7_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{${Array.from({ length: 1_500 }, (_, number) => `"k${number}":1`).join(',')}}`,
  JSON.stringify('x'.repeat(20_000)),
  JSON.stringify({ message: 'x'.repeat(9_000) }),
);

export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom<Record<string, string>>(
    { accept: 'text/event-stream' },
    { accept: 'text/html;q=0.1, */*' },
    { 'accept-encoding': 'br;q=0, gzip;q=x, *;q=0.5' },
    { 'if-none-match': '*' },
    { 'if-none-match': '"a", W/"b"' },
    { range: 'bytes=0-1' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'x-forwarded-for': '1.2.3.4, evil' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-http-method-override': 'DELETE' },
    { cookie: '__Host-kinora_session=x; __proto__=1; =; a' },
    { 'x-request-id': '../../x' },
    { expect: '200-ok' },
  ),
);
