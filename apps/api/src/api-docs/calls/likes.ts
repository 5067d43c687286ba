import { likesAnswers, likesPath } from '@kinora/contracts/likes';
import { filmFields } from '@kinora/contracts/shapes/kept-movie';
import { likedMovie, likeMade, likeRemoved } from '@kinora/contracts/shapes/likes';
import { z } from 'zod';
import type { Subject } from '../api-call.ts';
import { answers, makes } from './answers.ts';
import { keptStarWars } from './films.ts';
import { filmInPath } from './parameters.ts';

/** Ids of the site are random numbers of up to fifteen digits. */
const likeId = 208_136_904_477_215;

export const likes: Subject = {
  name: 'likes',
  title: 'Likes',
  about: 'The films that a user likes.',
  calls: [
    {
      id: 'listLikes',
      method: 'GET',
      path: `/${likesPath}`,
      summary: 'Lists the films that the user likes.',
      who: 'token',
      answers: [answers('Newest first.', z.array(likedMovie), [{ ...keptStarWars, like_id: likeId }])],
    },
    {
      id: 'likeMovie',
      method: 'POST',
      path: `/${likesPath}`,
      summary: 'Likes a film.',
      who: 'token',
      body: { shape: z.object(filmFields), example: { tmdb_id: 11 } },
      answers: [makes('The film is liked.', likeMade, { message: likesAnswers.liked, like_id: likeId })],
      failures: ['movie-not-found', 'already-liked', 'list-full', 'catalogue-down', 'catalogue-slow'],
    },
    {
      id: 'removeLike',
      method: 'DELETE',
      path: `/${likesPath}/{tmdb_id}`,
      summary: 'Takes a like back.',
      who: 'token',
      parameters: [filmInPath],
      answers: [answers('The like is gone.', likeRemoved, { message: likesAnswers.removed })],
      failures: ['not-liked'],
    },
  ],
};
