/** Where the visitor is while they talk: the bot is told, so that "like this one" means the film they look at. */
import { useLocation } from 'react-router';
import type { Place } from './chat.ts';

/** The longest path that the server takes. */
const longestPath = 300;

export function usePlace(): Place {
  return placeOf(useLocation().pathname);
}

export function placeOf(pathname: string): Place {
  const id = /^\/movie\/([1-9]\d{0,8})$/.exec(pathname)?.[1];
  return { page: pathname.slice(0, longestPath), ...(id !== undefined && { tmdbId: Number(id) }) };
}
