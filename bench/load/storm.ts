/** A film database that is seldom well, for the soak: every few seconds another weather. */
import { playedToken, playTmdb } from '@kinora/catalogue/tmdb/played/play-tmdb';
import type { Weather } from '@kinora/catalogue/tmdb/played/weather';

const weathers: readonly Weather[] = [
  [],
  [{ is: 'late', milliseconds: [50, 400] }],
  [{ is: 'refusing', status: 500, chance: 0.5 }],
  [],
  [{ is: 'refusing', status: 429, retryAfter: '2', chance: 0.3 }],
  [{ is: 'reset', midway: true, chance: 0.3 }],
  [],
  [
    { is: 'html', chance: 0.3 },
    { is: 'body', body: 'truncated', chance: 0.3 },
  ],
  [{ is: 'stuck', chance: 0.2 }],
  [{ is: 'silent', chance: 0.2 }],
];
const changesEvery = 7_000;

export interface Storm {
  /** What a site needs to have its films from there. */
  environment: Record<string, string>;
  /** From now on until it is calm. */
  begin(): void;
  calm(): Promise<void>;
  stop(): Promise<void>;
}

export async function makeStorm(): Promise<Storm> {
  const played = await playTmdb({ seed: 'a storm' });
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  return {
    environment: { TMDB_TOKEN: playedToken, TMDB_BASE_URL: played.url },
    begin() {
      timer = setInterval(() => {
        turn += 1;
        // Nobody asks here what was called, and an hour of it is much.
        played.calls.length = 0;
        void played.setWeather(weathers[turn % weathers.length] ?? []);
      }, changesEvery);
    },
    async calm() {
      clearInterval(timer);
      await played.setWeather([]);
    },
    stop: () => played.stop(),
  };
}
