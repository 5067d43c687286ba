/** `node eval/recommender/by-eye.ts [TMDB id...]`: prints the ten picks of films, with reasons, to be read by a film lover. */
import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { genreName } from '@kinora/contracts/genres';
import type { RecommendationReason } from '@kinora/contracts/recommendations';
import { buildContentLists } from '@kinora/recommender/content/content-lists';
import { trainContent } from '@kinora/recommender/content/train-content';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { collectFacts } from '@kinora/recommender/reasons/film-facts';
import { findReasons } from '@kinora/recommender/reasons/find-reasons';

const shown = 10;

/** Across genres, decades, languages and fame; printed where no ids are given. */
const varied: readonly (readonly [title: string, year: number])[] = [
  ['The General', 1926],
  ['The Wizard of Oz', 1939],
  ['Sunset Boulevard', 1950],
  ['Tokyo Story', 1953],
  ['Pyaasa', 1957],
  ['Goldfinger', 1964],
  ['The Battle of Algiers', 1966],
  ['Playtime', 1967],
  ['Night of the Living Dead', 1968],
  ['The Last Waltz', 1978],
  ['The Muppet Movie', 1979],
  ['Mad Max', 1979],
  ['E.T. the Extra-Terrestrial', 1982],
  ['Threads', 1984],
  ['Wheels on Meals', 1984],
  ['My Neighbor Totoro', 1988],
  ['Heathers', 1988],
  ['Raise the Red Lantern', 1991],
  ['Unforgiven', 1992],
  ['Satantango', 1994],
  ['The Shawshank Redemption', 1994],
  ['Heat', 1995],
  ['Boyz n the Hood', 1991],
  ['Scream', 1996],
  ['Tarzan', 1999],
  ['Yi Yi', 2000],
  ['Mulholland Drive', 2001],
  ['Lagaan: Once Upon a Time in India', 2001],
  ['Love Actually', 2003],
  ['The Motorcycle Diaries', 2004],
  ['Mean Girls', 2004],
  ['Pride & Prejudice', 2005],
  ['Paprika', 2006],
  ['Ratatouille', 2007],
  ['Dear Zachary: A Letter to a Son About His Father', 2008],
  ['Incendies', 2010],
  ['Senna', 2010],
  ['Once Upon a Time in Anatolia', 2011],
  ['Sharknado', 2013],
  ['The Lunchbox', 2013],
  ['Matilda', 1996],
  ['Interstellar', 2014],
  ['Avengers: Endgame', 2019],
  ['Sausage Party', 2016],
  ['Capernaum', 2018],
  ['Flow', 2024],
  ['Terrifier 3', 2024],
  ['Stree 2', 2024],
];

function tell(reason: RecommendationReason): string {
  switch (reason.type) {
    case 'liked-together':
      return `${reason.people} people`;
    case 'shared-themes':
      return reason.themes.join(', ');
    case 'shared-moods':
      return reason.moods.join(', ');
    case 'same-company':
      return reason.companies.map(({ name }) => name).join(', ');
    case 'shared-genres':
      return reason.genres.map((id) => genreName(id)).join(', ');
    default:
      return `${reason.type === 'same-director' ? 'by' : 'with'} ${reason.people.map(({ name }) => name).join(', ')}`;
  }
}

const films = readFilms(shippedFilmsFile);
const profiles = films.map((film) => profileOf(film));
const facts = collectFacts(profiles);
const { neighbours, ratings, listLength } = buildContentLists(trainContent(profiles), facts);

const ids = new Set(process.argv.slice(2).map(Number));
const wanted = films.flatMap(({ id, title, release_date }, film) => {
  const isVaried = varied.some(([name, year]) => name === title && String(year) === release_date.slice(0, 4));
  return (ids.size > 0 ? ids.has(id) : isVaried) ? [film] : [];
});

function nameOf(film: number): string {
  const { title, release_date, language } = films[film]!;
  return `${title} (${release_date.slice(0, 4)}${language === 'en' ? '' : `, ${language}`})`;
}

for (const film of wanted) {
  console.log(`\n${nameOf(film)} — ${films[film]!.moods.join(', ')}`);
  for (let at = film * listLength; at < film * listLength + shown; at += 1) {
    const pick = neighbours[at]!;
    if (pick === -1) break;
    const reasons = findReasons(facts, film, pick, 0).map((reason) => tell(reason));
    console.log(
      `  ${ratings[at]!.toFixed(1)}  ${nameOf(pick).padEnd(48)} ${reasons.slice(0, 3).join(' | ')}`,
    );
  }
}
