import { createServer } from 'node:net';

/** A port of this machine that nobody listens on at the moment. */
export function freePort() {
  const server = createServer();
  return new Promise((settle, refuse) => {
    server.once('error', refuse);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => settle(port));
    });
  });
}
