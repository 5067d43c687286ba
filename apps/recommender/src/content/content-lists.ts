/** The lists of films of which nothing is known but what is written of them. */
import type { FilmFacts } from '../model/recommendation-model.ts';
import { sharesReason } from '../reasons/find-reasons.ts';
import { buildLists, type FilmLists, type ListOptions } from '../variety/build-lists.ts';
import { groupFilms } from '../variety/film-groups.ts';
import type { ContentModel } from './content-model.ts';

export function buildContentLists(
  model: ContentModel,
  facts: FilmFacts,
  options: Partial<ListOptions> = {},
): FilmLists {
  return buildLists(
    {
      films: model.films,
      scoresOf: (film) => model.scoresOf(film),
      likeness: (one, other) => model.likeness(one, other),
      isExplained: (film, candidate) => sharesReason(facts, film, candidate),
    },
    { groupsOf: groupFilms(facts), ...options },
  );
}
