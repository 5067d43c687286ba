/** The lists that a user keeps, as menus lead to them. */
import { sessionTexts } from '../features/session/session-texts.ts';

export const userLinks = [
  { path: '/liked', name: sessionTexts.liked },
  { path: '/watched', name: sessionTexts.watched },
  { path: '/watchlist', name: sessionTexts.watchlist },
  { path: '/recently-visited', name: sessionTexts.recentlyVisited },
] as const;
