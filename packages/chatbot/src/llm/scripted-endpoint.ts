/**
 * Test support: an OpenAI-compatible endpoint over real HTTP that does what a script says. `scripted/` has the scripts, from
 * one that follows its tools to those that lie, fail and dawdle.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ChatRequest, readChatRequest } from './scripted/chat-request.ts';
import type { Script } from './scripted/script.ts';
import { sendAnswer } from './scripted/send-answer.ts';

export interface ScriptedEndpoint {
  /** For `CHAT_LLM_BASE_URL`. */
  baseUrl: string;
  /** Everything that was received, oldest first. */
  requests: ReceivedRequest[];
  /** From the next request on. */
  follow: (script: Script) => void;
  stop: () => Promise<void>;
}

export interface ReceivedRequest extends ChatRequest {
  /** The header as it came. */
  authorization: string | undefined;
}

export interface ScriptedEndpointParts {
  /** 0, the default, is any free port. */
  port?: number;
  /** Requests that are kept; none in a process that runs for long. */
  keeps?: number;
}

export async function startScriptedEndpoint(
  first: Script,
  { port = 0, keeps = 10_000 }: ScriptedEndpointParts = {},
): Promise<ScriptedEndpoint> {
  const requests: ReceivedRequest[] = [];
  let script = first;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end();
      return;
    }
    const read = await readChatRequest(request);
    if (requests.length < keeps) requests.push({ ...read, authorization: request.headers.authorization });
    await sendAnswer(response, await script(read), read);
  }

  const server = createServer((request, response) => {
    // Who asked may be gone by now.
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port: taken } = server.address() as AddressInfo;

  return {
    baseUrl: `http://127.0.0.1:${taken}/v1`,
    requests,
    follow(next) {
      script = next;
    },
    stop() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}
