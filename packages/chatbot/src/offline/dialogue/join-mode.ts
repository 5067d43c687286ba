/** How the wishes of a message meet those of the conversation. README, 'What follows from what was said'. */
import type { Wishes } from '../../wishes.ts';
import type { WishReading } from '../wishes/wish-reading.ts';

/**
 * `anew` forgets what was wished, `replace` what kind of film it was, `alike` everything that a film of the list says better;
 * `refine` and `add` keep it all, and `add` does not even take a new genre for the place of an earlier.
 */
export type JoinMode = 'anew' | 'replace' | 'alike' | 'add' | 'refine';

const replacing =
  /\b(?:actually|instead|rather|i meant|i mean|change (?:it|that) to|no wait|wait no)\b|^no\b(?! \w+$)/u;
const adding =
  /^(?:and|also|plus|but|ideally|preferably|oh and|with|without|only|maybe with)\b|\b(?:also|as well|too(?! \w)|in addition|on top of that|at the same time)\b/u;
const pointingBack = /\b(?:ones?|those|these|them|more|another|others?|still|same|instead|except|than)\b/u;
const now =
  /^(?:ok |okay |thanks |great |and |so |alright )*(?:now|next)\b|\b(?:new topic|different question|another question|for something else|on another note)\b/u;
const opening =
  /\b(?:i want|i would like|id like|i need|show me|find me|give me|recommend|suggest|looking for|search for|can you|could you|im in the mood|in the mood for|i feel like|i fancy)\b/u;
/** Says nothing of the kind of film, and yet begins with the beginning. */
const anyFilm =
  /^(?:a|an) (?:(?:good|great|nice|decent) )?(?:film|movie|one)\b|\b(?:want|like|need|for|me) a (?:(?:good|great|nice|decent) )?(?:film|movie)\b/u;

/** The fields that say what kind of film it is, each once. */
function kindsOf({ genres, themes, people, likeFilms, moods }: Wishes): number {
  return [genres, themes, people, likeFilms, moods].filter((wish) => wish.length > 0).length;
}

/** The fields besides: when, where from, how long, how good, for whom. */
function frameOf(wishes: Wishes): number {
  const { years, runtime, rating, languages, countries, forChildren, fame } = wishes;
  const places = languages.length + countries.length > 0;
  return (
    [years, runtime, rating, fame].filter((wish) => wish !== null).length +
    Number(places) +
    Number(forChildren)
  );
}

/** A wish that stands on its own: 'French comedies', 'films with her', 'something like Heat', 'show me westerns'. */
function isWhole(line: string, wishes: Wishes): boolean {
  const kinds = kindsOf(wishes);
  const isNamed =
    wishes.likeFilms.length > 0 ||
    wishes.people.length > 1 ||
    (wishes.people.length > 0 && /\b(?:films?|movies?|something|anything)\b/u.test(line));
  const isGenre = wishes.genres.length > 0 || wishes.themes.length > 0;
  if (isNamed) return true;
  if (/\b(?:films|movies)\b/u.test(line) && kinds + frameOf(wishes) > 1) return true;
  if (anyFilm.test(line) && kinds + frameOf(wishes) > 0) return true;
  if (isGenre && kinds + frameOf(wishes) > 1) return true;
  return isGenre && opening.test(line);
}

/** `latest` are the films that 'like the third' may point at. */
export function readJoinMode(line: string, reading: WishReading, latest: readonly number[]): JoinMode {
  const { wishes, comparisons } = reading;
  if (now.test(line) && kindsOf(wishes) + frameOf(wishes) > 0 && comparisons.length === 0) return 'anew';
  if (wishes.likeFilms.some((id) => latest.includes(id)) && !adding.test(line)) return 'alike';
  if (replacing.test(line)) return 'replace';
  if (adding.test(line)) return 'add';
  if (comparisons.length > 0 || pointingBack.test(line)) return 'refine';
  return isWhole(line, wishes) ? 'anew' : 'refine';
}
