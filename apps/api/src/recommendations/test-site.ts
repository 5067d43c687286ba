/** For tests: a site over a recommendation service that plays as told. */
import type { Catalogue } from '@kinora/catalogue/catalogue';
import { recommendationsAnswer } from '@kinora/contracts/recommendations';
import { aCatalogue, buildTestApp } from '../test-app.ts';
import { createRecommender } from './recommender.ts';
import { openTestService, type Play } from './test-service.ts';

export const known = aCatalogue();

export async function openSite(play: Play, catalogue: Partial<Catalogue> = {}, now?: () => number) {
  const service = await openTestService(play);
  const app = await buildTestApp({
    recommender: createRecommender(service),
    catalogue: aCatalogue(catalogue),
    ...(now && { now }),
  });
  return { service, app, ask: (id: number | string) => app.inject(`/api/recommendations/${id}`) };
}

export function idsOf(answer: { json(): unknown }): number[] {
  return recommendationsAnswer.parse(answer.json()).recommendations.map(({ movie }) => movie.id);
}
