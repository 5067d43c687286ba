/** The test of journeys over TMDB: a site of its own, whose film data comes from a TMDB that is played. */
import { once } from 'node:events';
import type { TmdbChange } from './servers/tmdb-change.ts';
import { test as siteTest } from './site.ts';
import { type RunningSite, startSite } from './start-site.ts';

/** Nothing that was kept is of use any more, unless it is said how much later it is. */
export type ChangeTmdb = (weather: TmdbChange['weather'], hoursLater?: number) => Promise<void>;

interface TmdbSite extends RunningSite {
  /** Where TMDB's pictures are. */
  imagesUrl: string;
}

export const test = siteTest.extend<{ changeTmdb: ChangeTmdb }, { tmdbSite: TmdbSite }>({
  tmdbSite: [
    async ({}, use) => {
      const site = await startSite('servers/tmdb-site.ts');
      const [{ imagesUrl }] = (await once(site.process, 'message')) as [{ imagesUrl: string }]; // as the site sends it
      await use({ ...site, imagesUrl });
      site.process.kill();
    },
    { scope: 'worker' },
  ],

  changeTmdb: async ({ tmdbSite }, use) => {
    const change: ChangeTmdb = async (weather, hoursLater = 7 * 24) => {
      tmdbSite.process.send({ weather, hoursLater } satisfies TmdbChange);
      await once(tmdbSite.process, 'message');
    };
    await change([]);
    await use(change);
  },

  baseURL: async ({ tmdbSite }, use) => {
    await use(tmdbSite.address);
  },
});
