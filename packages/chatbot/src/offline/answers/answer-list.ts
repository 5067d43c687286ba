/** 'What have I liked?' */
import type { KeptList } from '../dialogue/act.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { findTexts, listTexts } from './find-texts.ts';
import { linkFilm } from './markdown.ts';
import { count, listWords } from './say.ts';
import { suggestNext } from './suggest-next.ts';

const mostNamed = 5;

function sayList(parts: AnswerParts, list: KeptList, ids: readonly number[]): string {
  const named = listTexts.names[list];
  if (ids.length === 0) return listTexts.none(named);
  const films = ids.flatMap((id) => parts.mind.knowledge.filmsById.get(id) ?? []).slice(0, mostNamed);
  const many = count(ids.length, 'film', 'films');
  const [first] = films;
  if (!first) return listTexts.unnamed(many, named);
  if (ids.length === 1) return listTexts.one(named, linkFilm(first));
  return listTexts.some(many, named, listWords(films.map(linkFilm)));
}

export function answerList(parts: AnswerParts, list: KeptList): Answer {
  const { lists } = parts;
  if (lists.kind !== 'read') {
    const message = lists.kind === 'failed' ? findTexts.listsFailed : findTexts.loginForList;
    return plainAnswer(parts, { message, suggestions: suggestNext(parts) });
  }
  const { recommend, watchlist } = findTexts.chips;
  const suggestions = lists.wanted.length > 0 ? [recommend, watchlist] : [recommend];
  return plainAnswer(parts, { message: sayList(parts, list, lists[list]), suggestions });
}
