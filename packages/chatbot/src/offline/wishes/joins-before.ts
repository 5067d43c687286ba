/** Whether a wish and the one of its field before it are alternatives: 'comedy or drama', 'comedy, drama or horror'. */
import type { OneWish } from './meaning.ts';
import { hasCue, type Piece } from './piece.ts';
import type { Stance } from './read-stances.ts';

type Field = OneWish['field'];

function hasField(wishes: readonly OneWish[] | undefined, field: Field | undefined): boolean {
  return field !== undefined && wishes?.some((wish) => wish.field === field) === true;
}

type Link = 'or' | 'and' | 'comma' | 'none';

/** What stands between two wishes of one field; null where there are other words. */
function readLink(pieces: readonly Piece[], before: number, at: number): Link | null {
  let link: Link = pieces[at]?.marks.includes('/') === true ? 'or' : 'none';
  for (let between = before + 1; between <= at; between += 1) {
    const piece = pieces[between];
    if (hasCue(piece, 'or')) link = 'or';
    else if (hasCue(piece, 'and')) link = 'and';
    else if (piece?.startsClause === true && link === 'none') link = 'comma';
    else if (
      between < at &&
      !hasCue(piece, 'determiner', 'filmnoun', 'with', 'made', 'in', 'set') &&
      piece?.text !== 'the'
    )
      return null;
  }
  return link;
}

function findNext(resolved: readonly (readonly OneWish[])[], at: number, field: Field | undefined): number {
  for (let next = at + 1; next < resolved.length; next += 1) if (hasField(resolved[next], field)) return next;
  return -1;
}

export function joinsBefore(
  pieces: readonly Piece[],
  resolved: readonly (readonly OneWish[])[],
  stances: readonly Stance[],
  at: number,
): boolean {
  const field = resolved[at]?.[0]?.field;
  let before = at - 1;
  while (before >= 0 && !hasField(resolved[before], field)) before -= 1;
  if (before < 0 || stances[before] !== 'wanted') return false;
  const link = readLink(pieces, before, at);
  if (link === 'or') return true;
  // Years: 'the seventies and the eighties' are one stretch.
  if (field === 'years' && link !== null && link !== 'none') return true;
  if (link !== 'comma') return false;
  // 'comedy, drama or horror': the 'or' comes at the end of the list.
  for (let from = at; ;) {
    const next = findNext(resolved, from, field);
    if (next === -1 || stances[next] !== 'wanted') return false;
    const ahead = readLink(pieces, from, next);
    if (ahead !== 'comma') return ahead === 'or';
    from = next;
  }
}
