/** What 'it', 'this one' and 'him' stand for when a message comes, and what they stand for after it. */
import type { Conversation, Subject } from '../../conversation.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { FilmQuestion } from './act.ts';

export interface Pointing {
  subjectFilm: number | null;
  subjectPerson: number | null;
}

export interface PointingQuestion {
  line: string;
  conversation: Conversation;
  pageFilm: number | undefined;
  knowledge: FilmKnowledge;
}

/** The page wins where the visitor has just come to it, and where they say so; then what was talked of. */
function findSubjectFilm({ line, conversation, pageFilm, knowledge }: PointingQuestion): number | null {
  const { subject, page, latestPicks } = conversation;
  const ofPage = pageFilm !== undefined && knowledge.filmsById.has(pageFilm) ? pageFilm : null;
  if (ofPage !== null && (ofPage !== page || /\bthis (?:film|movie|page)\b/u.test(line))) return ofPage;
  if (subject?.kind === 'film') return subject.tmdbId;
  if (ofPage !== null) return ofPage;
  return latestPicks.length === 1 ? (latestPicks[0] ?? null) : null;
}

export function findPointing(question: PointingQuestion): Pointing {
  const { subject } = question.conversation;
  const subjectPerson = subject?.kind === 'person' ? subject.id : (subject?.person ?? null);
  return { subjectFilm: findSubjectFilm(question), subjectPerson };
}

const ofDirector: readonly FilmQuestion[] = ['director', 'writer'];

/** After a question about a film: 'him' is then its director or its lead. */
export function subjectOfQuestion(knowledge: FilmKnowledge, question: FilmQuestion, tmdbId: number): Subject {
  const film = knowledge.filmsById.get(tmdbId);
  const people = ofDirector.includes(question) ? film?.directors : film?.cast;
  const person = people?.[0]?.id;
  return person === undefined ? { kind: 'film', tmdbId } : { kind: 'film', tmdbId, person };
}
