import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { assert, asyncProperty, boolean, constantFrom, double, record } from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteEnvironment, siteFlags } from '../../../tools/node-flags.mjs';

let child: ChildProcess;
let site: { port: number; token: string };

beforeAll(async () => {
  child = fork(resolve(import.meta.dirname, 'input-limits.program.ts'), {
    execArgv: ['--expose-gc', ...siteFlags],
    env: { ...process.env, ...siteEnvironment },
  });
  [site] = await once(child, 'message');
});

afterAll(async () => {
  child.disconnect();
  await once(child, 'exit');
});

async function residentBytes(): Promise<number> {
  child.send('rss');
  const [bytes] = await once(child, 'message');
  return Number(bytes);
}

interface Sent {
  method: string;
  path: string;
  /** In one piece, or a chunk for each. */
  body?: Buffer[];
  isChunked?: boolean;
  header?: string;
}

/** The status of the answer, also where it comes before everything was sent. */
function statusOf({ method, path, body = [], isChunked = false, header = '' }: Sent): Promise<number> {
  const length = body.reduce((sum, piece) => sum + piece.length, 0);
  const framing = isChunked ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: kinora.example',
    'content-type: application/json',
    `authorization: Bearer ${site.token}`,
    ...(method === 'GET' ? [] : [framing]),
    ...(header === '' ? [] : [header]),
  ].join('\r\n');
  return new Promise((settle) => {
    let text = '';
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`${head}\r\n\r\n`);
      for (const piece of body) {
        if (isChunked) socket.write(`${piece.length.toString(16)}\r\n`);
        socket.write(piece);
        if (isChunked) socket.write('\r\n');
      }
      if (isChunked) socket.write('0\r\n\r\n');
    });
    socket.setEncoding('latin1').on('data', (some) => {
      text += some;
      // A caller that reads only once it has sent everything would read the same.
      if (socket.writableLength === 0 && text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('drain', () => text.includes('\r\n\r\n') && socket.destroy());
    // The server may hang up on what it does not want to hear to its end.
    socket.on('error', () => undefined);
    socket.on('close', () => settle(Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0)));
  });
}

const takers = [
  '/api/user/likes',
  '/api/user/playlists',
  '/api/chat/send',
  '/identity/login',
  '/identity/register',
];
const others = ['/', '/livez', '/api/tmdb/movie/11', '/api/nothing', '/images/w500/poster-11.svg'];

const json = (value: unknown) => [Buffer.from(JSON.stringify(value))];
const nested = (depth: number, [open, close]: [string, string]) => [
  Buffer.from(`{"message":${open.repeat(depth)}1${close.repeat(depth)}}`),
];

const keys = (count: number) =>
  json(Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1])));
const query = (count: number) => Array.from({ length: count }, (_, key) => `${key}=1`).join('&');

