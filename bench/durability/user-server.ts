/** A server with signed-in users in a process of its own, on either engine. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { resolve } from 'node:path';
import { type EngineName, withEngine } from '../engine.ts';

export interface UserServer {
  base: string;
  tokens: string[];
  movieIds: number[];
  countLikes: () => Promise<number>;
}

/** Undefined where PostgreSQL cannot be had. */
export function withUserServer<Result>(
  engine: EngineName,
  users: number,
  work: (server: UserServer) => Promise<Result>,
): Promise<Result | undefined> {
  return withEngine(engine, (variables) => withServer(variables, users, work));
}

async function withServer<Result>(
  environment: Record<string, string>,
  users: number,
  work: (server: UserServer) => Promise<Result>,
): Promise<Result> {
  const program = resolve(import.meta.dirname, '../../apps/api/bench/serve-users.ts');
  const env = { ...process.env, DATABASE_URL: '', ...environment, USERS: String(users) };
  const child = fork(program, { env: withoutBlanks(env) });
  const nextMessage = async () => {
    const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    return message;
  };
  const told = await nextMessage();
  if (typeof told !== 'object' || told === null) throw new Error('The server ended before it listened.');
  try {
    return await work({
      // What the program promises to tell.
      ...(told as Pick<UserServer, 'base' | 'tokens' | 'movieIds'>),
      countLikes: async () => {
        child.send('count');
        return Number(await nextMessage());
      },
    });
  } finally {
    const exited = once(child, 'exit');
    child.disconnect();
    await exited;
  }
}

function withoutBlanks(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
}

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  token: string;
  body?: object;
}

/** The status of the answer. */
export function send(agent: Agent, { method, url, token, body }: Call): Promise<number> {
  const { promise, resolve: settle, reject } = Promise.withResolvers<number>();
  const sent = request(url, {
    agent,
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
  });
  sent.on('response', (answer) => {
    answer.resume().on('end', () => settle(answer.statusCode ?? 0));
  });
  sent.on('error', reject);
  sent.end(body && JSON.stringify(body));
  return promise;
}
