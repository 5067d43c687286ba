/**
 * `node bench/pages/outages.ts [runs]`: how soon the home page is seen on a slow phone while any of its sources is down,
 * against how soon it is seen when all of them are well. Medians of the runs. Needs a built site.
 */
import type { Browser } from '@playwright/test';
import { playedToken, playTmdb } from '@kinora/catalogue/tmdb/played/play-tmdb';
import { withSite } from '../load/site.ts';
import { median, openBrowser, visitAgainAndAgain, type Visit } from './measure-page.ts';

const runs = Number(process.argv[2] ?? 5);
const sources = ['popular', 'now_playing', 'top_rated'];
const subsets = Array.from({ length: 2 ** sources.length }, (_, subset) =>
  sources.filter((_source, at) => (subset & (1 << at)) !== 0),
);

/** Each on a site of its own, so that nothing is shown that was kept from better times. */
async function measure(browser: Browser, down: string[]): Promise<Visit[]> {
  const played = await playTmdb({ seed: 'outages' });
  await played.setWeather(
    down.map((source) => ({ is: 'refusing', status: 500, on: `/3/movie/${source}` }) as const),
  );
  const environment = {
    TMDB_TOKEN: playedToken,
    TMDB_BASE_URL: played.url,
    IMAGE_BASE_URL: played.imagesUrl,
  };
  const visits = await withSite({ environment }, ({ base }) => visitAgainAndAgain(browser, base, runs));
  await played.stop();
  return visits ?? [];
}

const browser = await openBrowser();
let whenWell = 0;
const rows: Record<string, object> = {};
for (const down of subsets) {
  const visits = await measure(browser, down);
  const largestPaint = median(visits.map((visit) => visit.largestPaint));
  if (down.length === 0) whenWell = largestPaint;
  const change = `${(((largestPaint - whenWell) / whenWell) * 100).toFixed(1)} %`;
  rows[down.join(' + ') || 'none'] = {
    'LCP ms': Math.round(largestPaint),
    'LCP is': visits[0]?.largestPainted ?? '',
    change,
  };
}
await browser.close();
console.log('[R19] The home page, by the sources that are down; target: no more than 10 % later');
console.table(rows);
