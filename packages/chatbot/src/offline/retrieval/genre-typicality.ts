/** How much a film is of its genre: a bitter satire is listed as a comedy, but it is not what 'a comedy' asks for. */
import type { ChatFilm } from '../../chat-film.ts';
import { forEachInSlices } from '../knowledge/in-slices.ts';

/** How many unseen films speak for the usual share, so that a theme of two films proves little. */
const caution = 4;

export interface GenreTypicality {
  /** 0 to 1, about 1/2 for a film that is neither very much nor hardly of the genre; 0 for one that is not of it. */
  typicality: (genre: number, film: number) => number;
}

type Counts = Map<string, number>;

function increase(counts: Counts, name: string) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function traitsOf({ moods, themes, genres }: ChatFilm): string[] {
  return [...moods.map((mood) => `mood ${mood}`), ...themes, ...genres.map(String)];
}

/**
 * The mean, over a film's moods, themes and other genres, of how much commoner each is in the genre than elsewhere (the
 * logarithm of the two shares' ratio), drawn between 0 and 1.
 */
export async function createGenreTypicality(films: readonly ChatFilm[]): Promise<GenreTypicality> {
  const everywhere: Counts = new Map();
  const byGenre = new Map<number, { films: number; counts: Counts; values: Float32Array }>();
  await forEachInSlices(films, (film) => {
    const traits = traitsOf(film);
    for (const trait of traits) increase(everywhere, trait);
    for (const genre of film.genres) {
      const known = byGenre.get(genre) ?? {
        films: 0,
        counts: new Map(),
        values: new Float32Array(films.length),
      };
      known.films += 1;
      for (const trait of traits) increase(known.counts, trait);
      byGenre.set(genre, known);
    }
  });

  function lift(trait: string, genre: { films: number; counts: Counts }): number {
    const usual = genre.films / films.length;
    const share = ((genre.counts.get(trait) ?? 0) + caution * usual) / (everywhere.get(trait)! + caution);
    return Math.log(share / usual);
  }

  await forEachInSlices(films, (film, number) => {
    const traits = traitsOf(film);
    for (const id of film.genres) {
      const genre = byGenre.get(id)!;
      const others = traits.filter((trait) => trait !== String(id));
      const sum = others.reduce((total, trait) => total + lift(trait, genre), 0);
      genre.values[number] = 1 / (1 + Math.exp((-3 * sum) / Math.max(6, others.length)));
    }
  });
  return openTypicality(new Map([...byGenre].map(([id, { values }]) => [id, values])));
}

/** Stands apart from the drawing up, of which a function made there would keep everything alive. */
function openTypicality(byGenre: ReadonlyMap<number, Float32Array>): GenreTypicality {
  return { typicality: (genre, film) => byGenre.get(genre)?.[film] ?? 0 };
}
