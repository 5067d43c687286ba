import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, Agent } from 'node:http';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';

/** A process of its own that listens and answers `/slow` after 500 ms. */
const program = `
  import { aChatbot, aPage, aSite, buildTestApp, listen } from ${JSON.stringify(`${import.meta.dirname}/test-app.ts`)};
  import { closeOnSignals } from '@kinora/serving/close-on-signals';
  import { watchStrayErrors } from '@kinora/serving/stray-errors';
  import { drain } from ${JSON.stringify(`${import.meta.dirname}/http/health.routes.ts`)};
  import { leaveCallers } from ${JSON.stringify(`${import.meta.dirname}/http/leave-callers.ts`)};
  const readiness = { isReady: true };
  const site = aSite(async ({ url }) => {
    console.log('asked');
    if (url.endsWith('/stray-promise')) Promise.reject(new Error('stray'));
    if (url.endsWith('/stray-throw')) setTimeout(() => { throw new Error('stray'); });
    await new Promise((resolve) => setTimeout(resolve, 500));
    return aPage('slow page');
  });
  const { reply } = aChatbot();
  const chatbot = aChatbot({ reply: async (turn) => {
    console.log('said');
    await new Promise((resolve) => setTimeout(resolve, 500));
    return reply(turn);
  }});
  const app = await buildTestApp({ readiness, site, chat: { chatbot } });
  watchStrayErrors(app.log);
  closeOnSignals({
    drain: () => drain(readiness),
    close: async () => {
      await leaveCallers(app, readiness, 1_000);
      await app.close();
    },
    cut: () => app.server.closeAllConnections(),
    drainFor: Number(process.argv[1]),
    cutAfter: 2_000,
  });
  console.log(await listen(app));
`;

let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

async function startProcess(drainFor: number) {
  child = spawn('node', ['--input-type=module', '-e', program, String(drainFor)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines = createInterface(child.stdout!)[Symbol.asyncIterator](); // stdout is a pipe
  const nextLine = async (): Promise<string> => (await lines.next()).value ?? '';
  const port = Number(await nextLine());
  return { process: child, port, nextLine, exited: once(child, 'exit') };
}

function get(
  port: number,
  path: string,
  agent?: Agent,
): Promise<{ status: number; connection: string | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, ...(agent && { agent }) }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, text });
    });
    sent.on('error', reject).end();
  });
}

function isRefused(port: number): Promise<boolean> {
  return new Promise((settle) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      settle(false);
    });
    socket.on('error', () => settle(true));
  });
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s lets the request under way finish and ends with 0',
  async (signal) => {
    const { process, port, nextLine, exited } = await startProcess(0);
    const answer = get(port, '/');
    expect(await nextLine()).toBe('asked');
    process.kill(signal);
    process.kill(signal);
    const end = { status: 200, connection: 'close', text: expect.stringContaining('slow page') };
    expect(await answer).toMatchObject(end);
    expect(await exited).toEqual([0, null]);
  },
);

test('readiness turns red at once while requests are still taken, and an idle connection does not hold the end up', async () => {
  const { process, port, exited } = await startProcess(1_000);
  const agent = new Agent({ keepAlive: true });
  expect((await get(port, '/readyz', agent)).status).toBe(200);
  process.kill('SIGTERM');
  await expect.poll(async () => (await get(port, '/readyz', agent)).status).toBe(503);
  expect((await get(port, '/livez', agent)).status).toBe(200);
  expect(await exited).toEqual([0, null]);
  agent.destroy();
});

test('[R21] a connection that is kept is used to the end, and told of it once no new one is taken', async () => {
  const { process, port, exited } = await startProcess(500);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => get(port, '/livez', agent);
  expect((await ask()).connection).toBe('keep-alive');
  process.kill('SIGTERM');
  await expect.poll(async () => (await get(port, '/readyz', agent)).status).toBe(503);
  expect((await ask()).connection).toBe('keep-alive');
  await expect.poll(() => isRefused(port), { interval: 10 }).toBe(true);
  expect(await ask()).toMatchObject({ status: 200, connection: 'close' });
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect(await exited).toEqual([0, null]);
  agent.destroy();
});

test('[R21] a crowd that waits at the door when the end begins is let in and answered', async () => {
  const { process, port, exited } = await startProcess(0);
  // The system takes their connections in while the process is held; it finds them together with the signal.
  process.kill('SIGSTOP');
  const crowd = Array.from({ length: 60 }, () => get(port, '/livez'));
  const waiting = connect(port, '127.0.0.1');
  await once(waiting, 'connect');
  waiting.destroy();
  process.kill('SIGTERM');
  process.kill('SIGCONT');
  const answers = await Promise.all(crowd);
  expect(answers.map(({ status }) => status)).toEqual(crowd.map(() => 200));
  expect(await exited).toEqual([0, null]);
});

test('[R21] an answer that is on its way in pieces is told to its end', async () => {
  const { process, port, nextLine, exited } = await startProcess(0);
  const answer = await fetch(`http://127.0.0.1:${port}/api/chat/send`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'Hello' }),
  });
  expect(await nextLine()).toBe('said');
  process.kill('SIGTERM');
  const events = await answer.text();
  expect(events).toContain('thinking');
  expect(events).toMatch(/^event: done$/m);
  expect(await exited).toEqual([0, null]);
});

test('[R21] somebody who never finishes a request does not hold the end up', async () => {
  const { process, port, exited } = await startProcess(0);
  const socket = connect(port, '127.0.0.1');
  const gone = once(socket, 'close');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nhost: kinora.example\r\n');
  // Its first part has arrived by the time that a later request is answered.
  expect((await get(port, '/livez')).status).toBe(200);
  process.kill('SIGTERM');
  await gone;
  expect(await exited).toEqual([0, null]);
});

test('the process ends when the command that started it is gone', async () => {
  const { process, exited } = await startProcess(0);
  process.disconnect();
  expect(await exited).toEqual([0, null]);
});

test('a promise that failed unseen leaves the process and its requests alone', async () => {
  const { port } = await startProcess(0);
  expect((await get(port, '/stray-promise')).status).toBe(200);
  expect((await get(port, '/livez')).status).toBe(200);
});

test('an error that nothing caught ends the process with 1, after the requests under way', async () => {
  const { port, exited } = await startProcess(0);
  expect((await get(port, '/stray-throw')).status).toBe(200);
  expect(await exited).toEqual([1, null]);
});
