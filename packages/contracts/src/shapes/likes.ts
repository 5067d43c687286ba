import { z } from 'zod';
import { type LikedMovie, likesAnswers } from '../likes.ts';
import { keptMovie } from './kept-movie.ts';

const likeId = z.int().min(1);

export const likedMovie = keptMovie.extend({ like_id: likeId }) satisfies z.ZodType<LikedMovie>;

export const likeMade = z.object({ message: z.literal(likesAnswers.liked), like_id: likeId });

export const likeRemoved = z.object({ message: z.literal(likesAnswers.removed) });
