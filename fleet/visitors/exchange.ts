/** One request and its answer, over connections that the caller keeps. */
import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Question {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  body?: object;
  agent?: Agent;
  /** The address of this machine that the request comes from; all of 127.0.0.0/8 is. */
  from?: string;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Rejects where no whole answer came. */
export function exchange(
  url: string,
  { method = 'GET', path, headers, body, agent, from }: Question,
): Promise<Answer> {
  const content = body === undefined ? undefined : JSON.stringify(body);
  const { hostname, port } = new URL(url);
  return new Promise((settle, refuse) => {
    const sent = request({
      hostname,
      port,
      // As it is: an address of a test may be one that a URL would repair.
      path,
      method,
      headers: {
        ...(content !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(content),
        }),
        ...headers,
      },
      ...(agent && { agent }),
      ...(from !== undefined && { localAddress: from }),
      signal: AbortSignal.timeout(30_000),
    });
    sent.on('error', refuse);
    sent.on('response', (answer) => {
      text(answer).then(
        (received) => settle({ status: answer.statusCode ?? 0, headers: answer.headers, body: received }),
        refuse,
      );
    });
    sent.end(content);
  });
}
