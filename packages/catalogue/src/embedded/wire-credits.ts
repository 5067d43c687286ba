/** Casts and crews in TMDB's wire shape. */
import type { CastMember, Credits, MovieListItem, PersonMovieCredits } from '@kinora/contracts/movies';
import type { Career } from './careers.ts';
import type { Film, FilmPerson } from './film.ts';
import type { PicturePaths } from './picture-paths.ts';

const directing = { department: 'Directing', job: 'Director' } as const;
/** Casting numbers start behind the crew's, so that a director who also acts has two credits. */
const firstActor = 0x1000;

function hex(value: number): string {
  return value.toString(16).padStart(8, '0');
}

/** 24 hexadecimal digits: the film, the person, the part. */
function creditId(film: Film, person: FilmPerson, part: number): string {
  return hex(film.id) + hex(person.id) + hex(part);
}

interface Wiring {
  careers: ReadonlyMap<number, Career>;
  popularityOf: (film: Film) => number;
  picturePaths: PicturePaths;
}

type Person = Pick<
  CastMember,
  | 'adult'
  | 'gender'
  | 'id'
  | 'known_for_department'
  | 'name'
  | 'original_name'
  | 'popularity'
  | 'profile_path'
>;

/** A person is as popular as a tenth of their films together. */
function toPerson({ id, name }: FilmPerson, { careers, popularityOf, picturePaths }: Wiring): Person {
  const career = careers.get(id);
  const acted = career?.acted.map(({ film }) => film) ?? [];
  const films = new Set([...acted, ...(career?.directed ?? [])]);
  const popularity = [...films].reduce((sum, film) => sum + popularityOf(film), 0) / 10;
  return {
    adult: false,
    gender: 0,
    id,
    known_for_department: acted.length >= (career?.directed.length ?? 0) ? 'Acting' : 'Directing',
    name,
    original_name: name,
    popularity: Math.round(popularity * 1000) / 1000,
    profile_path: picturePaths.profile({ id, name }),
  };
}

export function toCredits(film: Film, wiring: Wiring): Credits {
  return {
    id: film.id,
    cast: film.cast.map(({ character, ...actor }, order) => ({
      ...toPerson(actor, wiring),
      cast_id: order + 1,
      character,
      credit_id: creditId(film, actor, firstActor + order),
      order,
    })),
    crew: film.directors.map((director, at) => ({
      ...toPerson(director, wiring),
      credit_id: creditId(film, director, at),
      ...directing,
    })),
  };
}

export function toPersonMovieCredits(
  { person, acted, directed }: Career,
  toItem: (film: Film) => MovieListItem,
): PersonMovieCredits {
  return {
    cast: acted.map(({ film, character, order }) => ({
      ...toItem(film),
      character,
      credit_id: creditId(film, person, firstActor + order),
      order,
    })),
    crew: directed.map((film) => ({
      ...toItem(film),
      credit_id: creditId(
        film,
        person,
        film.directors.findIndex(({ id }) => id === person.id),
      ),
      ...directing,
    })),
    id: person.id,
  };
}
