/** 'My boyfriend watches horror. I do not want that': a refusal that points back at what was just said. */
import { hasCue, isItem, isMeasure, type Piece } from './piece.ts';
import type { Stance } from './read-stances.ts';

const pointing: ReadonlySet<string> = new Set(['them', 'those', 'that', 'any of that', 'any of them']);
/** Who likes it: what the visitor asked for is not taken back so. */
const own: ReadonlySet<string> = new Set(['i', 'im', 'id', 'we', 'wed']);

function pointsBack(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  const end = pieces[at + 2];
  const isPointing = next !== undefined && pointing.has(next.text) && !next.startsClause;
  const isEnd = end === undefined || end.startsClause || hasCue(end, 'and', 'but', 'please');
  return hasCue(pieces[at], 'no') && isPointing && isEnd;
}

/** The first piece of the sentence, or of the one before it where it begins with the refusal. */
function findStart(pieces: readonly Piece[], at: number): number {
  let start = at;
  while (start > 0 && pieces[start]?.startsSentence !== true) start -= 1;
  if (pieces.slice(start, at).some((piece) => isItem(piece)) || start === 0) return start;
  start -= 1;
  while (start > 0 && pieces[start]?.startsSentence !== true) start -= 1;
  return start;
}

function isOwn(piece: Piece | undefined): boolean {
  return own.has(piece?.text.split(' ')[0] ?? '');
}

/** Changes the stances of what is pointed at. */
export function refuseBack(pieces: readonly Piece[], stances: Stance[]): void {
  for (const at of pieces.keys()) {
    if (!pointsBack(pieces, at)) continue;
    const start = findStart(pieces, at);
    if (isOwn(pieces[start])) continue;
    for (let item = start; item < at; item += 1) {
      const piece = pieces[item];
      if (isItem(piece) && !isMeasure(piece) && piece?.mention === null) stances[item] = 'refused';
    }
  }
}
