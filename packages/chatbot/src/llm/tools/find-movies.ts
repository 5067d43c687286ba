/** Finds films by constraints: for the model, and before it is asked, with what the visitor wants. */
import type { Retrieved } from '../../offline/retrieval/retrieval.ts';
import { splitWords } from '@kinora/contracts/text/fold-text';
import { noWishes } from '../../wishes.ts';
import { fewestPicks } from '../grounding/fewest-picks.ts';
import { type Constraints, constraintsInput } from './constraints.ts';
import { describeBriefly } from './described-film.ts';
import { type Desk, searchAtDesk } from './desk.ts';
import { define, type FilmTool } from './film-tool.ts';
import { createNameReaders } from './name-readers.ts';
import { nameWishes } from './name-wishes.ts';
import { readConstraints } from './read-constraints.ts';

const mostFound = 10;

export const findMoviesName = 'find_movies';

export function findMovies(desk: Desk): FilmTool {
  const moods = [...desk.parts.mind.knowledge.moods.keys()].slice(0, 50).join(', ');
  return define({
    name: findMoviesName,
    description: `Films that keep constraints, best first. Moods: ${moods}.`,
    input: constraintsInput,
    run: (input) => findWith(input, desk),
  });
}

function findWith(input: Constraints, desk: Desk): object {
  const { wishes, unknown } = readConstraints(input, createNameReaders(desk.parts.mind, desk.parts.today));
  const words = splitWords(input.words ?? '');
  const retrieved = searchAtDesk({ wishes, words, count: mostFound }, desk);
  return {
    ...describeFound(retrieved),
    ...(unknown.length > 0 && { not_in_the_catalogue: unknown }),
    ...(retrieved.relaxed.length > 0 && { relaxed: retrieved.relaxed.map(({ field }) => field) }),
  };
}

export interface FirstSearch {
  input: Constraints;
  output: object;
}

/**
 * The search that every turn begins with, for what the visitor wants; null where fewer than three films keep all of it:
 * then something has to be relaxed, and that is not for the model to decide.
 */
export function searchForVisitor(desk: Desk): FirstSearch | null {
  const wishes = structuredClone(noWishes);
  const retrieved = searchAtDesk({ wishes, words: [], count: mostFound }, desk);
  if (retrieved.relaxed.length > 0 || retrieved.found.length < fewestPicks) return null;
  return {
    input: nameWishes(desk.query.wishes, desk.parts.mind.knowledge),
    output: describeFound(retrieved),
  };
}

const describeFound = ({ found, total }: Retrieved): object => ({
  films: found.map(({ film }) => describeBriefly(film)),
  total,
});
