/** Who made a film, and which films somebody made, as TMDB sends them. */
import type { Credits, PersonMovieCredits } from '@kinora/contracts/movies';
import { z } from 'zod';
import * as field from './read-fields.ts';
import { filmEntry, isForEverybody } from './read-films.ts';

const person = {
  adult: field.flag,
  gender: field.wholeNumberOrNull,
  id: field.id,
  known_for_department: field.text,
  name: field.name,
  original_name: field.text,
  popularity: field.amount,
  profile_path: field.picturePath,
  credit_id: field.name,
};

const castMember = z.looseObject({
  ...person,
  cast_id: field.wholeNumber,
  character: field.text,
  order: field.wholeNumber,
});

const crewMember = z.looseObject({ ...person, department: field.text, job: field.text });

const credits = z.looseObject({
  id: field.id,
  cast: field.mostlyGood(castMember),
  crew: field.mostlyGood(crewMember),
});

/** The cast in billing order; throws where the body is not that film's. */
export function readCredits(body: unknown, movieId: number): Credits {
  const found = credits.parse(body);
  if (found.id !== movieId) throw new Error('it is another film');
  const cast = found.cast.sort((one, other) => one.order - other.order);
  return { ...found, cast: oncePerCredit(cast), crew: oncePerCredit(found.crew) };
}

const part = filmEntry.extend({
  character: field.text,
  credit_id: field.name,
  order: field.wholeNumber,
});

const job = filmEntry.extend({ credit_id: field.name, department: field.text, job: field.text });

const career = z.looseObject({
  id: field.id,
  cast: field.mostlyGood(part),
  crew: field.mostlyGood(job),
});

/** Without films for adults; throws where the body is not that person's, or most of it are no films. */
export function readPersonMovieCredits(body: unknown, personId: number): PersonMovieCredits {
  const found = career.parse(body);
  if (found.id !== personId) throw new Error('it is another person');
  return {
    ...found,
    cast: oncePerCredit(found.cast).filter(isForEverybody),
    crew: oncePerCredit(found.crew).filter(isForEverybody),
  };
}

/** Somebody may stand in a film several times, but each time under another credit. */
function oncePerCredit<Entry extends { credit_id: string }>(entries: readonly Entry[]): Entry[] {
  return field.firstOfEach(entries, (entry) => entry.credit_id);
}
