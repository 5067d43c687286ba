/** `POST /api/chat/send`: for everybody, signed in or not; as JSON or, where it is asked for, as a stream of events. */
import { Readable } from 'node:stream';
import type { ChatAnswer } from '@kinora/contracts/chat';
import { chatPath } from '@kinora/contracts/chat-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noteThrown } from '../http/answer-thrown.ts';
import { createCrowdLimit } from '@kinora/outbound/crowd-limit';
import { limits } from '../http/limits.ts';
import {
  acceptOnlyJson,
  refuseForeignPages,
  refuseOtherMethods,
  sendPrivately,
} from '../http/private-calls.ts';
import { recognisedAsker, recogniseSignedIn, type TokenReader } from '../http/signed-in.ts';
import { writeEvents } from './answer-events.ts';
import { type CountMessage, tooManyMessages } from './chat-limit.ts';
import { chatTexts } from './chat-texts.ts';
import type { FindCards } from './find-cards.ts';
import { readQuestion } from './read-question.ts';
import type { AskedTurn, TakeTurn } from './take-turn.ts';
import { withoutStorage } from './without-storage.ts';

export interface ChatRouteParts {
  identity: TokenReader;
  publicUrl: string;
  countMessage: CountMessage;
  takeTurn: TakeTurn;
  findCards: FindCards;
}

const url = `/${chatPath}`;
/** A model may take seconds for each. */
const mostAtOnce = 200;
const crowdWaits = 3_000;
/** The caller hung up before the answer was there; nobody reads this. */
const callerIsGone = 499;

const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Proxies that gather an answer before they pass it on are asked not to.
  'x-accel-buffering': 'no',
};

export async function registerChat(app: FastifyInstance, parts: ChatRouteParts): Promise<void> {
  const answer = createAnswers(parts);

  async function send(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const asked = await readTurn(request, reply, parts.countMessage);
    if (wantsEvents(request)) {
      const events = writeEvents({
        answer: () => answer(asked),
        describe: (thrown) => (asked.signal.aborted ? undefined : noteThrown(thrown, request)),
      });
      return reply.headers(eventHeaders).send(Readable.from(events));
    }
    try {
      return await answer(asked);
    } catch (thrown) {
      if (!asked.signal.aborted) throw thrown;
      return reply.code(callerIsGone).send();
    }
  }

  await app.register(async (scope) => {
    sendPrivately(scope);
    acceptOnlyJson(scope);
    refuseForeignPages(scope, parts.publicUrl);
    await scope.register(async (calls) => {
      recogniseSignedIn(calls, parts.identity);
      calls.route({ method: 'POST', url, bodyLimit: limits.messageBytes, handler: send });
    });
    refuseOtherMethods(scope, url, ['POST']);
  });
}

function createAnswers({ takeTurn, findCards }: ChatRouteParts) {
  const admit = createCrowdLimit(mostAtOnce, () => tooManyMessages(crowdWaits, () => chatTexts.crowded));

  return (asked: AskedTurn): Promise<ChatAnswer> =>
    admit(async () => {
      const { reply, conversationId } = await takeTurn(asked);
      const { message, suggestions, engine } = reply;
      return { message, conversationId, movies: await findCards(reply.picks), suggestions, engine };
    });
}

/** Rejects for what is no message and for one message too many. */
async function readTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  countMessage: CountMessage,
): Promise<AskedTurn> {
  const question = readQuestion(request.body);
  const userId = recognisedAsker(request)?.user.uid;
  const { log, ip: address } = request;
  await withoutStorage(log, 'count', {
    work: () => countMessage({ address, userId }),
    otherwise: undefined,
  });
  return { question, userId, log, signal: signalWhenGone(reply) };
}

function signalWhenGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.on('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/i.test(request.headers.accept ?? '');
}
