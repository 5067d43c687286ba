/** The built site over the real adapter over a TMDB that is played, whose weather the test's process decides. */
import { openEmbeddedCatalogue } from '@kinora/api/src/open-catalogue.ts';
import { readSettings } from '@kinora/api/src/settings.ts';
import { playTmdb } from '@kinora/catalogue/tmdb/played/play-tmdb';
import { createTmdbCatalogue } from '@kinora/catalogue/tmdb/tmdb-catalogue';
import { serveSite } from './serve-site.ts';
import { tmdbToken, type TmdbChange } from './tmdb-change.ts';

const tmdb = await playTmdb({ token: tmdbToken });
const settings = readSettings({
  ...process.env,
  TMDB_TOKEN: tmdbToken,
  TMDB_BASE_URL: tmdb.url,
  IMAGE_BASE_URL: tmdb.imagesUrl,
});
let passed = 0;
const now = () => performance.now() + passed;
const catalogue = createTmdbCatalogue({ token: tmdbToken, baseUrl: tmdb.url, now });

/** Lets TMDB be well until the adapter believes it. */
async function heal(): Promise<void> {
  await tmdb.setWeather([]);
  // Longer than any pause that is kept.
  passed += 120_000;
  await catalogue.listMovies('popular', 1).catch(heal);
}

async function change({ weather, hoursLater }: TmdbChange): Promise<void> {
  await heal();
  passed += hoursLater * 3_600_000;
  await tmdb.setWeather(weather);
  process.send?.('changed');
}

process.on('message', (wished: TmdbChange) => void change(wished));
process.on('disconnect', () => process.exit());

const { pictures } = openEmbeddedCatalogue(settings.catalogueFile);
await serveSite({ settings, catalogue, pictures, now });
process.send?.({ imagesUrl: tmdb.imagesUrl });
