/** One connection over which one request after the other is asked, with as little work as can be. */
import { connect, type Socket } from 'node:net';

export class KeepAliveConnection {
  readonly #socket: Socket;
  #answered: (isGood: boolean) => void = () => undefined;
  /** Bytes of the answer under way that came, and that there will be; -1 before its head came. */
  #read = 0;
  #expected = -1;
  #isGood = false;

  static open(port: number): Promise<KeepAliveConnection> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    return new Promise((opened, failed) => {
      socket.once('connect', () => opened(new KeepAliveConnection(socket)));
      socket.once('error', failed);
    });
  }

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('close', () => this.#answered(false));
  }

  /** `answered` is called once: with whether the answer was a 200. */
  ask(path: string, answered: (isGood: boolean) => void): void {
    this.#answered = answered;
    this.#read = 0;
    this.#expected = -1;
    this.#socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`);
  }

  #take(chunk: Buffer): void {
    if (this.#expected === -1) this.#readHead(chunk.toString('latin1', 0, 1_000));
    this.#read += chunk.length;
    if (this.#read >= this.#expected) this.#answered(this.#isGood);
  }

  /** A head of some hundred bytes comes in one piece. */
  #readHead(head: string): void {
    const bodyBytes = /content-length: (\d+)/i.exec(head)?.[1] ?? '0';
    this.#isGood = head.startsWith('HTTP/1.1 200 ');
    this.#expected = head.indexOf('\r\n\r\n') + 4 + Number(bodyBytes);
  }
}
