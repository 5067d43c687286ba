/** Looks for the words before a name that say that it is one. */
import type { MessageWord } from '../../reading/message-words.ts';
import { isArticle } from '../names/light-words.ts';
import { notComparing, tasting, type CueStrength, type Cues } from '../words/cue-words.ts';

const skipped = new Set(
  'movie film movies films called named titled classic original first both either maybe especially eg director actor actress'.split(
    ' ',
  ),
);
const mostSkipped = 3;
/** Marks that lead on to a name; any other parts it from the words before. */
const leadingMarks = /^[:\-–—([#"“'‘«„*_]*$/u;

function isParted({ startsClause, marks = '' }: MessageWord): boolean {
  return startsClause && !leadingMarks.test(marks);
}

/** 'I like Heat' is a taste, 'would like' a wish, and any other 'like' compares. */
function weighLike(before: MessageWord | undefined): CueStrength | 0 {
  if (!before) return 2;
  if (notComparing.has(before.folded)) return 0;
  return tasting.has(before.folded) ? 1 : 2;
}

/** Where a clause has to begin for 'is' and 'was' to ask about a name. */
const asking = new Set(['is', 'was', 'are', 'does', 'did']);

function cueEndingAt(words: readonly MessageWord[], end: number, cues: Cues): CueStrength | 0 {
  const last = words[end];
  if (!last) return 0;
  for (const { words: phrase, strength } of cues.get(last.folded) ?? []) {
    const start = end - phrase.length + 1;
    if (start < 0 || !phrase.every((word, at) => words[start + at]?.folded === word)) continue;
    if (words.slice(start + 1, end + 1).some((word) => word.startsClause)) continue;
    if (phrase.length > 1) return strength;
    if (last.folded === 'like') return weighLike(last.startsClause ? undefined : words[end - 1]);
    if (asking.has(last.folded) && !last.startsClause) continue;
    return strength;
  }
  return 0;
}

/** The strength of the cue right before word `from`, articles and 'the movie' between them left aside. */
export function findCue(words: readonly MessageWord[], from: number, cues: Cues): CueStrength | 0 {
  for (let end = from - 1; end >= 0 && end >= from - 1 - mostSkipped; end -= 1) {
    if (isParted(words[end + 1]!)) return 0;
    const cue = cueEndingAt(words, end, cues);
    if (cue > 0) return cue;
    const { folded } = words[end]!;
    if (!isArticle(folded) && !skipped.has(folded)) return 0;
  }
  return 0;
}
