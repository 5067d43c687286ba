import { mostKept } from '@kinora/contracts/limits';

/** The sentences after a like or its taking back. */
export const likesMessages = {
  liked: 'Movie liked!',
  alreadyLiked: 'Movie already liked',
  unliked: 'Movie unliked!',
  notLiked: 'Movie not in your likes',
  full: `Your likes are full: ${mostKept.films.toLocaleString('en-US')} movies`,
  likeFailed: 'Failed to like movie.',
  unlikeFailed: 'Failed to unlike movie.',
  loginToLike: 'Please login to like movies',
  loginToUnlike: 'Please login to unlike movies',
} as const;