describe('a body', () => {
  test('[R8] of any size from a byte to ten megabytes is answered below 500, and takes no memory with it', async () => {
    // A share of 7 is ten megabytes.
    const size = double({ min: 0, max: 7, noNaN: true }).map((power) => Math.round(10 ** power));
    const sent = record({
      method: constantFrom('POST', 'PATCH', 'DELETE'),
      path: constantFrom(...takers, ...others),
      isChunked: boolean(),
      size,
      filler: constantFrom(' ', '[', '"', '{"a":', '\\', '\u0000'),
    });
    const property = asyncProperty(sent, async ({ filler, size: bytes, ...request }) => {
      const body = [Buffer.alloc(bytes, filler)];
      const status = await statusOf({ ...request, body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    });
    // What it takes at most is taken by the first of them.
    await assert(property, { numRuns: 30 });
    const before = await residentBytes();
    await assert(property, { numRuns: 60 });
    expect((await residentBytes()) - before).toBeLessThan(30_000_000);
  });

  test.each([
    ['/api/user/likes', 16_384],
    ['/api/chat/send', 8_192],
    ['/identity/login', 16_384],
  ])('[R8] above the limit is answered 413 by %s, of %i bytes not yet', async (path, most) => {
    for (const isChunked of [true, false]) {
      const over = { method: 'POST', path, isChunked, body: [Buffer.alloc(most + 1, ' ')] };
      expect(await statusOf(over)).toBe(413);
      expect(await statusOf({ ...over, body: [Buffer.alloc(10_000_000, ' ')] })).toBe(413);
      expect(await statusOf({ ...over, body: [Buffer.alloc(most, ' ')] })).toBe(400);
    }
  });

  test.each(takers)('[R8] nested deeper than 32 is answered 400 or 413 by %s', async (path) => {
    for (const [depth, expected] of [
      [32, 400],
      [1_000, 400],
      [3_000, 400],
      [10_000, 413],
    ] as const)
      for (const brackets of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as [string, string][]) {
        const body = nested(depth, brackets);
        const isTooLarge = (body[0]?.length ?? 0) > (path === '/api/chat/send' ? 8_192 : 16_384);
        expect(await statusOf({ method: 'POST', path, body })).toBe(isTooLarge ? 413 : expected);
      }
  });

  test.each([
    ['/api/user/playlists', { name: 'Saturday' }, 201],
    ['/identity/login', { email: 'nobody@kinora.example', password: 'row-nine' }, 401],
    ['/api/chat/send', { message: 'a western' }, 200],
  ])(
    '[R8] that is right for %s is refused for what stands 33 levels deep beside it',
    async (path, good, status) => {
      // The object around it is a level too.
      const beside = (depth: number) =>
        JSON.stringify(good).replace('{', `{"x":${'['.repeat(depth)}${']'.repeat(depth)},`);
      const send = (depth: number) => statusOf({ method: 'POST', path, body: [Buffer.from(beside(depth))] });
      expect([await send(31), await send(32)]).toEqual([status, 400]);
    },
  );

  test.each(takers)('[R8] with thousands of keys or places is answered 400 or 413 by %s', async (path) => {
    for (const body of [keys(500), json(Array.from({ length: 3_000 }, () => 1))])
      expect(await statusOf({ method: 'POST', path, body })).toBe(400);
    expect(await statusOf({ method: 'POST', path, body: keys(5_000) })).toBe(413);
  });
});

describe('an address', () => {
  test.each([
    '/',
    '/search/',
    '/api/tmdb/search/movie?query=',
    '/api/user/likes?x=',
    '/identity/',
    '/images/',
  ])(
    '[R8] that begins with %s is answered 414 above 4,096 characters, 431 above 16 kB, never as a fault of ours',
    async (start) => {
      const address = (length: number) => start.padEnd(length, 'x');
      expect(await statusOf({ method: 'GET', path: address(4_097) })).toBe(414);
      expect(await statusOf({ method: 'GET', path: address(15_000) })).toBe(414);
      for (const length of [17_000, 65_536, 1_000_000])
        expect(await statusOf({ method: 'GET', path: address(length) })).toBe(431);
      const short = await statusOf({ method: 'GET', path: address(4_096) });
      expect(short).toBeGreaterThanOrEqual(200);
      expect(short).toBeLessThan(500);
    },
  );

  test('[R8] with five thousand parameters is answered 431, with a thousand as if they were not there', async () => {
    expect(await statusOf({ method: 'GET', path: `/?${query(5_000)}` })).toBe(431);
    expect(await statusOf({ method: 'GET', path: `/?${query(600)}` })).toBe(200);
    expect(await statusOf({ method: 'GET', path: `/api/tmdb/movie/11?${query(600)}` })).toBeLessThan(500);
  });
});

describe('headers', () => {
  test('[R8] above 16 kB together are answered 431', async () => {
    for (const header of [
      `x: ${'x'.repeat(17_000)}`,
      Array.from({ length: 2_000 }, (_, key) => `x-${key}: 1`).join('\r\n'),
      `cookie: ${'a=b; '.repeat(5_000)}`,
    ])
      expect(await statusOf({ method: 'GET', path: '/', header })).toBe(431);
  });

  test('[R8] [R60] of the largest size that is let in harm nobody who reads them', async () => {
    for (const name of [
      'accept',
      'accept-encoding',
      'cookie',
      'if-none-match',
      'x-request-id',
      'origin',
      'range',
    ])
      for (const filler of [',', '"', '=;', ' ', 'br;q=0.', 'W/"'])
        expect(
          await statusOf({
            method: 'GET',
            path: '/',
            header: `${name}: ${filler.repeat(14_000 / filler.length)}`,
          }),
        ).toBeLessThan(500);
  });
});
