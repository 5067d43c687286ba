/** How a film's facts are written. */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `8.2`; undefined when nobody voted. */
export function formatRating(rating: number): string | undefined {
  return rating > 0 ? rating.toFixed(1) : undefined;
}

/**
 * `May 25, 1977` for `1977-05-25`; undefined when the date is not known. Written by hand: the first formatter of `Intl`
 * costs a slow phone some tens of milliseconds before the page can answer.
 */
export function formatReleaseDate(releaseDate: string): string | undefined {
  const date = new Date(`${releaseDate}T00:00:00Z`);
  const month = months[date.getUTCMonth()];
  return month && `${month} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** `1977`; undefined when the date is not known. */
export function releaseYear(releaseDate: string): string | undefined {
  return /^\d{4}/.exec(releaseDate)?.[0];
}

/** `Now Playing` for `now_playing`. */
export function listTitle(list: string): string {
  return list
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
