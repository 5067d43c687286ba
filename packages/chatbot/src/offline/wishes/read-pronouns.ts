/** 'with him in it', 'more of her films', 'by the same director'. */
import type { PersonWish } from '../../wishes.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { hasCue, type Piece } from './piece.ts';
import { filmOf } from './read-films.ts';
import { readRole } from './read-people.ts';
import type { Stance } from './read-stances.ts';

export interface PronounPerson {
  person: PersonWish;
  isRefused: boolean;
  at: number;
}

interface PronounParts {
  question: { subjectFilm: number | null; subjectPerson: number | null };
  knowledge: FilmKnowledge;
}

const objects: ReadonlySet<string> = new Set(['him', 'her']);
const subjects: ReadonlySet<string> = new Set(['he', 'she', 'hes', 'shes']);
const owners: ReadonlySet<string> = new Set(['his', 'her', 'hers']);
const works: ReadonlySet<string> = new Set(
  'films film movies movie work works filmography stuff other best ones'.split(' '),
);

function findPerson(pieces: readonly Piece[], at: number, subject: number | null): number | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const mention = pieces[before]?.mention;
    if (mention?.kind === 'person') return mention.ids[0] ?? null;
  }
  return subject;
}

function findFilm(pieces: readonly Piece[], at: number, subject: number | null): number | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const film = filmOf(pieces[before]);
    if (film !== null) return film;
  }
  return subject;
}

function isObject(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (!objects.has(piece?.text ?? '')) return false;
  const before = pieces[at - 1];
  return (
    hasCue(before, 'with', 'no', 'not') ||
    ['by', 'of', 'starring'].includes(before?.text.split(' ').at(-1) ?? '')
  );
}

function isOwner(pieces: readonly Piece[], at: number): boolean {
  if (!owners.has(pieces[at]?.text ?? '')) return false;
  return pieces[at]?.text === 'hers' || works.has(pieces[at + 1]?.text ?? '');
}

/** 'what else did she direct', 'films he is in'. */
function readSubject(pieces: readonly Piece[], at: number): PersonWish['role'] | null {
  if (!subjects.has(pieces[at]?.text ?? '')) return null;
  const behind = pieces.slice(at + 1, at + 3).flatMap(({ text }) => text.split(' '));
  if (behind.some((word) => word.startsWith('direct'))) return 'director';
  return behind.some((word) => /^(?:in|star|act|play)/u.test(word)) ? 'cast' : null;
}

/** 'I would like to see him in a comedy'. */
function readSeen(pieces: readonly Piece[], at: number): PersonWish['role'] | null {
  if (!objects.has(pieces[at]?.text ?? '') || !hasCue(pieces[at + 1], 'in')) return null;
  return /(?:see|watch|seen)$/u.test(pieces[at - 1]?.text ?? '') ? 'cast' : null;
}

function readSame(pieces: readonly Piece[], at: number, { question, knowledge }: PronounParts): PersonWish[] {
  const film = knowledge.filmsById.get(findFilm(pieces, at, question.subjectFilm) ?? 0);
  if (film === undefined) return [];
  if (hasCue(pieces[at], 'same-director')) return film.directors.map(({ id }) => ({ id, role: 'director' }));
  return film.cast.slice(0, 1).map(({ id }) => ({ id, role: 'cast' }));
}

function readPronoun(pieces: readonly Piece[], at: number, parts: PronounParts): PersonWish[] {
  if (hasCue(pieces[at], 'same-director', 'same-lead')) return readSame(pieces, at, parts);
  const spoken = readSubject(pieces, at) ?? readSeen(pieces, at);
  const isOwned = isOwner(pieces, at);
  if (spoken === null && !isOwned && !isObject(pieces, at)) return [];
  const id = findPerson(pieces, at, parts.question.subjectPerson);
  if (id === null) return [];
  const known = parts.knowledge.peopleById.get(id);
  return [{ id, role: spoken ?? (isOwned ? 'any' : readRole(pieces, at, known)) }];
}

export function readPronounPeople(
  pieces: readonly Piece[],
  stances: readonly Stance[],
  parts: PronounParts,
): PronounPerson[] {
  return pieces.flatMap((_, at) => {
    const isRefused = stances[at] === 'refused';
    return readPronoun(pieces, at, parts).map((person) => ({ person, isRefused, at }));
  });
}
