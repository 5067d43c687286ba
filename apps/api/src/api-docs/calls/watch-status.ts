import { watchStatusAnswers, watchStatusPath } from '@kinora/contracts/watch-status';
import {
  watchStatusEntry,
  watchStatusFields,
  watchStatusRemoved,
} from '@kinora/contracts/shapes/watch-status';
import { z } from 'zod';
import type { Subject } from '../api-call.ts';
import { answers } from './answers.ts';
import { keptStarWars } from './films.ts';
import { filmInPath } from './parameters.ts';

const entry = { ...keptStarWars, status: 'watched' };

export const watchStatus: Subject = {
  name: 'watch-status',
  title: 'Watch status',
  about: 'What a user has watched and wants to watch. A film has one status, the last one set.',
  calls: [
    {
      id: 'listWatchStatus',
      method: 'GET',
      path: `/${watchStatusPath}`,
      summary: 'Lists the films that have a status.',
      who: 'token',
      answers: [answers('Newest first.', z.array(watchStatusEntry), [entry])],
    },
    {
      id: 'setWatchStatus',
      method: 'POST',
      path: `/${watchStatusPath}`,
      summary: 'Sets the status of a film.',
      who: 'token',
      body: { shape: z.object(watchStatusFields), example: { tmdb_id: 11, status: 'watched' } },
      answers: [answers('The film with its status.', watchStatusEntry, entry)],
      failures: ['movie-not-found', 'list-full', 'catalogue-down', 'catalogue-slow'],
    },
    {
      id: 'removeWatchStatus',
      method: 'DELETE',
      path: `/${watchStatusPath}/{tmdb_id}`,
      summary: 'Takes the status of a film away.',
      who: 'token',
      parameters: [filmInPath],
      answers: [answers('The status is gone.', watchStatusRemoved, { message: watchStatusAnswers.removed })],
      failures: ['no-watch-status'],
    },
  ],
};
