/**
 * Requests as no browser sends them: those that two readers of HTTP could understand in two ways, and those that nobody
 * should take. `SMUGGLED` stands for a request that is hidden in another one, and `HOST` for a host's name.
 */

export interface RawCase {
  name: string;
  bytes: string;
  /**
   * `refused`: a status that says no, or the connection's end. `one`: that, or one answer to what was sent as a whole.
   */
  outcome: 'refused' | 'one';
}

const get = 'GET /api/tmdb/movie/11 HTTP/1.1\r\n';
const post = 'POST /api/chat/send HTTP/1.1\r\n';
const host = 'Host: HOST\r\n';
const json = 'Content-Type: application/json\r\n';
/** Ends a chunked body for a reader who reads one; all else is what a reader of lengths would take for the body. */
const endThenSmuggled = '0\r\n\r\nSMUGGLED';

function refused(name: string, bytes: string): RawCase {
  return { name, bytes, outcome: 'refused' };
}

function one(name: string, bytes: string): RawCase {
  return { name, bytes, outcome: 'one' };
}

/** A body with both kinds of length, the second of them spelled in this way. */
function twoLengths(name: string, transferEncoding: string): RawCase {
  return refused(
    `Content-Length and ${name}`,
    `${post}${host}${json}Content-Length: 5\r\n${transferEncoding}\r\n\r\n${endThenSmuggled}`,
  );
}

/** A coding that is none, without a length beside it. */
function coding(name: string, transferEncoding: string): RawCase {
  return refused(name, `${post}${host}${json}${transferEncoding}\r\n\r\n${endThenSmuggled}`);
}

function chunks(name: string, body: string): RawCase {
  return refused(name, `${post}${host}${json}Transfer-Encoding: chunked\r\n\r\n${body}`);
}

const lengths = [
  twoLengths('Transfer-Encoding', 'Transfer-Encoding: chunked'),
  twoLengths('transfer-encoding in small letters', 'transfer-encoding: chunked'),
  twoLengths('CHUNKED in capitals', 'Transfer-Encoding: CHUNKED'),
  twoLengths('a coding twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity'),
  twoLengths('a list of codings', 'Transfer-Encoding: identity, chunked'),
  twoLengths('a tab before the coding', 'Transfer-Encoding:\tchunked'),
  twoLengths('a space before the colon', 'Transfer-Encoding : chunked'),
  twoLengths('a coding on a folded line', 'Transfer-Encoding:\r\n chunked'),
  twoLengths('a vertical tab in the coding', 'Transfer-Encoding: \u000bchunked'),
  coding('chunked is not the last coding', 'Transfer-Encoding: chunked, identity'),
  coding('an unknown coding', 'Transfer-Encoding: xchunked'),
  coding('a coding in quotes', 'Transfer-Encoding: "chunked"'),
  coding('a coding with a NUL', 'Transfer-Encoding: chunked\0'),
  refused(
    'two lengths that differ',
    `${post}${host}${json}Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}SMUGGLED`,
  ),
  refused('two lengths in one', `${post}${host}${json}Content-Length: 2, 40\r\n\r\n{}SMUGGLED`),
  one('the same length twice', `${post}${host}${json}Content-Length: 2\r\nContent-Length: 2\r\n\r\n{}`),
  refused('a negative length', `${post}${host}${json}Content-Length: -1\r\n\r\n{}SMUGGLED`),
  refused('a length with a sign', `${post}${host}${json}Content-Length: +2\r\n\r\n{}SMUGGLED`),
  refused('a length in hexadecimal', `${post}${host}${json}Content-Length: 0x2\r\n\r\n{}SMUGGLED`),
  refused(
    'a length that is too large for a number',
    `${post}${host}${json}Content-Length: 99999999999999999999\r\n\r\n{}`,
  ),
  refused('a length with a word', `${post}${host}${json}Content-Length: two\r\n\r\n{}SMUGGLED`),
  refused(
    'a space before the colon of the length',
    `${post}${host}${json}Content-Length : 2\r\n\r\n{}SMUGGLED`,
  ),
];

