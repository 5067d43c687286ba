/** Sends an answer in the shapes of `/v1/chat/completions`, at once or in pieces, or whatever else the script wants. */
import type { ServerResponse } from 'node:http';
import type { ChatRequest } from './chat-request.ts';
import type { ScriptedAnswer, ScriptedUsage } from './script.ts';

type Message = Extract<ScriptedAnswer, { kind: 'message' }>;

export async function sendAnswer(
  response: ServerResponse,
  answer: ScriptedAnswer,
  request: ChatRequest,
): Promise<void> {
  switch (answer.kind) {
    case 'silence':
      return;
    case 'raw':
      response
        .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        .end(answer.body);
      return;
    case 'reset':
      if (answer.after !== '') {
        response.writeHead(200, { 'content-type': 'application/json' });
        await new Promise((resolve) => response.write(answer.after, resolve));
      }
      response.socket?.resetAndDestroy();
      return;
    case 'drip':
      drip(response, answer);
      return;
    case 'message':
      if (request.stream) stream(response, answer, request);
      else respond(response, answer, request);
  }
}

function drip(response: ServerResponse, { every, byte }: Extract<ScriptedAnswer, { kind: 'drip' }>): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(byte), every);
  response.on('close', () => clearInterval(timer));
}

function respond(response: ServerResponse, answer: Message, request: ChatRequest): void {
  const message = { role: 'assistant', content: answer.content ?? null, ...callsOf(answer) };
  const body = {
    ...frame(request, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finishOf(answer) }],
    ...usageOf(answer, request),
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function stream(response: ServerResponse, answer: Message, request: ChatRequest): void {
  const send = (choice: object, rest: object = {}) =>
    response.write(
      `data: ${JSON.stringify({ ...frame(request, 'chat.completion.chunk'), choices: [choice], ...rest })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const word of answer.content?.split(/(?<= )/u) ?? [])
    send({ index: 0, delta: { role: 'assistant', content: word } });
  const { tool_calls: calls } = callsOf(answer);
  if (calls) {
    const indexed = calls.map((one, index) => ({ index, ...one }));
    send({ index: 0, delta: { role: 'assistant', tool_calls: indexed } });
  }
  send({ index: 0, delta: {}, finish_reason: finishOf(answer) }, usageOf(answer, request));
  response.end('data: [DONE]\n\n');
}

const frame = ({ model }: ChatRequest, object: string) => ({ id: 'scripted', object, created: 0, model });

const finishOf = ({ finish, calls }: Message): string => finish ?? (calls ? 'tool_calls' : 'stop');

function callsOf({ calls }: Message) {
  if (!calls) return {};
  return {
    tool_calls: calls.map(({ name, arguments: given }) => ({
      id: `call_${Math.random().toString(36).slice(2, 11)}`,
      type: 'function',
      function: { name, arguments: typeof given === 'string' ? given : JSON.stringify(given) },
    })),
  };
}

function usageOf(answer: Message, { body }: ChatRequest): { usage?: ScriptedUsage } {
  if (answer.usage === null) return {};
  if (answer.usage) return { usage: answer.usage };
  const prompt = Math.ceil(body.length / 4);
  const completion = Math.ceil(JSON.stringify(answer).length / 4);
  return {
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  };
}
