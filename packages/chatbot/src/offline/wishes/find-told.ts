/** What a story is about: 'we tried a horror film last weekend', 'he picked a three hour documentary'. */
import { isMeant } from './is-meant.ts';
import { hasCue, isItem, isMeasure, type Piece } from './piece.ts';

const pronouns: ReadonlySet<string> = new Set(
  'i we he she they ive weve hes shes theyve everyone everybody somebody someone nobody half people'.split(
    ' ',
  ),
);
const owners: ReadonlySet<string> = new Set('my our his her their the'.split(' '));
/** What people once did. None of them is said of a film without its makers. */
const deeds: ReadonlySet<string> = new Set(
  `watched saw tried picked picks chose chooses played showed brought dragged rented borrowed
  finished ended went came took gave had lost met visited travelled traveled stayed laughed cried slept
  sang danced complained argued talked cooked baked burned celebrated
  spent bought read sat walked drove screamed invited joked`.split(/\s+/u),
);
/** They are deeds right behind who did them: 'we had', but not 'with everything I had'. */
const closeDeeds: ReadonlySet<string> = new Set('had read played went came took gave lost saw'.split(' '));
const adverbs: ReadonlySet<string> = new Set(
  'have has had ve just only finally once never always already actually really also then recently both all'.split(
    ' ',
  ),
);
/** Here the story ends and the question begins. */
const turns: ReadonlySet<string> = new Set(
  'so now therefore can could would do does is are any anything something what which got maybe perhaps'.split(
    ' ',
  ),
);
const mostBetween = 12;

function isSubject(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  if (piece === undefined) return false;
  return pronouns.has(piece.text) || owners.has(piece.text) || hasCue(piece, 'company');
}

function isTurn(piece: Piece | undefined): boolean {
  // 'We gave up on a slow film' goes on, 'and I do not want gore again' turns.
  const isRefusal = hasCue(piece, 'no') && !/^(?:gave|given|had|stop|quit)/u.test(piece?.text ?? '');
  return isRefusal || hasCue(piece, 'want', 'but', 'please', 'correction') || turns.has(piece?.text ?? '');
}

/** 'Another one', 'more like that': what was told of is asked for. */
function refersBack(piece: Piece): boolean {
  // 'That kind of thing' only closes a list.
  const isLike = hasCue(piece, 'like-that') && !piece.text.startsWith('that');
  return isLike || ['another', 'another one', 'the same', 'same', 'similar'].includes(piece.text);
}

/** Whether somebody did it: who did stands before it in the sentence. */
function isDeed(pieces: readonly Piece[], at: number): boolean {
  const text = pieces[at]?.text ?? '';
  if (!deeds.has(text) || hasCue(pieces[at - 1], 'not')) return false;
  let before = at - 1;
  while (adverbs.has(pieces[before]?.text ?? '') && pieces[before + 1]?.startsClause === false) before -= 1;
  // 'The kind that my dad would have watched' is a wish.
  if (['would', 'could', 'should'].includes(pieces[before]?.text ?? '')) return false;
  if (closeDeeds.has(text)) {
    const isNear = isSubject(pieces, before) || owners.has(pieces[before - 1]?.text ?? '');
    return isNear && pieces[before + 1]?.startsSentence === false;
  }
  for (let who = before; who >= 0 && at - who <= mostBetween; who -= 1) {
    if (pieces[who + 1]?.startsSentence === true || isTurn(pieces[who])) return false;
    if (isSubject(pieces, who)) return true;
  }
  return false;
}

/** 'Why people like being scared': nobody asks for it. */
function opensRiddle(pieces: readonly Piece[], at: number): boolean {
  return pieces[at]?.text === 'why' && at > 0 && !hasCue(pieces[at + 1], 'not');
}

const asking: ReadonlySet<string> = new Set(
  'any anything something which what ideas suggestions tips'.split(' '),
);

function isAsking(piece: Piece): boolean {
  return hasCue(piece, 'want', 'please') || asking.has(piece.text);
}

/** For every piece, whether it only tells of what was. A story without any other wish is one. */
export function findTold(pieces: readonly Piece[]): boolean[] {
  let isTold = false;
  let hasItem = false;
  const told = pieces.map((piece, at) => {
    const isNext =
      piece.startsClause && (piece.marks.includes(':') || (hasCue(piece, 'determiner') && !hasItem));
    if (piece.startsSentence || isTurn(piece) || isNext) isTold = false;
    if (isDeed(pieces, at) || opensRiddle(pieces, at)) {
      isTold = true;
      hasItem = false;
    }
    hasItem ||= isItem(piece);
    return isTold;
  });
  const isWished = (piece: Piece, at: number): boolean =>
    isItem(piece) && !isMeasure(piece) && piece.mention === null && told[at] === false && isMeant(pieces, at);
  const isOnlyTold = pieces.some(isWished) || !pieces.some(isAsking);
  return isOnlyTold && !pieces.some(refersBack) ? told : pieces.map(() => false);
}
