/** How much the forgiveness in front of TMDB's search finds: `node bench/search/forgiving.ts`. */
import { drawnPicturePaths } from '@kinora/catalogue/embedded/artwork/picture-names';
import { createEmbeddedCatalogue } from '@kinora/catalogue/embedded/embedded-catalogue';
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import {
  type KnownQuery,
  makeKnownQueries,
  queryKinds,
} from '@kinora/catalogue/embedded/search/evaluation/queries';
import { createForgivingSearch } from '@kinora/catalogue/tmdb/forgiving/forgiving-search';
import { createKnownTitles } from '@kinora/catalogue/tmdb/forgiving/known-titles';
import { createLiteralSearch } from '@kinora/catalogue/tmdb/played/literal-search';
import type { Wording } from '@kinora/catalogue/tmdb/tmdb-calls';
import { mostKnownTitles } from '@kinora/catalogue/tmdb/tmdb-limits';
import { suggestions } from '@kinora/contracts/limits';
import { moviePage } from '@kinora/contracts/movies';

const perKind = 300;

const films = readFilms(shippedFilmsFile);
const today = () => new Date('2026-01-01');
const literal = createLiteralSearch(
  films,
  createEmbeddedCatalogue({ films, today, picturePaths: drawnPicturePaths }),
);
let questions = 0;

async function findPage({ query, year }: Wording) {
  questions += 1;
  const parameters = new URLSearchParams({ query });
  if (year !== undefined) parameters.set('primary_release_year', String(year));
  return moviePage.parse(await literal(parameters, 1));
}

const titles = createKnownTitles(mostKnownTitles);
// As many as it may hold, so that the times are those of a site that has run for long.
for (let more = 0; more < mostKnownTitles; more += 1) {
  titles.note(`${films[more % films.length]!.title} ${films[(more * 7) % films.length]!.title} ${more}`);
}
for (const { title } of films) titles.note(title);

async function countHits(asked: readonly KnownQuery[], find: (query: string) => ReturnType<typeof findPage>) {
  let hits = 0;
  for (const { query, film } of asked) {
    const { results } = await find(query);
    const shown = results.slice(0, suggestions.kept);
    hits += shown.some(({ id, title }) => id === film.id || title === film.title) ? 1 : 0;
  }
  return hits;
}

const known = makeKnownQueries(films);
const rows = [];
for (const kind of queryKinds) {
  const all = known.filter((one) => one.kind === kind);
  const asked = all.filter((_, at) => at % Math.ceil(all.length / perKind) === 0);
  const search = createForgivingSearch({ titles, now: () => 0 });
  const plain = await countHits(asked, (query) => findPage({ query }));
  questions = 0;
  const forgiven = await countHits(asked, (query) => search(query, findPage));
  const percent = (hits: number) => `${((100 * hits) / asked.length).toFixed(1)} %`;
  rows.push({
    kind,
    queries: asked.length,
    'as written': percent(plain),
    forgiven: percent(forgiven),
    'calls each': (questions / asked.length).toFixed(2),
  });
}
console.table(rows);

const misspelt = known.filter(({ kind }) => kind === 'one edit').slice(0, 1_000);
const times = misspelt
  .map(({ query }) => {
    const from = performance.now();
    titles.correct(query);
    return performance.now() - from;
  })
  .sort((one, other) => one - other);
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
console.log(
  `correcting one of ${times.length} against ${mostKnownTitles} titles: ${at(0.5)} ms, 99 %: ${at(0.99)} ms`,
);
