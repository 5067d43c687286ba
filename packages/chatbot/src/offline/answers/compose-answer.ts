/** The answer to what a message is about. */
import type { Answer, AnswerParts } from './answer.ts';
import { answerFilm } from './answer-film.ts';
import { answerFind } from './answer-find.ts';
import { answerList } from './answer-list.ts';
import { answerPerson } from './answer-person.ts';
import { answerSmallTalk } from './answer-small-talk.ts';
import { answerMissingFilm, answerWhichOne } from './answer-which-one.ts';

export function composeAnswer(parts: AnswerParts): Answer {
  const { act } = parts.understanding;
  switch (act.kind) {
    case 'find':
      return answerFind(parts, act);
    case 'film-question':
      return answerFilm(parts, act);
    case 'person-question':
      return answerPerson(parts, act);
    case 'which-one':
      return answerWhichOne(parts, act);
    case 'missing-film':
      return answerMissingFilm(parts, act.written);
    case 'list-question':
      return answerList(parts, act.list);
    default:
      return answerSmallTalk(parts, act);
  }
}
