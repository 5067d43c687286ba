/** A server for tests: answers every call as told, and remembers what was asked. */
import { createCall, type Call } from '../../client/call.ts';

interface AnsweringServer {
  call: Call;
  /** `POST api/user/likes {"tmdb_id":11}` */
  asked: string[];
}

/** Without a status it answers 200. A body that is a text is sent as it is. */
export function answeringServer(answer: { status?: number; body?: unknown }): AnsweringServer {
  const asked: string[] = [];
  const call = createCall(
    async (path, { method = 'GET', body }) => {
      asked.push([method, path, body].filter(Boolean).join(' '));
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
      return new Response(text, { status: answer.status ?? 200 });
    },
    () => undefined,
  );
  return { call, asked };
}
