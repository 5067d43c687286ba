/** Which pieces of a message are wished, which are refused and which are only spoken of. */
import { findTold } from './find-told.ts';
import { isAllowed, isOnlySpokenOf } from './only-spoken-of.ts';
import { refuseBack } from './refuse-back.ts';
import { hasCue, isItem, isMeasure, listWishes, type Piece } from './piece.ts';

export type Stance = 'wanted' | 'refused' | 'ignored';

interface Refusal {
  kind: 'not' | 'no' | 'too';
  /** The items that were refused so far. */
  taken: Piece[];
  /** 'What I do not want: horror, gore': all of the sentence. */
  isList: boolean;
}

/** Moods that are refused together; 'not too scary and funny' refuses the first alone. */
const heavyMoods: ReadonlySet<string> = new Set([
  'scary',
  'violent',
  'gory',
  'disturbing',
  'creepy',
  'bleak',
  'tearjerker',
  'tense',
  'melancholic',
  'slow-burn',
  'gritty',
]);

/** What comes behind is no longer refused: 'my French is not great so something simple'. */
const reasons: ReadonlySet<string> = new Set(['so', 'because', 'then', 'if', 'therefore']);

function isHeavy(piece: Piece | undefined): boolean | null {
  const moods = listWishes(piece).flatMap((wish) => (wish.field === 'moods' ? wish.values : []));
  return moods.length === 0 ? null : moods.some((mood) => heavyMoods.has(mood));
}

function differ(a: Piece | undefined, b: Piece | undefined): boolean {
  const [first, second] = [isHeavy(a), isHeavy(b)];
  return first !== null && second !== null && first !== second;
}

function isConnector(piece: Piece | undefined): boolean {
  return hasCue(piece, 'and', 'or');
}

/** 'no horror, gore or violence', but not 'no horror, comedy'. */
function listGoesOn(pieces: readonly Piece[], from: number, last: Piece | undefined): boolean {
  let count = 0;
  for (let at = from; at < pieces.length && (at === from || pieces[at]?.startsSentence !== true); at += 1) {
    const piece = pieces[at];
    if (isConnector(piece)) return count > 0 && isItem(pieces[at + 1]) && !differ(last, pieces[at + 1]);
    if (hasCue(piece, 'filmnoun')) continue;
    if (!isItem(piece) || isMeasure(piece)) return false;
    count += 1;
  }
  return count > 1 && !differ(last, pieces[from]);
}

/** 'no' between two marks answers or corrects. */
export function isAnswer(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.text !== 'no' && piece?.text !== 'nope') return false;
  return piece.startsClause && (pieces[at + 1]?.startsClause ?? false);
}

function findRefusal(pieces: readonly Piece[], at: number): Refusal['kind'] | null {
  const piece = pieces[at];
  if (isAnswer(pieces, at)) return null;
  if (hasCue(piece, 'no')) return 'no';
  if (hasCue(piece, 'not')) return 'not';
  return hasCue(piece, 'too') && isItem(pieces[at + 1]) ? 'too' : null;
}

function endsAtClause(pieces: readonly Piece[], at: number, refusal: Refusal): boolean {
  const piece = pieces[at];
  if (piece?.startsSentence === true) return true;
  if (piece?.marks.includes(':') === true && refusal.taken.length === 0) refusal.isList = true;
  const last = refusal.taken.at(-1);
  return !refusal.isList && (last === undefined || !listGoesOn(pieces, at, last));
}

function endsAtCue(pieces: readonly Piece[], at: number, refusal: Refusal): boolean {
  const piece = pieces[at];
  if (hasCue(piece, 'but', 'want', 'only')) return true;
  if (refusal.isList) return false;
  const isReason = reasons.has(piece?.text ?? '') && !hasCue(pieces[at - 1], 'not', 'no');
  if (isReason) return true;
  const isLater = refusal.taken.length > 0 && !isConnector(pieces[at - 1]);
  if (hasCue(piece, 'determiner')) return isLater || piece?.startsClause === true;
  return isLater && hasCue(piece, 'with', 'made', 'set', 'about', 'please', 'like', 'more', 'less');
}

function endsAtItem(pieces: readonly Piece[], at: number, refusal: Refusal): boolean {
  const last = refusal.taken.at(-1);
  const piece = pieces[at];
  if (piece !== undefined && /^(?:not|non) /u.test(piece.text)) return true;
  if (last === undefined || piece === undefined) return false;
  if (isMeasure(piece) && !isMeasure(last)) return true;
  if (!hasCue(pieces[at - 1], 'and')) return false;
  if (refusal.kind === 'no') return differ(last, piece);
  const isMood = isHeavy(piece) !== null;
  return isMood ? isHeavy(last) !== true || isHeavy(piece) !== true : isMeasure(last) && !isMeasure(piece);
}

/** 'Liam Neeson must not be in it'. */
function isKeptOut(pieces: readonly Piece[], at: number): boolean {
  const next = pieces[at + 1];
  return pieces[at]?.mention?.kind === 'person' && hasCue(next, 'not') && hasCue(pieces[at + 2], 'in');
}

function judgeItem(pieces: readonly Piece[], at: number, refusal: Refusal | null): Stance {
  if (hasCue(pieces[at + 1], 'free') && pieces[at + 1]?.startsClause === false) return 'refused';
  if (hasCue(pieces[at + 1], 'hated') && pieces[at]?.mention?.kind !== 'film') return 'refused';
  if (isAllowed(pieces, at)) return 'ignored';
  if (isKeptOut(pieces, at)) return 'refused';
  if (refusal !== null) return 'refused';
  return isOnlySpokenOf(pieces, at) ? 'ignored' : 'wanted';
}

/** A stance for every piece; it counts only for items and for words that stand for a film. */
export function readStances(pieces: readonly Piece[]): Stance[] {
  let refusal: Refusal | null = null;
  let allows = false;
  const told = findTold(pieces);
  const stances = pieces.map((piece, at): Stance => {
    if (piece.startsClause) {
      allows = false;
      if (refusal !== null && endsAtClause(pieces, at, refusal)) refusal = null;
    }
    const kind = findRefusal(pieces, at);
    if (kind !== null) {
      refusal = { kind: kind === 'too' && refusal !== null ? refusal.kind : kind, taken: [], isList: false };
      allows = false;
      return 'ignored';
    }
    if (hasCue(piece, 'allow')) {
      allows = true;
      refusal = null;
    }
    if (hasCue(piece, 'but', 'want')) allows = false;
    if (refusal !== null && endsAtCue(pieces, at, refusal)) {
      // 'no documentaries about war' wishes for no war.
      allows = hasCue(piece, 'about') && refusal.taken.includes(pieces[at - 1] ?? piece);
      refusal = null;
    }
    if (!isItem(piece)) return refusal === null ? 'wanted' : 'refused';
    if (allows || (told[at] === true && piece.mention === null)) return 'ignored';
    if (refusal !== null && endsAtItem(pieces, at, refusal)) refusal = null;
    const stance = judgeItem(pieces, at, refusal);
    if (stance === 'refused') refusal?.taken.push(piece);
    return stance;
  });
  refuseBack(pieces, stances);
  return stances;
}
