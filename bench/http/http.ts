/**
 * How fast the web process answers: `node bench/http/http.ts` measures what is built here, with and without its caches;
 * `node bench/http/http.ts https://kinora.example` measures a site that runs elsewhere.
 */
import { loadAddress, withProduct, withServer } from './processes.ts';

const seconds = 6;
const rows: Record<string, Record<string, number | string>> = {};

async function measure(name: string, url: string): Promise<number> {
  await loadAddress(url, 2);
  const { perSecond, median, p99, refused } = await loadAddress(url, seconds);
  rows[name] = { 'requests/s': Math.round(perSecond), 'median ms': median, 'p99 ms': p99, refused };
  return perSecond;
}

async function addressesOf(base: string) {
  const list = await (await fetch(`${base}/api/tmdb/movie/popular`)).json();
  const { id, poster_path } = list.results[0];
  return {
    home: `${base}/`,
    movie: `${base}/movie/${id}`,
    list: `${base}/api/tmdb/movie/popular`,
    details: `${base}/api/tmdb/movie/${id}`,
    picture: `${base}/images/w500${poster_path}`,
  };
}

async function measureSite(base: string) {
  const { home, movie, list, details, picture } = await addressesOf(base);
  const homePerSecond = await measure('/ from the byte cache', home);
  await measure('/movie/{id} from the byte cache', movie);
  await measure('list call, prebuilt', list);
  await measure('details call, prebuilt', details);
  await measure('picture, drawn before', picture);
  return homePerSecond;
}

async function measureHere(): Promise<void> {
  const cached = await withServer('cached', measureSite);
  const rendered = await withServer('fresh-pages', async (base) =>
    measure('/ rendered every time', (await addressesOf(base)).home),
  );
  await withServer('fresh-calls', async (base) => {
    const { list, picture } = await addressesOf(base);
    await measure('list call, made every time', list);
    await measure('picture, drawn every time', picture);
  });
  const readyAfter: number[] = [];
  for (let run = 0; run < 5; run += 1) {
    readyAfter.push(await withProduct(async (started) => started.readyAfter));
  }
  const resident = await withProduct(async ({ base, residentBytes }) => {
    await warmUp(base);
    return residentBytes();
  });

  console.table(rows);
  const median = readyAfter.sort((one, other) => one - other)[2] ?? 0;
  console.table({
    '/ cached against rendered': {
      measured: `${(cached / rendered).toFixed(0)} times`,
      target: '50 times or more',
    },
    'start until ready': { measured: `${median.toFixed(0)} ms`, target: '2000 ms or less' },
    'memory after warm-up': { measured: `${(resident / 1e6).toFixed(0)} MB`, target: '250 MB or less' },
  });
}

/** Three hundred films with their pages, calls and posters, then a hundred thousand requests or so. */
async function warmUp(base: string): Promise<void> {
  for (let page = 1; page <= 15; page += 1) {
    const list = await (await fetch(`${base}/api/tmdb/movie/popular?page=${page}`)).json();
    for (const { id, poster_path } of list.results) {
      for (const path of [`/movie/${id}`, `/api/tmdb/movie/${id}/credits`, `/images/w500${poster_path}`]) {
        await (await fetch(base + path)).arrayBuffer();
      }
    }
  }
  await loadAddress(`${base}/`, seconds);
}

const [base] = process.argv.slice(2);
if (base === undefined) {
  await measureHere();
} else {
  await measureSite(base.replace(/\/$/, ''));
  console.table(rows);
}
