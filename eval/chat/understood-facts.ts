/** Which facts of a prompt the wishes of the conversation hold: only what was understood can be broken by a model. */
import type { Range, Wishes } from '@kinora/chatbot/wishes';
import type { Fact } from './prompt-facts.ts';

export function isUnderstood(fact: Fact, wishes: Wishes): boolean {
  switch (fact.kind) {
    case 'genre':
      return wishes.genres.some((list) => list.length === 1 && list[0] === fact.genre);
    case 'without-genre':
      return wishes.withoutGenres.includes(fact.genre);
    case 'mood':
      return wishes.moods.length === 1 && wishes.moods[0] === fact.mood;
    case 'without-mood':
      return wishes.withoutMoods.includes(fact.mood);
    case 'theme':
      return wishes.themes.some((list) => list.length === 1 && list[0] === fact.theme);
    case 'without-theme':
      return wishes.withoutThemes.includes(fact.theme);
    case 'years':
    case 'runtime':
    case 'rating':
      return isInside(wishes[fact.kind], fact);
    case 'person':
      return wishes.people.some(({ id, role }) => id === fact.id && role === fact.role);
    case 'without-person':
      return wishes.withoutPeople.includes(fact.id);
    case 'language':
      return wishes.languages.includes(fact.language);
    case 'without-language':
      return wishes.withoutLanguages.includes(fact.language);
    case 'country':
      return wishes.countries.includes(fact.country);
    case 'children':
      return wishes.forChildren;
    case 'fame':
      return wishes.fame === fact.fame;
    case 'like':
      return wishes.likeFilms.includes(fact.id);
    case 'without-film':
      return wishes.withoutFilms.includes(fact.id);
    case 'unwatched':
      return true;
  }
}

function isInside(range: Range | null, { from, to }: Range): boolean {
  if (range === null) return false;
  return (range.from ?? -Infinity) >= (from ?? -Infinity) && (range.to ?? Infinity) <= (to ?? Infinity);
}
