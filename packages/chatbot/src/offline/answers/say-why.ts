/** Why a film was picked: the wishes that it keeps, and what else speaks for it. */
import type { ChatFilm } from '../../chat-film.ts';
import { findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import { type Found, noParts } from '../retrieval/retrieval.ts';
import type { AnswerParts } from './answer.ts';
import { describeWishes } from './describe-wishes.ts';
import { filmTexts } from './film-texts.ts';
import { wishesAnything } from './find-opening.ts';
import { escapeMarkdown, linkFilm } from './markdown.ts';
import { writeReason } from './write-reason.ts';

/** Inside a sentence: 'a tense thriller'. What begins with a name stays. */
function uncapitalise(reason: string): string {
  return reason.replace(/^(?:A|An|As|Shares|From|Like|With|Only|Directed) /u, (word) => word.toLowerCase());
}

/** Empty where it was no pick of this conversation. */
export function sayWhy({ mind, conversation }: AnswerParts, film: ChatFilm): string {
  const { shown, wishes } = conversation;
  if (!shown.includes(film.tmdbId)) return '';
  const { knowledge } = mind;
  const link = linkFilm(film);
  const wish = describeWishes(wishes, knowledge);
  const found: Found = { film, score: 0, parts: noParts, because: wishes.likeFilms[0] ?? null };
  const keeps = findBrokenWishes(film, wishes).length === 0 ? filmTexts.whyFits : filmTexts.whyPartly;
  return [
    wishesAnything(wishes) ? keeps(link, wish) : filmTexts.whyOpen(link),
    filmTexts.whyReason(escapeMarkdown(uncapitalise(writeReason(found, wishes, knowledge)))),
    film.rating === null ? '' : filmTexts.whyRated(film.rating.toFixed(1)),
  ]
    .filter(Boolean)
    .join(' ');
}
