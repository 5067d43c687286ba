/** Asks back which film is meant, and says where one is missing. */
import type { Depending } from '../dialogue/act.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { chooseExamples } from './example-questions.ts';
import { filmTexts } from './film-texts.ts';
import { linkFilm, quoteWritten } from './markdown.ts';
import { vary } from './say.ts';
import { suggestNext } from './suggest-next.ts';

const mostOffered = 5;

interface WhichOne {
  written: string;
  tmdbIds: readonly number[];
  question: Depending;
}

export function answerWhichOne(parts: AnswerParts, { written, tmdbIds, question }: WhichOne): Answer {
  const { filmsById } = parts.mind.knowledge;
  const films = tmdbIds.flatMap((id) => filmsById.get(id) ?? []).slice(0, mostOffered);
  if (films.length === 0) {
    const isWhere = question === 'where';
    const suggestions = suggestNext(parts);
    return plainAnswer(parts, { message: isWhere ? filmTexts.whereAny : filmTexts.whichFilm, suggestions });
  }
  const asking = written === '' ? filmTexts.whichOfList : filmTexts.whichOfName(quoteWritten(written));
  const years = films.flatMap(({ year }) => year ?? []);
  const areTold = new Set(years).size === films.length;
  return plainAnswer(parts, {
    message: `${asking}\n\n${films.map((film) => `- ${linkFilm(film)}`).join('\n')}`,
    suggestions: areTold
      ? years.slice(0, 3).map((year) => filmTexts.oneFrom(year))
      : filmTexts.places.slice(0, films.length),
    asked: { kind: 'which-film', tmdbIds: films.map(({ tmdbId }) => tmdbId), question },
  });
}

export function answerMissingFilm(parts: AnswerParts, written: string): Answer {
  const { conversation, mind } = parts;
  const say = vary(filmTexts.missingFilm, conversation.turns);
  return plainAnswer(parts, {
    message: say(quoteWritten(written)),
    suggestions: chooseExamples(mind.knowledge, parts, conversation.turns),
  });
}
