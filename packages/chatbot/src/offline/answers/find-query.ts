/** What is asked of retrieval for a turn. */
import type { Query } from '../retrieval/retrieval.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { AnswerParts } from './answer.ts';
import type { FindAct } from '../dialogue/act.ts';
import { wishesAnything } from './find-opening.ts';

const picksOfAList = 4;
const mostTastes = 20;

function everythingBut({ films }: FilmKnowledge, kept: readonly number[]): number[] {
  const wanted = new Set(kept);
  return films.map(({ tmdbId }) => tmdbId).filter((id) => !wanted.has(id));
}

/** Films that are not to come, whoever asks. */
function hiddenFilms({ conversation, understanding, lists, mind }: AnswerParts, act: FindAct): Set<number> {
  const { likeFilms } = understanding.wishes;
  const hidden = [...conversation.shown, ...likeFilms];
  if (lists.kind !== 'read') return new Set(hidden);
  const watched = act.again ? [] : lists.watched;
  // What was liked was seen.
  const liked = act.again ? [] : lists.liked;
  const others = act.fromList === 'wanted' ? everythingBut(mind.knowledge, lists.wanted) : [];
  return new Set([...hidden, ...watched, ...liked, ...others]);
}

export function queryFor(parts: AnswerParts, act: FindAct): Query {
  const { understanding, lists, neighbours, today, conversation } = parts;
  const { wishes, described } = understanding;
  const isOpen = !wishesAnything(wishes) && described.length === 0;
  const query: Query = {
    wishes,
    words: described,
    neighbours,
    tastes: lists.kind === 'read' && !act.surprise ? lists.liked.slice(0, mostTastes) : [],
    hidden: hiddenFilms(parts, act),
    count: picksOfAList,
  };
  // Without a wish the same few films would come to everyone, every day.
  const day = Math.floor(today.getTime() / 86_400_000);
  if (act.surprise) return { ...query, seed: today.getTime() + conversation.turns };
  return isOpen && query.tastes.length === 0 ? { ...query, seed: day } : query;
}
