import { describe, expect, it } from 'vitest';
import { datesOfWeek, isoWeekOf } from './iso-week.ts';

describe('the ISO week', () => {
  it.each([
    ['2026-01-01', 2026, 1, '2025-12-29'],
    ['2025-12-28', 2025, 52, '2025-12-22'],
    ['2021-01-03', 2020, 53, '2020-12-28'],
    ['2024-12-30', 2025, 1, '2024-12-30'],
    ['2026-11-22', 2026, 47, '2026-11-16'],
  ])('of %s belongs to %i as week %i', (date, year, week, monday) => {
    const found = isoWeekOf(new Date(`${date}T23:00:00Z`));
    expect(found).toMatchObject({ year, week });
    expect(found.monday.toISOString().slice(0, 10)).toBe(monday);
  });

  it('has seven dates, from Monday to Sunday', () => {
    const dates = datesOfWeek(isoWeekOf(new Date('2026-01-01')));
    expect(dates).toHaveLength(7);
    expect([dates[0], dates[6]]).toEqual(['2025-12-29', '2026-01-04']);
  });
});