const pieces = [
  one(
    'a chunk with an extension',
    `${post}${host}${json}Transfer-Encoding: chunked\r\n\r\n2;a=b\r\n{}\r\n0\r\n\r\n`,
  ),
  chunks('a chunk extension with a bare line feed', `2;a\n{}\r\n${endThenSmuggled}`),
  chunks('a chunk size in no number', `zz\r\n{}\r\n${endThenSmuggled}`),
  chunks('a negative chunk size', `-2\r\n{}\r\n${endThenSmuggled}`),
  chunks('a chunk size with 0x', `0x2\r\n{}\r\n${endThenSmuggled}`),
  chunks('a chunk size that is too large for a number', `fffffffffffffffff\r\n{}\r\n${endThenSmuggled}`),
  chunks('a chunk that is longer than it says', `1\r\n{}\r\n${endThenSmuggled}`),
  chunks('a chunk size with a bare line feed', `2\n{}\r\n${endThenSmuggled}`),
  one(
    'a trailer that would be a header',
    `${post}${host}${json}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nContent-Length: 40\r\n\r\n`,
  ),
];

const lines = [
  one('a header on a folded line', `${get}${host}X-A: b\r\n c\r\n\r\n`),
  refused('a space before the first header', `${get} X-A: b\r\n${host}\r\n`),
  refused('a space before a colon', `${get}${host}X-A : b\r\n\r\n`),
  one('a header without a colon', `${get}${host}nothing\r\n\r\n`),
  refused('a header without a name', `${get}${host}: b\r\n\r\n`),
  refused('a NUL in a header', `${get}${host}X-A: b\0c\r\n\r\n`),
  refused('a NUL in a name', `${get}${host}X-\0A: b\r\n\r\n`),
  one('a control character in a header', `${get}${host}X-A: b\u0001c\r\n\r\n`),
  refused('a bare carriage return in a header', `${get}${host}X-A: b\rX-C: d\r\n\r\n`),
  one('line feeds alone', `GET /api/tmdb/movie/11 HTTP/1.1\nHost: HOST\nConnection: close\n\n`),
  one('a line feed alone that ends a header', `${get}Host: HOST\nX-A: b\r\nConnection: close\r\n\r\n`),
  refused('no host', `${get}\r\n`),
  refused('two hosts', `${get}${host}Host: evil.example\r\n\r\n`),
];

const firstLines = [
  refused('TRACE', `TRACE / HTTP/1.1\r\n${host}\r\n`),
  refused('CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`),
  refused('no method', `/api/tmdb/movie/11 HTTP/1.1\r\n${host}\r\n`),
  refused('an unknown method', `SMUGGLE / HTTP/1.1\r\n${host}\r\n`),
  refused('a method with a NUL', `GE\0T / HTTP/1.1\r\n${host}\r\n`),
  refused('a NUL in the address', `GET /api/tmdb/movie/11\0 HTTP/1.1\r\n${host}\r\n`),
  refused('a space in the address', `GET /api/tmdb/movie/11 x HTTP/1.1\r\n${host}\r\n`),
  one('a version that is none', `GET / HTTP/9.9\r\n${host}\r\n`),
  refused('HTTP/0.9', 'GET /api/tmdb/movie/11\r\n\r\n'),
  refused('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u0004\0\0\0\0\0'),
  one(
    'an upgrade to HTTP/2',
    `${get}${host}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n`,
  ),
  one('an upgrade to a web socket', `${get}${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`),
  one('another host in the address', `GET http://evil.example/api/tmdb/movie/11 HTTP/1.1\r\n${host}\r\n`),
  one('another scheme in the address', `GET ftp://evil.example/ HTTP/1.1\r\n${host}\r\n`),
  refused('no slash before the address', `GET api/tmdb/movie/11 HTTP/1.1\r\n${host}\r\n`),
];

const sizes = [
  refused('headers of 20 kB', `${get}${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`),
  refused('headers of 200 kB', `${get}${host}${`X-A: ${'a'.repeat(2_000)}\r\n`.repeat(100)}\r\n`),
  refused('5,000 headers', `${get}${host}${'X-A: b\r\n'.repeat(5_000)}\r\n`),
  refused('an address of 64 kB', `GET /${'a'.repeat(65_536)} HTTP/1.1\r\n${host}\r\n`),
  refused('a method of 64 kB', `${'A'.repeat(65_536)} / HTTP/1.1\r\n${host}\r\n`),
  one(
    'a body with a request that is not asked for',
    `GET /api/tmdb/movie/11 HTTP/1.1\r\n${host}Content-Length: LENGTH\r\nConnection: close\r\n\r\nSMUGGLED`,
  ),
];

export const corpus: readonly RawCase[] = [...lengths, ...pieces, ...lines, ...firstLines, ...sizes];
