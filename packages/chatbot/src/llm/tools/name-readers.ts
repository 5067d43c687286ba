/** Finds what the catalogue has under a name. */
import { genres } from '@kinora/contracts/genres';
import type { Mind } from '../../offline/mind.ts';
import { splitMessage } from '../../offline/reading/split-message.ts';
import type { Wishes } from '../../wishes.ts';

/** Each gives nothing for a name that is not known. */
export interface NameReaders {
  genre: (name: string) => number[];
  mood: (name: string) => string[];
  theme: (name: string) => string[];
  language: (name: string) => string[];
  country: (name: string) => string[];
  person: (name: string) => number[];
  film: (title: string) => number[];
}

const isCode = (name: string): boolean => /^[a-z]{2}$/i.test(name.trim());

export function createNameReaders(mind: Mind, today: Date): NameReaders {
  const { moods, themes } = mind.knowledge;

  /** What the extractor makes of a name that is none of the catalogue's own: 'sci-fi', 'frightening', 'heists'. */
  function readAsWishes(name: string): Wishes {
    const words = splitMessage(name);
    return mind.readWishes({ words, mentions: [], subjectFilm: null, subjectPerson: null, today }).wishes;
  }

  return {
    genre(name) {
      const exact = genres.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
      return exact ? [exact.id] : readAsWishes(name).genres.flat();
    },
    mood: (name) => exactly(name, moods) ?? readAsWishes(name).moods,
    theme: (name) => exactly(name, themes) ?? readAsWishes(name).themes.flat(),
    language: (name) => (isCode(name) ? [name.trim().toLowerCase()] : readAsWishes(name).languages),
    country: (name) => (isCode(name) ? [name.trim().toUpperCase()] : readAsWishes(name).countries),
    person: (name) => mind.findPeople(name, 1).map(({ id }) => id),
    film: (title) => mind.findTitles(title, 1).map(({ tmdbId }) => tmdbId),
  };
}

function exactly(name: string, known: ReadonlyMap<string, number>): string[] | null {
  const folded = name.trim().toLowerCase();
  return known.has(folded) ? [folded] : null;
}
