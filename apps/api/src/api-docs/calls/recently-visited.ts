import { recentlyVisited as limits } from '@kinora/contracts/limits';
import { recentlyVisitedAnswers, recentlyVisitedPath } from '@kinora/contracts/recently-visited';
import { filmFields, keptMovie } from '@kinora/contracts/shapes/kept-movie';
import { visitsCleared } from '@kinora/contracts/shapes/recently-visited';
import { z } from 'zod';
import type { Subject } from '../api-call.ts';
import { answers } from './answers.ts';
import { keptStarWars } from './films.ts';

export const recentlyVisited: Subject = {
  name: 'recently-visited',
  title: 'Recently visited',
  about: 'The films whose pages a user has opened.',
  calls: [
    {
      id: 'listVisits',
      method: 'GET',
      path: `/${recentlyVisitedPath}`,
      summary: 'Lists the films that the user visited.',
      who: 'token',
      answers: [
        answers(`Newest first, each film once, at most ${limits.kept}.`, z.array(keptMovie), [keptStarWars]),
      ],
    },
    {
      id: 'addVisit',
      method: 'POST',
      path: `/${recentlyVisitedPath}`,
      summary: 'Remembers a visit.',
      who: 'token',
      body: { shape: z.object(filmFields), example: { tmdb_id: 11 } },
      answers: [answers('The film.', keptMovie, keptStarWars)],
      failures: ['movie-not-found', 'catalogue-down', 'catalogue-slow'],
    },
    {
      id: 'clearVisits',
      method: 'DELETE',
      path: `/${recentlyVisitedPath}`,
      summary: 'Forgets every visit.',
      who: 'token',
      answers: [answers('Nothing is left.', visitsCleared, { message: recentlyVisitedAnswers.cleared })],
    },
  ],
};
