/**
 * `node bench/pages/pages.ts [base URL] [runs]`: the weight of the first load, and how soon it is seen on a slow phone
 * (1.6 Mbit/s, 150 ms round trip, a processor four times slower). Medians of the runs.
 */
import { median, openBrowser, visitAgainAndAgain } from './measure-page.ts';

const base = process.argv[2] ?? 'http://localhost:3000';
const runs = Number(process.argv[3] ?? 5);
const paths = ['/', '/movie/11'];
const browser = await openBrowser();
const rows = [];
for (const path of paths) rows.push(await measure(path));
await browser.close();
console.table(Object.fromEntries(rows.map(({ path, ...figures }) => [path, figures])));
console.log(
  'Targets: JavaScript <= 105 kB, CSS <= 12, HTML of / <= 20, fonts <= 45; LCP <= 900 ms, TBT <= 100 ms, CLS <= 0.02',
);

async function measure(path: string) {
  const visits = await visitAgainAndAgain(browser, base + path, runs);
  const kilobytes = (kind: string) =>
    Math.round(median(visits.map(({ transferred }) => transferred[kind] ?? 0)) / 100) / 10;
  return {
    path,
    'JS kB': kilobytes('Script'),
    'CSS kB': kilobytes('Stylesheet'),
    'HTML kB': kilobytes('Document'),
    'fonts kB': kilobytes('Font'),
    'images kB': kilobytes('Image'),
    'LCP ms': Math.round(median(visits.map(({ largestPaint }) => largestPaint))),
    'LCP is': visits[0]?.largestPainted ?? '',
    'TBT ms': Math.round(median(visits.map(({ blockingTime }) => blockingTime))),
    CLS: Math.round(median(visits.map(({ layoutShift }) => layoutShift)) * 10_000) / 10_000,
  };
}
