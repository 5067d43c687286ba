/** Lays out what the tools of a turn work with. */
import type { FilmSource } from '../../film-source.ts';
import type { AnswerParts } from '../../offline/answers/answer.ts';
import type { FindAct } from '../../offline/answers/find-opening.ts';
import { queryFor } from '../../offline/answers/find-query.ts';
import { findNeighbours } from '../../offline/find-neighbours.ts';
import type { Desk } from './desk.ts';

export interface DeskParts {
  parts: Omit<AnswerParts, 'neighbours'>;
  source: FilmSource;
  signal: AbortSignal;
}

/** What nobody asked for is searched for like a plain wish. */
const plainFind: FindAct = {
  kind: 'find',
  more: false,
  surprise: false,
  personal: false,
  again: false,
  fromList: null,
};

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
