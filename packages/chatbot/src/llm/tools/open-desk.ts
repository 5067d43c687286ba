/** Lays out what the tools of a turn work with. */
import type { FilmSource } from '../../film-source.ts';
import type { AnswerParts } from '../../offline/answers/answer.ts';
import { queryFor } from '../../offline/answers/find-query.ts';
import { plainFind } from '../../offline/dialogue/act.ts';
import { findNeighbours } from '../../offline/find-neighbours.ts';
import type { Desk } from './desk.ts';

export interface DeskParts {
  parts: Omit<AnswerParts, 'neighbours'>;
  source: FilmSource;
  signal: AbortSignal;
}

export async function openDesk({ parts, source, signal }: DeskParts): Promise<Desk> {
  const { understanding, conversation } = parts;
  const act = understanding.act.kind === 'find' ? understanding.act : plainFind;
  const neighbours = await findNeighbours(source, understanding.wishes.likeFilms, signal);
  const known = { ...parts, neighbours };
  return {
    parts: known,
    query: queryFor(known, act),
    findSimilar: source.findSimilar,
    signal,
    known: new Set(conversation.knownToModel),
    found: new Map(),
  };
}
