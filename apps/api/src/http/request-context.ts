/** Which request is being worked for, so that every line of the log can say so. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const current = new AsyncLocalStorage<string>();

export function currentRequestId(): string | undefined {
  return current.getStore();
}

export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
  // The parts of a body arrive outside of what the first hook began.
  app.addHook('preValidation', (request, _reply, done) => current.run(request.id, done));
}

/** Logs of the whole process; a request's own log says whose it is by itself. */
const processLogs = new WeakSet<object>();

/** Lines of this log will say for which request they were written. */
export function nameRequestsIn(log: object): void {
  processLogs.add(log);
}

/** What pino adds to a line. */
export function requestOfLine(_line: object, _level: number, log: object): { requestId?: string } {
  const requestId = processLogs.has(log) ? current.getStore() : undefined;
  return requestId === undefined ? {} : { requestId };
}
