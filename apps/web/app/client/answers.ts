/** What every reader of an answer needs: nothing that comes over the wire is believed before it was looked at. */
import { CallError } from './call.ts';

export function isObject(answer: unknown): answer is Record<string, unknown> {
  return typeof answer === 'object' && answer !== null;
}

/** To be thrown where an answer does not have the promised shape. */
export function unexpectedAnswer(): CallError {
  return new CallError(502, 'The server answered something unexpected');
}
