/**
 * What a prompt asks for, known because the prompt was put together from it, and a plain check whether a film has it. The
 * check is written apart from the chatbot's own after `packages/chatbot/README.md`, so that one finds the other's faults.
 */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { Role } from '@kinora/chatbot/wishes';

export type Fact =
  | { kind: 'genre' | 'without-genre'; genre: number; name: string }
  | { kind: 'mood' | 'without-mood'; mood: string }
  | { kind: 'theme' | 'without-theme'; theme: string }
  | { kind: 'years' | 'runtime' | 'rating'; from: number | null; to: number | null }
  | { kind: 'person'; id: number; name: string; role: Role }
  | { kind: 'without-person'; id: number; name: string }
  | { kind: 'language' | 'without-language'; language: string; name: string }
  | { kind: 'country'; country: string; name: string }
  | { kind: 'children' }
  | { kind: 'fame'; fame: 'known' | 'hidden' }
  | { kind: 'like' | 'without-film'; id: number; title: string }
  /** What a signed-in user has watched. */
  | { kind: 'unwatched'; watched: readonly number[] };

export type FactKind = Fact['kind'];

const horror = 27;
const family = 10_751;

/** Moods that are as unwelcome as the one that was ruled out. */
const unwelcomeWith: Readonly<Record<string, readonly string[]>> = {
  scary: ['creepy'],
  violent: ['gory'],
  tearjerker: ['bleak'],
};
const notForChildren = ['scary', 'violent', 'gory', 'disturbing', 'creepy'];

export function hasFact(film: ChatFilm, fact: Fact): boolean {
  switch (fact.kind) {
    case 'genre':
      return film.genres.includes(fact.genre);
    case 'without-genre':
      return !film.genres.includes(fact.genre);
    case 'mood':
      return film.moods.includes(fact.mood);
    case 'without-mood':
      return isFreeOf(film, fact.mood);
    case 'theme':
      return film.themes.includes(fact.theme);
    case 'without-theme':
      return !film.themes.includes(fact.theme);
    case 'years':
      return isWithin(film.year, fact);
    case 'runtime':
      return isWithin(film.runtime, fact);
    case 'rating':
      return isWithin(film.rating, fact);
    case 'person':
      return namesIn(film, fact.role).includes(fact.id);
    case 'without-person':
      return !namesIn(film, 'any').includes(fact.id);
    case 'language':
      return film.language === fact.language;
    case 'without-language':
      return film.language !== fact.language;
    case 'country':
      return film.countries.includes(fact.country);
    case 'children':
      return isForChildren(film);
    case 'fame':
      return fact.fame === 'known' ? film.prominence >= 0.75 : film.prominence < 0.6;
    case 'like':
    case 'without-film':
      return film.tmdbId !== fact.id;
    case 'unwatched':
      return !fact.watched.includes(film.tmdbId);
  }
}

function isFreeOf(film: ChatFilm, mood: string): boolean {
  if (mood === 'scary' && film.genres.includes(horror)) return false;
  return ![mood, ...(unwelcomeWith[mood] ?? [])].some((one) => film.moods.includes(one));
}

function isForChildren({ genres, moods }: ChatFilm): boolean {
  const isMeant = genres.includes(family) || moods.includes('family-friendly');
  return isMeant && !genres.includes(horror) && !notForChildren.some((mood) => moods.includes(mood));
}

function isWithin(value: number | null, { from, to }: { from: number | null; to: number | null }): boolean {
  if (value === null) return false;
  return value >= (from ?? -Infinity) && value <= (to ?? Infinity);
}

function namesIn({ directors, cast }: ChatFilm, role: Role): number[] {
  const asked = [...(role === 'cast' ? [] : directors), ...(role === 'director' ? [] : cast)];
  return asked.map(({ id }) => id);
}

export function describeFact(fact: Fact): string {
  if (fact.kind === 'unwatched') return `none of ${fact.watched.length} watched`;
  const { kind, ...rest } = fact;
  return [kind, ...Object.values(rest).map((value) => value ?? '…')].join(' ');
}
