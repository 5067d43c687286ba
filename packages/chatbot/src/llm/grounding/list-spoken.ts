/** What the visitor said in the conversation, for the check of what the model says. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { Turn } from '../../chatbot.ts';
import type { Understanding } from '../../offline/dialogue/understand.ts';
import type { FilmKnowledge } from '../../offline/knowledge/film-knowledge.ts';
import { nameWishes } from '../tools/name-wishes.ts';
import { decadeNames } from './fact-words.ts';
import type { Spoken } from './ground.ts';

export function listSpoken(
  { message, conversation, pageFilm }: Turn,
  { mentions, wishes }: Understanding,
  knowledge: FilmKnowledge,
): Omit<Spoken, 'isRecited'> {
  const asked = conversation.exchanges.map((exchange) => exchange.asked);
  const wished = Object.values(nameWishes(wishes, knowledge)).flat().map(String);
  const decades = [wishes.years?.from, wishes.years?.to].flatMap((year) => (year ? decadeNames(year) : []));
  const page = pageFilm === undefined ? [] : [pageFilm];
  const named = mentions.flatMap((mention) => (mention.kind === 'film' ? mention.tmdbIds : []));
  const films = [...named, ...wishes.likeFilms, ...page];
  const titles = films.flatMap((id) => knowledge.filmsById.get(id)?.title ?? []);
  return { films, words: [message, ...asked, ...wished, ...decades, ...titles].flatMap(splitWords) };
}
