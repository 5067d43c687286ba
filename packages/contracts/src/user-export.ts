/** The calls by which users take along what the site knows of them. */

/** GET: everything that the site knows of the user, as one JSON document to keep (`content-disposition: attachment`). */
export const userExportPath = 'api/user/export';

/**
 * GET: the films of the user's lists as a table (`text/csv`, RFC 4180, UTF-8 with a byte order mark): one row a film and
 * list, newest first within a list, with the columns of `userExportColumns`. The address has no ending that a cache could
 * take for a public file's.
 */
export const userExportCsvPath = 'api/user/export/csv';

/** `list` is one of `userExportLists`; `playlist` is a playlist's name; `date` is ISO 8601 in UTC. */
export const userExportColumns = ['list', 'playlist', 'tmdb_id', 'title', 'date'] as const;

export const userExportLists = ['liked', 'watched', 'watchlist', 'playlist', 'recently-visited'] as const;
