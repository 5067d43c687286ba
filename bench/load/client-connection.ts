/** One connection over which one request after the other is asked, with as little work as can be. */
import { connect, type Socket } from 'node:net';
import type { AskedRequest } from './asked-request.ts';

export interface Answer {
  /** 0 where the connection broke. */
  status: number;
  hasRetryAfter: boolean;
}

/** Reads answers that say how long they are; the ones that are asked for here do. */
export class ClientConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #answered: ((answer: Answer) => void) | undefined;
  #head = '';
  /** Bytes of the body that are still to come; undefined while the head is not there. */
  #missing: number | undefined;
  #answer: Answer = { status: 0, hasRetryAfter: false };

  constructor(port: number) {
    this.#port = port;
  }

  /** Opens the connection where it is not open, like the first time. */
  ask(request: AskedRequest, answered: (answer: Answer) => void): void {
    this.#answered = answered;
    this.#head = '';
    this.#missing = undefined;
    this.#socket ??= this.#open();
    this.#socket.write(bytesOf(request));
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.on('data', (chunk: Buffer) => this.#take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
      this.#end({ status: 0, hasRetryAfter: false });
    });
    return socket;
  }

  #take(chunk: Buffer): void {
    let taken = chunk.length;
    if (this.#missing === undefined) {
      this.#head += chunk.toString('latin1');
      const end = this.#head.indexOf('\r\n\r\n');
      if (end === -1) return;
      taken = this.#head.length - end - 4;
      this.#readHead(this.#head.slice(0, end));
    }
    this.#missing = (this.#missing ?? 0) - taken;
    if (this.#missing <= 0) this.#end(this.#answer);
  }

  #readHead(head: string): void {
    const status = Number(head.slice(9, 12));
    this.#missing = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? '0');
    this.#answer = { status, hasRetryAfter: /retry-after: \d/i.test(head) };
    // The next request goes over a new connection.
    if (/connection: close/i.test(head)) this.#socket = undefined;
  }

  #end(answer: Answer): void {
    const answered = this.#answered;
    this.#answered = undefined;
    answered?.(answer);
  }
}

function bytesOf({ method, path, token, body, from }: AskedRequest): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1', 'accept-encoding: br'];
  if (token !== undefined) lines.push(`authorization: Bearer ${token}`);
  if (from !== undefined) lines.push(`x-forwarded-for: ${from}`);
  if (text !== '') lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(text)}`);
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
