/** The screens, in the order of the specification: an address and the file that shows it. */
import type { RouteObject } from 'react-router';
import { Root } from './root.tsx';
import { RouteError } from './shell/route-error.tsx';

const screens: readonly Pick<RouteObject, 'path' | 'id' | 'lazy'>[] = [
  { path: '/', id: 'home', lazy: () => import('./routes/home.tsx') },
  { path: '/login', id: 'login', lazy: () => import('./routes/login.tsx') },
  { path: '/register', id: 'register', lazy: () => import('./routes/register.tsx') },
  { path: '/profile-setup', id: 'profile-setup', lazy: () => import('./routes/profile-setup.tsx') },
  { path: '/movie/:movieId', id: 'movie', lazy: () => import('./routes/movie.tsx') },
  { path: '/search', id: 'search-form', lazy: () => import('./routes/search-form.tsx') },
  { path: '/search/:query', id: 'search', lazy: () => import('./routes/search.tsx') },
  { path: '/genre/:genreId', id: 'genre', lazy: () => import('./routes/genre.tsx') },
  { path: '/cast/:castId/:castName?', id: 'cast', lazy: () => import('./routes/cast.tsx') },
  { path: '/content/:contentType', id: 'content', lazy: () => import('./routes/content.tsx') },
  { path: '/liked', id: 'liked', lazy: () => import('./routes/liked.tsx') },
  { path: '/watched', id: 'watched', lazy: () => import('./routes/watched.tsx') },
  { path: '/watchlist', id: 'watchlist', lazy: () => import('./routes/watchlist.tsx') },
  { path: '/recently-visited', id: 'recently-visited', lazy: () => import('./routes/recently-visited.tsx') },
  { path: '/playlists', id: 'playlists', lazy: () => import('./routes/playlists.tsx') },
  { path: '/playlist/:playlistId', id: 'playlist', lazy: () => import('./routes/playlist.tsx') },
  { path: '/chatbot', id: 'chatbot', lazy: () => import('./routes/chatbot.tsx') },
  { path: '/verify-email', id: 'verify-email', lazy: () => import('./routes/verify-email.tsx') },
  { path: '/new-password', id: 'new-password', lazy: () => import('./routes/new-password.tsx') },
  { path: '/settings', id: 'settings', lazy: () => import('./routes/settings.tsx') },
  { path: '/google-return', id: 'google-return', lazy: () => import('./routes/google-return.tsx') },
  { path: '*', id: 'not-found', lazy: () => import('./routes/not-found.tsx') },
];

export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: RouteError,
      // The errors of a screen stand beside it, not on it: a screen whose code cannot be loaded has no error view.
      children: [
        { id: 'screen', ErrorBoundary: RouteError, children: screens.map((screen) => ({ ...screen })) },
      ],
    },
  ];
}
