/** Weeks as ISO 8601 counts them: from Monday, the first one holds the year's first Thursday. All in UTC. */

const day = 24 * 60 * 60 * 1000;

export interface IsoWeek {
  /** The year that the week belongs to, not always that of the date. */
  year: number;
  week: number;
  /** The first moment of its Monday. */
  monday: Date;
}

export function isoWeekOf(date: Date): IsoWeek {
  const midnight = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate());
  const monday = new Date(midnight - ((date.getUTCDay() + 6) % 7) * day);
  const thursday = new Date(monday.getTime() + 3 * day);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * day)) + 1;
  return { year, week, monday };
}

/** The seven dates of the week, Monday first, as `YYYY-MM-DD`. */
export function datesOfWeek({ monday }: IsoWeek): string[] {
  return Array.from({ length: 7 }, (_, at) =>
    new Date(monday.getTime() + at * day).toISOString().slice(0, 10),
  );
}
