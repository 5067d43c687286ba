/** The habits of TMDB's answers that our own do not have: fields that nobody asked for, and nulls in place of pictures. */

/** Which of the ids have none, so that each habit is met on most pages and the same film always has the same one. */
const lacks = {
  poster: (id: number) => id % 29 === 3,
  backdrop: (id: number) => id % 13 === 5,
  portrait: (id: number) => id % 5 === 2,
  date: (id: number) => id % 97 === 11,
  runtime: (id: number) => id % 31 === 7,
};

/** A body of our own wire shape, as TMDB would have sent it. */
export function asTmdbSends(body: object): object {
  return Object.fromEntries(Object.entries(withHabits(body)).map(([name, value]) => [name, deeper(value)]));
}

function deeper(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(deeper);
  return typeof value === 'object' && value !== null ? asTmdbSends(value) : value;
}

function withHabits(body: object): object {
  if (!('id' in body) || typeof body.id !== 'number') return body;
  if ('poster_path' in body && 'release_date' in body) return filmWithHabits({ ...body, id: body.id });
  if ('profile_path' in body && lacks.portrait(body.id)) return { ...body, profile_path: null };
  return body;
}

function filmWithHabits(film: { id: number }): object {
  return {
    ...film,
    softcore: false,
    ...(lacks.poster(film.id) && { poster_path: null }),
    ...(lacks.backdrop(film.id) && { backdrop_path: null }),
    ...(lacks.date(film.id) && { release_date: '' }),
    ...('runtime' in film && lacks.runtime(film.id) && { runtime: 0 }),
  };
}
