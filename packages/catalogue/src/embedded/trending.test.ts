import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import { isoWeekOf } from './iso-week.ts';
import { readFilms, shippedFilmsFile } from './read-films.ts';
import { rankTrending, scoreBirthday } from './trending.ts';

const shipped = readFilms(shippedFilmsFile);

function firstPage(date: string): number[] {
  return rankTrending(shipped, new Date(date))
    .slice(0, 20)
    .map(({ id }) => id);
}

describe('trending films', () => {
  it('are the same from Monday morning to Sunday night', () => {
    expect(firstPage('2026-11-16T00:00:00Z')).toEqual(firstPage('2026-11-22T23:59:59Z'));
  });

  it('are mostly others the week after', () => {
    const before = new Set(firstPage('2026-11-16'));
    expect(firstPage('2026-11-23').filter((id) => before.has(id)).length).toBeLessThan(8);
  });

  it('include a well known film that turns 50 this week', () => {
    const rocky = shipped.find(
      ({ title, release_date }) => title === 'Rocky' && release_date === '1976-11-20',
    );
    expect(firstPage('2026-11-18')).toContain(rocky?.id);
  });

  it.each([
    ['2001-11-18', 30],
    ['2006-11-18', 24],
    ['2011-11-18', 18],
    ['2012-11-18', 8],
    ['2012-11-23', 0],
    ['2026-11-18', 0],
    ['2036-11-18', 0],
  ])(
    'get for a birthday, being released on %s, %i points in the week of 18 November 2026',
    (date, points) => {
      const week = isoWeekOf(new Date('2026-11-18'));
      expect(scoreBirthday({ release_date: date }, week)).toBe(points);
    },
  );

  it('count years right in the week of New Year', () => {
    const week = isoWeekOf(new Date('2026-01-01'));
    expect(scoreBirthday({ release_date: '2000-12-31' }, week)).toBe(30);
    expect(scoreBirthday({ release_date: '2001-01-02' }, week)).toBe(30);
  });

  it('turn to Christmas in December', () => {
    const films = Array.from({ length: 400 }, (_, at) =>
      aFilm({ id: at + 1, release_date: '2003-06-15', keywords: at < 40 ? ['christmas'] : [] }),
    );
    const meanPlace = (date: string) => {
      const places = rankTrending(films, new Date(date)).flatMap(({ id }, place) =>
        id <= 40 ? [place] : [],
      );
      return places.reduce((sum, place) => sum + place, 0) / places.length;
    };
    expect(meanPlace('2026-05-16')).toBeGreaterThan(150);
    expect(meanPlace('2026-12-16')).toBeLessThan(50);
  });
});
