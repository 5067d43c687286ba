/** Every call that the server answers and that is no page, in the order of the documents. */
import type { ApiCall, Subject } from '../api-call.ts';
import { account } from './account.ts';
import { chat } from './chat.ts';
import { likes } from './likes.ts';
import { movies } from './movies.ts';
import { playlists } from './playlists.ts';
import { recentlyVisited } from './recently-visited.ts';
import { recommendations } from './recommendations.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { userExport } from './user-export.ts';
import { watchStatus } from './watch-status.ts';

export const subjects: readonly Subject[] = [
  movies,
  recommendations,
  chat,
  session,
  account,
  likes,
  watchStatus,
  playlists,
  recentlyVisited,
  userExport,
  site,
];

export const allCalls: readonly ApiCall[] = subjects.flatMap(({ calls }) => calls);
