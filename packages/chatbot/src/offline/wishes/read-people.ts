/** In which role a person is wished. */
import type { KnownPerson } from '../knowledge/film-knowledge.ts';
import type { Role } from '../../wishes.ts';
import { hasCue, type Piece } from './piece.ts';

const directing: ReadonlySet<string> = new Set(
  'by directed director directing direct directs shot helmed filmmaker made written'.split(' '),
);
const acting: ReadonlySet<string> = new Set(
  'starring stars star acting actor actress plays played cast'.split(' '),
);
const owned = /['’]s?$|s['’]$/u;
const works: ReadonlySet<string> = new Set(
  'films film movies movie work filmography direction pictures flicks'.split(' '),
);

function isPerson(piece: Piece | undefined): boolean {
  return piece?.mention?.kind === 'person';
}

function readBefore(pieces: readonly Piece[], at: number): Role | null {
  for (let before = at - 1; before >= 0 && before >= at - 8; before -= 1) {
    const piece = pieces[before];
    const words = piece?.text.split(' ') ?? [];
    if (words.some((word) => directing.has(word))) return 'director';
    if (hasCue(piece, 'with') || words.some((word) => acting.has(word))) return 'cast';
    // 'with A and B', 'with the great C', 'films from D'.
    if (hasCue(piece, 'made') && piece?.text === 'from') return 'director';
    const isPassed = isPerson(piece) || hasCue(piece, 'and', 'or', 'determiner') || piece?.text === 'the';
    if (!isPassed) return null;
    const next = pieces[before + 1];
    if (next?.startsSentence === true) return null;
  }
  return null;
}

function readBehind(pieces: readonly Piece[], at: number): Role | null {
  const person = pieces[at];
  const next = pieces[at + 1];
  if (owned.test(person?.written ?? '') && works.has(next?.text ?? '')) return 'director';
  const tail: string[] = [];
  for (let behind = at + 1; behind <= at + 4; behind += 1) {
    const piece = pieces[behind];
    if (piece === undefined || piece.startsClause) break;
    tail.push(...piece.text.split(' '));
  }
  const text = tail.join(' ');
  if (/^(?:(?:is|are|was) in$|(?:is |are |was |was also )?in (?:it|the cast|the lead|a lead))/u.test(text))
    return 'cast';
  if (/^(?:is )?(?:stars|starring|acts|plays|acting|as the lead)\b/u.test(text)) return 'cast';
  return /^(?:has |is |was )?(?:did|made|done|shot|directed|directs|directing|behind the camera)\b/u.test(
    text,
  )
    ? 'director'
    : null;
}

export function readRole(pieces: readonly Piece[], at: number, person: KnownPerson | undefined): Role {
  const behind = readBehind(pieces, at);
  const role = behind ?? readBefore(pieces, at) ?? 'any';
  // 'Meryl Streep's films' and 'a film by Tom Hanks' mean the films somebody is known for.
  const hasNeverDirected = person !== undefined && person.directed.length === 0 && person.actedIn.length > 0;
  if (role === 'director' && hasNeverDirected) return 'cast';
  // 'With Spielberg' is said of a maker's films too, 'with Spielberg in it' is not.
  const hasNeverActed = person !== undefined && person.actedIn.length === 0 && person.directed.length > 0;
  return role === 'cast' && behind === null && hasNeverActed ? 'director' : role;
}
