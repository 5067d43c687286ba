/** What the week is about: the same for everyone in an ISO week, another list the next week. */
import type { Film } from './film.ts';
import { type IsoWeek, datesOfWeek, isoWeekOf } from './iso-week.ts';
import { compareScored, scorePopularity } from './popularity.ts';

/** Points for a film whose birthday falls in the week, by how round the birthday is; the first that divides counts. */
const birthdays: readonly { every: number; points: number }[] = [
  { every: 25, points: 30 },
  { every: 10, points: 24 },
  { every: 5, points: 18 },
  { every: 1, points: 8 },
];

/** Weeks of the year in which films on a subject come round again. */
const seasons: readonly { keyword: string; weeks: readonly number[]; points: number }[] = [
  { keyword: 'halloween', weeks: [43, 44], points: 18 },
  { keyword: 'christmas', weeks: [50, 51, 52], points: 18 },
];

/** The mean of the week's chance; now and then a film is talked about far more than its standing explains. */
const meanChance = 7;
const mostChance = 28;
/** Standing counts by this part only, or the best known films would trend every week. */
const standing = 0.7;

/** A number between 0 and 1 that depends on nothing but the text: 32-bit FNV-1a with MurmurHash3's last mix. */
function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return ((hash >>> 0) + 0.5) / 2 ** 32;
}

export function scoreBirthday(film: Pick<Film, 'release_date'>, week: IsoWeek): number {
  const date = datesOfWeek(week).find((text) => text.slice(5) === film.release_date.slice(5));
  const age = Number(date?.slice(0, 4) ?? 0) - Number(film.release_date.slice(0, 4));
  if (!date || age < 1) return 0;
  return birthdays.find(({ every }) => age % every === 0)?.points ?? 0;
}

function scoreSeason(film: Film, { week }: IsoWeek): number {
  return seasons.reduce(
    (points, season) =>
      season.weeks.includes(week) && film.keywords.includes(season.keyword) ? points + season.points : points,
    0,
  );
}

/**
 * Popularity on the week's Monday times 0.7, plus
 * - the film's birthday: 30 points when it turns 25, 50, ... this week, 24 at 10, 20, ..., 18 at 5, 15, ..., else 8;
 * - the season: 18 points for Halloween films in weeks 43 and 44 and for Christmas films in weeks 50 to 52;
 * - chance: `-7 ln(u)`, at most 28, where u is a hash of the year, the week and the film's id.
 */
export function rankTrending(films: readonly Film[], today: Date): Film[] {
  const week = isoWeekOf(today);
  return films
    .map((film) => {
      const chance = -meanChance * Math.log(hashToUnit(`${week.year}-${week.week}/${film.id}`));
      const score =
        scorePopularity(film, week.monday) * standing +
        scoreBirthday(film, week) +
        scoreSeason(film, week) +
        Math.min(chance, mostChance);
      return { film, score };
    })
    .sort(compareScored)
    .map(({ film }) => film);
}
