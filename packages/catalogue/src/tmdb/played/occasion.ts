import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Random } from '../../embedded/artwork/random.ts';
import type { PlayedAnswer } from './played-answers.ts';

/** One call that a fault may strike. */
export interface Occasion {
  request: IncomingMessage;
  response: ServerResponse;
  path: string;
  /** What a TMDB in good health would say. */
  answer: PlayedAnswer;
  sendFair: () => void;
  random: Random;
  /** Aborts when the answer is complete or the caller has hung up. */
  gone: AbortSignal;
}

export const jsonType = { 'content-type': 'application/json;charset=utf-8' };
