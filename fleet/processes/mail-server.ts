/** A mail server that keeps what it is given, for those who must follow a link. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** The newest mail to this address, as it was sent; undefined while there is none. */
  find(to: string): string | undefined;
  stop(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const newest = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      let source = '';
      stream.setEncoding('utf8').on('data', (text: string) => {
        source += text;
      });
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) newest.set(address, source);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // It listens on a port, not on a pipe.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    find: (to) => newest.get(to),
    stop: () => new Promise((settle) => server.close(() => settle())),
  };
}
