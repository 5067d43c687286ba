/** Wishes that are taken back: 'any genre is fine', 'the year does not matter', 'it does not have to be French'. */
import { hasCue, isItem, listWishes, type Piece } from './piece.ts';
import type { WishField } from './wish-reading.ts';

export interface ReadDrops {
  fields: WishField[];
  /** Pieces that ask for nothing because they are taken back. */
  taken: ReadonlySet<number>;
}

const reach = 4;

function fieldOf(piece: Piece | undefined): WishField | null {
  return piece?.meaning?.kind === 'field' ? piece.meaning.field : null;
}

/** The fields that an item asks for. */
function listFields(piece: Piece | undefined): WishField[] {
  if (piece?.mention?.kind === 'person') return ['people'];
  if (piece?.meaning?.kind === 'place') return ['countries'];
  if (piece?.meaning?.kind === 'romantic') return ['moods'];
  return listWishes(piece).map(({ field }) => field);
}

interface Drop {
  fields: WishField[];
  taken: number[];
}

function findAhead(pieces: readonly Piece[], at: number, accepts: (piece: Piece) => boolean): number {
  for (let next = at + 1; next <= at + reach; next += 1) {
    const piece = pieces[next];
    if (piece === undefined || piece.startsSentence || hasCue(piece, 'but')) return -1;
    if (accepts(piece)) return next;
    if (isItem(piece) || (piece.startsClause && next > at + 1)) return -1;
  }
  return -1;
}

/** 'any year', 'forget the length', 'no matter how long it is'. */
function dropNamed(pieces: readonly Piece[], at: number): Drop | null {
  const next = findAhead(pieces, at, (piece) => fieldOf(piece) !== null);
  const field = fieldOf(pieces[next]);
  return field === null ? null : { fields: [field], taken: [] };
}

/** 'it does not have to be French or old', 'forget the horror'. */
function dropItems(pieces: readonly Piece[], at: number): Drop | null {
  let next = findAhead(pieces, at, isItem);
  if (next === -1) return null;
  const drop: Drop = { fields: [], taken: [] };
  for (; isItem(pieces[next]) || hasCue(pieces[next], 'and', 'or', 'determiner', 'filmnoun'); next += 1) {
    if (pieces[next]?.startsClause === true && next > at + 1) break;
    drop.fields.push(...listFields(pieces[next]));
    drop.taken.push(next);
  }
  return drop;
}

/** 'the length does not matter'. */
function dropOver(pieces: readonly Piece[], at: number): Drop | null {
  for (let before = at - 1; before >= Math.max(0, at - reach); before -= 1) {
    const field = fieldOf(pieces[before]);
    if (field !== null) return { fields: [field], taken: [] };
    if (pieces[before + 1]?.startsSentence === true) return null;
  }
  return null;
}

function readDrop(pieces: readonly Piece[], at: number): Drop | null {
  const piece = pieces[at];
  if (hasCue(piece, 'drop-need')) return dropItems(pieces, at);
  const isAny = hasCue(piece, 'drop-any') && fieldOf(pieces[at + 1]) !== null;
  if (isAny) return dropNamed(pieces, at);
  if (hasCue(piece, 'drop-over')) return dropOver(pieces, at);
  if (!hasCue(piece, 'drop-free')) return null;
  const over = piece?.text.includes('matter') === true ? dropOver(pieces, at) : null;
  const named = over ?? dropNamed(pieces, at);
  const isCareless = hasCue(piece, 'allow') || piece?.text.includes('care') === true;
  return named ?? (isCareless ? null : dropItems(pieces, at));
}

export function readDrops(pieces: readonly Piece[]): ReadDrops {
  const fields: WishField[] = [];
  const taken = new Set<number>();
  for (const at of pieces.keys()) {
    const drop = readDrop(pieces, at);
    if (drop === null) continue;
    for (const field of drop.fields) if (!fields.includes(field)) fields.push(field);
    for (const number of drop.taken) taken.add(number);
  }
  return { fields, taken };
}
