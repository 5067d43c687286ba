/** A server that all the test files of a run share, and that starts when the first of them asks at its door. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SharedServer {
  url: string;
  stop: () => Promise<void>;
}

export interface Door {
  /** Answers with the server's address, or with 404 where there is no such server to be had. */
  url: string;
  /** Ends the server too. */
  close: () => Promise<void>;
}

export async function openDoor(start: () => Promise<SharedServer | undefined>): Promise<Door> {
  let starting: Promise<SharedServer | undefined> | undefined;
  const door = createServer(async (_request, response) => {
    starting ??= start();
    try {
      const server = await starting;
      response.writeHead(server ? 200 : 404).end(server?.url);
    } catch (thrown) {
      response.writeHead(500).end(String(thrown));
    }
  });
  await new Promise<void>((settle) => door.listen(0, '127.0.0.1', settle));
  return {
    // It listens on a port, not on a pipe.
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}/`,
    async close() {
      door.close();
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}
