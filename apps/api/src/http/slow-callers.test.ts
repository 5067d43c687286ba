import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { aPage, aSite, buildTestApp, listen } from '../test-app.ts';
import { limits } from './limits.ts';
import { prepareBody } from './prepared-body.ts';

/** The limits of a server, in a twentieth of their time. */
const hasty = {
  ...limits,
  headersTimeout: 500,
  requestTimeout: 750,
  answerTimeout: 1_100,
  connectionsCheckedEvery: 250,
  keepAliveTimeoutOfVisitors: 1_000,
};

/** Far more than the kernel takes off a server's hands. */
const largeFile = prepareBody('image/png', Buffer.alloc(64_000_000));

const headers = 'host: x\r\nconnection: keep-alive\r\n';
const kinds: Record<string, { begin: string; goOn: string; reads: boolean }> = {
  'headers a byte at a time': { begin: `GET / HTTP/1.1\r\n${headers}x: `, goOn: 'y', reads: true },
  'a body a byte at a time': {
    begin: `POST /identity/login HTTP/1.1\r\n${headers}content-type: application/json\r\ncontent-length: 9000\r\n\r\n{`,
    goOn: ' ',
    reads: true,
  },
  'nothing at all': { begin: '', goOn: '', reads: true },
  'requests, and does not read': {
    begin: `GET /large.png HTTP/1.1\r\n${headers}\r\n`,
    goOn: '',
    reads: false,
  },
};

function attack(port: number, { begin, goOn, reads }: (typeof kinds)[string]): Promise<void> {
  return new Promise((over) => {
    const socket: Socket = connect(port, '127.0.0.1', () => {
      if (begin) socket.write(begin);
      if (reads) socket.resume();
    });
    const drip = goOn ? setInterval(() => socket.write(goOn), 100) : undefined;
    // A socket that does not read learns of its end when it next reads; it asks by writing.
    const ask = reads ? undefined : setInterval(() => socket.write('\r\n'), 250);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearInterval(ask);
      over();
    });
  });
}

test('[R20] three hundred slow callers of four kinds are cut off, and all others answered meanwhile', async () => {
  const files = new Map([['/large.png', largeFile]]);
  const app = await buildTestApp({ site: aSite(async () => aPage(), files), serverLimits: hasty });
  const port = await listen(app);
  let attackers = 0;
  const attacks = Object.values(kinds).flatMap((kind) =>
    Array.from({ length: kind.reads ? 95 : 15 }, async () => {
      attackers += 1;
      await attack(port, kind);
      attackers -= 1;
    }),
  );
  const areThere = () => attackers > 0;
  const statuses: number[] = [];
  const paths = ['/', '/livez', '/api/tmdb/movie/11', '/images/w500/poster-11.svg'];
  while (areThere()) {
    const answer = await fetch(`http://127.0.0.1:${port}${paths[statuses.length % paths.length]}`);
    await answer.arrayBuffer();
    statuses.push(answer.status);
  }
  await Promise.all(attacks);
  expect(attacks).toHaveLength(300);
  expect(statuses.length).toBeGreaterThan(10);
  expect(new Set(statuses)).toEqual(new Set([200]));
  app.server.closeAllConnections();
  await app.close();
});

test('[R20] who is told to have been too slow and does not hang up is hung up on', async () => {
  const app = await buildTestApp({ serverLimits: hasty });
  const socket = connect({ port: await listen(app), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  const countConnections = promisify(app.server.getConnections.bind(app.server));
  await expect.poll(() => countConnections(), { timeout: 20_000 }).toBe(0);
  await app.close();
});

test('[R20] the limits cut a slow caller off within thirty seconds', () => {
  const { headersTimeout, requestTimeout, answerTimeout, connectionsCheckedEvery } = limits;
  const { keepAliveTimeoutOfVisitors } = limits;
  const latest = Math.max(headersTimeout, requestTimeout, answerTimeout) + connectionsCheckedEvery;
  expect(Math.max(latest, keepAliveTimeoutOfVisitors)).toBeLessThanOrEqual(30_000);
});
