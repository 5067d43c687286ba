/** The lists: of a film, of a film that was described, and of what a user keeps. */
import { Failure } from '@kinora/contracts/failure';
import { largestId, recommendations } from '@kinora/contracts/limits';
import { describedFilm, personalWish } from '@kinora/contracts/recommendations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { readInput } from './failures.ts';
import { listForUser } from './personal-list.ts';
import { answerFor, type ServedModel } from './served-model.ts';
import type { SimilarFilms } from './similar-films.ts';

export interface RecommendParts {
  /** What is served at the moment; nothing before the first model. */
  served: () => ServedModel | undefined;
  similarFilms: SimilarFilms;
}

const json = 'application/json; charset=utf-8';

/** A change in what an answer says of the same model: the validator of what is cached must change with it. */
const answerForm = 1;

const filmFault = { error: `tmdb_id must be one whole number from 1 to ${largestId}.` };
const lengthFault = { error: `top_n must be one whole number from 1 to ${recommendations.mostRequested}.` };

const listQuery = z.object({
  tmdb_id: z
    .string(filmFault)
    .regex(/^[1-9]\d{0,8}$/, filmFault)
    .transform(Number),
  top_n: z
    .string(lengthFault)
    .regex(/^[1-9]\d?$/, lengthFault)
    .transform(Number)
    .refine((number) => number <= recommendations.mostRequested, lengthFault)
    .default(recommendations.requested),
});

export function registerRecommend(app: FastifyInstance, { served, similarFilms }: RecommendParts): void {
  app.get('/recommend', async (request, reply) => {
    const { tmdb_id, top_n } = readInput(listQuery, request.query);
    const model = modelOf(served());
    const answer = answerFor(model, tmdb_id, top_n);
    if (answer === undefined) return sendPublic(reply, model, await similarFilms.ofFilm(tmdb_id, top_n));
    const etag = `"${answerForm}-${model.version}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) void reply.code(304);
    return sendPublic(reply, model, reply.statusCode === 304 ? '' : answer);
  });

  app.post('/recommend', async (request, reply) => {
    const { film, top_n } = readInput(describedFilm, request.body);
    const model = modelOf(served());
    return sendPrivate(reply, model, await similarFilms.ofDescribed(film, top_n));
  });

  app.post('/recommend/personal', async (request, reply) => {
    const wish = readInput(personalWish, request.body);
    const model = modelOf(served());
    return sendPrivate(reply, model, JSON.stringify(listForUser(model.model, wish)));
  });
}

function modelOf(model: ServedModel | undefined): ServedModel {
  if (model) return model;
  throw new Failure('recommendations-down', 'There is no model yet.');
}

function sendPublic(reply: FastifyReply, { version }: ServedModel, answer: string): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=300')
    .header('x-model-version', version)
    .type(json)
    .send(answer);
}

function sendPrivate(reply: FastifyReply, { version }: ServedModel, answer: string): FastifyReply {
  return reply.header('cache-control', 'no-store').header('x-model-version', version).type(json).send(answer);
}
