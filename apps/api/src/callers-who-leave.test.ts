import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import type { Asking } from '@kinora/catalogue/catalogue';
import { expect, test, vi } from 'vitest';
import { aCatalogue, aPage, aSite, buildTestApp, listen } from './test-app.ts';
import type { WebModule } from './web-host/web-app.ts';

const patience = { timeout: 10_000 };

/** A film database that answers nobody, and knows how many it is working for. */
function aSilentCatalogue() {
  const work = { begun: 0, underWay: 0 };
  const neverAnswer = (_id: number, { signal }: Asking = {}) =>
    new Promise<never>((_resolve, reject) => {
      work.begun += 1;
      work.underWay += 1;
      signal?.addEventListener('abort', () => {
        work.underWay -= 1;
        reject(signal.reason);
      });
    });
  return { work, catalogue: aCatalogue({ findMovie: neverAnswer }) };
}

/** A site whose page waits for the film database, as its own code does. */
function aSiteThatAsks() {
  const module: WebModule = {
    createWebApp:
      ({ callApi }) =>
      async (request) => {
        const { pathname } = new URL(request.url);
        const answer = await callApi(`api/tmdb${pathname}`, { signal: request.signal });
        return aPage(String(answer.status));
      },
  };
  return { ...aSite(async () => aPage()), module };
}

function aLog() {
  const logStream = new PassThrough();
  const lines: string[] = [];
  logStream.on('data', (line) => lines.push(String(line)));
  return { logStream, lines };
}

async function sendAndKeepWaiting(port: number, path: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: kinora.example\r\n\r\n`);
  return socket;
}

test.each(['/api/tmdb/movie/', '/movie/'])(
  '[R23] 500 callers of %s who hang up leave no work behind, and no error',
  async (path) => {
    const { work, catalogue } = aSilentCatalogue();
    const { logStream, lines } = aLog();
    const app = await buildTestApp({ catalogue, site: aSiteThatAsks(), logStream });
    const port = await listen(app);
    const callers = Array.from({ length: 500 }, (_, id) => sendAndKeepWaiting(port, `${path}${id + 1}`));
    const sockets = await Promise.all(callers);
    // Pages wait for their turn, so not all of them need be under way.
    await vi.waitFor(() => expect(work.underWay).toBeGreaterThanOrEqual(50), patience);
    for (const socket of sockets) socket.destroy();
    await vi.waitFor(() => expect(work.underWay).toBe(0), patience);
    await app.close();
    expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
    expect(lines.filter((line) => line.includes('a page is broken'))).toEqual([]);
  },
  30_000,
);

test('[R23] [R15] of two callers one hangs up, and the other is answered by the same work', async () => {
  const slow = Promise.withResolvers<undefined>();
  const film = await aCatalogue().findMovie(11);
  const findMovie = vi.fn<() => Promise<typeof film>>(async () => {
    await slow.promise;
    return film;
  });
  const app = await buildTestApp({ catalogue: aCatalogue({ findMovie }) });
  const port = await listen(app);
  const leaver = await sendAndKeepWaiting(port, '/api/tmdb/movie/11');
  await vi.waitFor(() => expect(findMovie).toHaveBeenCalledTimes(1), patience);
  const stayer = fetch(`http://127.0.0.1:${port}/api/tmdb/movie/11`);
  leaver.destroy();
  slow.resolve(undefined);
  expect((await stayer).status).toBe(200);
  expect(findMovie).toHaveBeenCalledTimes(1);
  await app.close();
});

test('[R23] what the server asks itself is given up with the signal', async () => {
  const { work, catalogue } = aSilentCatalogue();
  const app = await buildTestApp({ catalogue });
  const visit = new AbortController();
  const answer = app.inject({ url: '/api/tmdb/movie/11', signal: visit.signal });
  await vi.waitFor(() => expect(work.underWay).toBe(1), patience);
  visit.abort();
  await expect(answer).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(work.underWay).toBe(0), patience);
});
