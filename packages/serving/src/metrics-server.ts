/** The port that Prometheus asks; it is not the one that the site and its visitors reach. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';

export async function listenForMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (isAsked) void tellMetrics(registry, response);
    else say(response, 404, 'Ask for GET /metrics.\n');
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

async function tellMetrics(registry: Registry, response: ServerResponse): Promise<void> {
  try {
    const text = await registry.metrics();
    response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text);
  } catch {
    // Prometheus tells of it as a target that is down.
    say(response, 500, 'The metrics cannot be read.\n');
  }
}

function say(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
