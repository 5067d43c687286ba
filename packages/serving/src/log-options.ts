import { tellError } from './told-error.ts';

/**
 * pino's options: a line of JSON each, with its level as a word and its time in UTC. Requests and answers are never
 * written whole, wherever a library would log one.
 */
export function logOptions(level: string) {
  return {
    level,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: (thrown: unknown) => tellError(thrown),
      req: (request: { method: string }) => ({ method: request.method }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
}
