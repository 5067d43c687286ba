/** Parameters that several calls have. */
import { largestId, paging } from '@kinora/contracts/limits';
import { z } from 'zod';
import type { Parameter } from '../api-call.ts';

export const filmInPath: Parameter = {
  name: 'tmdb_id',
  in: 'path',
  shape: z.int().min(1).max(largestId),
  about: "TMDB's number of the film.",
  example: 11,
  isNeeded: true,
};

export const page: Parameter = {
  name: 'page',
  in: 'query',
  shape: z.int().min(paging.firstPage).max(paging.lastPage).default(paging.firstPage),
  about: `Which ${paging.pageSize} films.`,
  example: 1,
};
