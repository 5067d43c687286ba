/** Hosts that give back whatever they are sent, secrets and all, for the test that none of it comes out of the site. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface EchoHosts {
  /** TMDB, a model and an OpenID provider in one: `http://127.0.0.1:…`. */
  http: string;
  /** A mail server that refuses every login: `127.0.0.1:…`. */
  mail: string;
  /** Everything that was sent to them. */
  heard: string[];
  close(): void;
}

export async function startEchoHosts(): Promise<EchoHosts> {
  const heard: string[] = [];
  const http = createServer((request, response) => void echo(request, response, heard));
  const mail = createSocketServer((socket) => refuseLogin(socket, heard));
  const [httpPort, mailPort] = await Promise.all([portOf(http), portOf(mail)]);
  return {
    http: `http://127.0.0.1:${httpPort}`,
    mail: `127.0.0.1:${mailPort}`,
    heard,
    close: () => {
      http.close().closeAllConnections();
      mail.close();
    },
  };
}

async function echo(request: IncomingMessage, response: ServerResponse, heard: string[]): Promise<void> {
  const origin = `http://${request.headers.host}`;
  if (request.url === '/.well-known/openid-configuration') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(providerAt(origin)));
    return;
  }
  const told = `${request.method} ${request.url} ${request.rawHeaders.join(' ')} ${await text(request)}`;
  heard.push(told);
  const said = JSON.stringify({
    error: 'invalid_client',
    error_description: told,
    status_message: told,
    message: told,
  });
  response
    .writeHead(401, { 'content-type': 'application/json', 'x-echo': encodeURIComponent(told) })
    .end(said);
}

function providerAt(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
  };
}

function refuseLogin(socket: Socket, heard: string[]): void {
  socket.on('error', () => undefined);
  socket.write('220 echo\r\n');
  socket.on('data', (bytes) => {
    const line = String(bytes).trim();
    heard.push(line);
    if (/^EHLO/i.test(line)) socket.write('250-echo\r\n250 AUTH PLAIN LOGIN\r\n');
    else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write(`535 5.7.8 wrong: ${line}\r\n`);
  });
}

async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port; // it listens on a port, not on a pipe
}
