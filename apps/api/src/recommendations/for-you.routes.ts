import { forYouPath } from '@kinora/contracts/recommendations-paths';
import type { FastifyInstance } from 'fastify';
import { askerOf } from '../http/signed-in.ts';
import type { FindForYou } from './for-you.ts';

export function registerForYou(calls: FastifyInstance, findForYou: FindForYou): void {
  calls.get(`/${forYouPath}`, async (request) => findForYou(askerOf(request).user.uid));
}
