/** A server for tests that answers as it is told. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ScriptedServer {
  url: URL;
  /** What it does from now on. */
  follow(script: RequestListener): void;
  /** How often it was asked since it last began to follow a script. */
  asked(): number;
  stop(): Promise<void>;
}

export async function startScriptedServer(): Promise<ScriptedServer> {
  const server = createServer();
  let follow: RequestListener = sayJson({});
  let asked = 0;
  server.on('request', (request, response) => {
    asked += 1;
    follow(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    url: new URL(`http://127.0.0.1:${port}/films`),
    follow(script) {
      follow = script;
      asked = 0;
    },
    asked: () => asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function sayJson(body: unknown, status = 200, headers: Record<string, string> = {}): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json;charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  };
}
