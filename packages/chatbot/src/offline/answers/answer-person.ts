/** What somebody made: the number of films and some of them. */
import type { Role } from '../../wishes.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { findFilms } from './answer-find.ts';
import { findTexts } from './find-texts.ts';
import { escapeMarkdown } from './markdown.ts';
import { count, listWords } from './say.ts';

const looking = {
  kind: 'find',
  more: false,
  surprise: false,
  personal: false,
  again: true,
  fromList: null,
} as const;

function sayCounts(directed: number, actedIn: number, role: Role): string {
  const { directedFilms, actedInFilms } = findTexts;
  return listWords(
    [
      directed > 0 && role !== 'cast' ? directedFilms(count(directed, 'film', 'films')) : '',
      actedIn > 0 && role !== 'director' ? actedInFilms(count(actedIn, 'film', 'films')) : '',
    ].filter(Boolean),
  );
}

export function answerPerson(parts: AnswerParts, { id, role }: { id: number; role: Role }): Answer {
  const person = parts.mind.knowledge.peopleById.get(id);
  if (!person) return plainAnswer(parts, { message: findTexts.personUnknown });
  const name = escapeMarkdown(person.name);
  const counts = sayCounts(person.directed.length, person.actedIn.length, role);
  if (counts === '') return plainAnswer(parts, { message: findTexts.personNone(name) });
  const answer = findFilms(parts, looking);
  const said = findTexts.person(name, counts);
  if (answer.picks.length === 0) return answer;
  return { ...answer, message: `${said}\n\n${answer.message}` };
}
