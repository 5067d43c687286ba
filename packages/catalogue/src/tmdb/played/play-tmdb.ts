/** A server that plays TMDB over real HTTP, in any weather. It is for tests and for looking by hand. */
import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { createDrawnPictures } from '../../embedded/artwork/drawn-pictures.ts';
import type { Film } from '../../embedded/film.ts';
import { readFilms, shippedFilmsFile } from '../../embedded/read-films.ts';
import { createPlayedAnswers, tmdbRefusal, type PlayedAnswer } from './played-answers.ts';
import { createForecast, isShut, type Weather } from './weather.ts';

export interface PlayedCall {
  /** With `/3` before it. */
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  /** Milliseconds on a clock that never goes back. */
  at: number;
}

export interface PlayedTmdb {
  /** What stands before `/movie/popular`: an address that ends with `/3`. */
  url: string;
  /** What stands before `/w500/name`: an address that ends with `/t/p`. */
  imagesUrl: string;
  /** Every call below `/3`, the refused ones too, in the order of their coming; pictures are not among them. */
  calls: PlayedCall[];
  /** Calls below `/3` that are not yet answered to the end and whose callers have not hung up. */
  underWay(): number;
  /** The most that were under way at once since the start. */
  mostUnderWay(): number;
  /** Sockets that are open, in use or not. */
  openSockets(): number;
  /** Sockets that were ever opened. */
  socketsSeen(): number;
  /** Bytes that went into sockets, those that nobody read included. */
  bytesSent(): number;
  /** Holds from now on; fair weather ends with the first fault that fits. Resolves once it holds. */
  setWeather(weather: Weather): Promise<void>;
  stop(): Promise<void>;
}

export interface PlayedTmdbParts {
  /** The shipped films where there are none. */
  films?: readonly Film[];
  today?: () => Date;
  /** The only one that it lets in. */
  token?: string;
  /** The same seed gives the same faults to the same calls. */
  seed?: string;
  port?: number;
  /** Speaks HTTPS with these. */
  tls?: { key: string; cert: string };
}

export const playedToken = 'a-token-that-opens-the-played-tmdb';

const wrongKey = tmdbRefusal(401, 7, 'Invalid API key: You must be granted a valid key.');

export async function playTmdb(parts: PlayedTmdbParts = {}): Promise<PlayedTmdb> {
  const { films = readFilms(shippedFilmsFile), today = () => new Date(), token = playedToken } = parts;
  const findAnswer = createPlayedAnswers({ films, today });
  const findPicture = createDrawnPictures({ films });
  const forecast = createForecast(parts.seed ?? 'fair');
  const calls: PlayedCall[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  let socketsSeen = 0;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://played');
    if (pathname.startsWith('/t/p/')) return sendPicture(pathname, response);
    calls.push({
      path: pathname,
      query: searchParams.toString(),
      headers: request.headers,
      at: performance.now(),
    });
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    response.once('close', () => (underWay -= 1));
    void answerCall(request, response, pathname, searchParams);
  };

  async function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    query: URLSearchParams,
  ): Promise<void> {
    const isLetIn = request.headers.authorization === `Bearer ${token}`;
    const answer = isLetIn ? await findAnswer(path.replace(/^\/3(?=\/)/, ''), query) : wrongKey;
    await forecast.answer({ request, response, path, answer, sendFair: () => sendJson(response, answer) });
  }

  function sendPicture(path: string, response: ServerResponse): void {
    const [, size = '', name = ''] = /^\/t\/p\/(\w+)\/([\w.-]+)$/.exec(path) ?? [];
    const picture = findPicture.draw(size, name);
    if (!picture) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000' });
    response.end(picture.svg);
  }

  const server = parts.tls ? createHttpsServer(parts.tls, listener) : createHttpServer(listener);
  const sockets = new Set<Socket>();
  let bytesSent = 0;
  server.on('connection', (socket) => {
    socketsSeen += 1;
    sockets.add(socket);
    socket.once('close', () => {
      bytesSent += socket.bytesWritten;
      sockets.delete(socket);
    });
  });
  server.keepAliveTimeout = 60_000;

  async function open(port: number): Promise<number> {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
  }

  async function shut(): Promise<void> {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }

  const port = await open(parts.port ?? 0);
  const origin = `${parts.tls ? 'https' : 'http'}://127.0.0.1:${port}`;
  return {
    url: `${origin}/3`,
    imagesUrl: `${origin}/t/p`,
    calls,
    underWay: () => underWay,
    mostUnderWay: () => mostUnderWay,
    openSockets: () => sockets.size,
    socketsSeen: () => socketsSeen,
    bytesSent: () => [...sockets].reduce((sum, socket) => sum + socket.bytesWritten, bytesSent),
    async setWeather(weather) {
      forecast.change(weather);
      if (isShut(weather)) return shut();
      if (!server.listening) await open(port);
    },
    async stop() {
      forecast.change([]);
      await shut();
    },
  };
}

function sendJson(response: ServerResponse, { status, body }: PlayedAnswer): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json;charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}
