/** What a message says about the looking itself: more of the same, a surprise, the visitor's own lists. */
import type { KeptList } from './act.ts';

const more =
  /\b(?:more(?! (?:than|about|info\w*|of a|violent|modern|recent))|another|others?|next|else|different ones?|different films?|different movies?|a few more|keep going|show me more|again|similar(?: (?:ones?|films|movies|stuff|things))?(?: please)?$|like (?:these|those|them)$|not (?:that|this|those|these|them)|none of (?:those|these|them))\b/u;
const surprise =
  /\b(?:surprise|random|whatever|you (?:choose|pick|decide)|your (?:choice|pick)|any(?:thing| film| movie)(?: goes| at all| will do)?$|i (?:dont|do not) (?:care|mind)|no (?:idea|preference)|feeling lucky|roll the dice|dealers choice)\b/u;
/** Asks for what suits the visitor, where no other wish is said. */
const advice =
  /\b(?:(?:recommend|suggest)\w*|what (?:should|shall|would|could) i (?:watch|see|like|enjoy|try)|(?:something|film|movie|pick\w*|find) for me|for me$)\b/u;
/** Of those, what an account answers better. */
const personalAdvice =
  /\b(?:(?:recommend|suggest)(?:ation)?s?(?: me)?(?: (?:something|anything|a film|a movie|one|some films|some movies|films|movies))?(?: (?:good|nice|please|to watch))*$|what (?:would|might|could) i (?:like|enjoy)|for me)\b/u;
const own =
  /\b(?:based on (?:what|my)|my (?:taste|tastes|likes|history|favou?rites)|(?:i|ive|i have) (?:already )?liked?$|what i like|i usually (?:like|watch))\b/u;
/** Asks for any film. */
const plain =
  /\b(?:what (?:should|shall|can|could|do|would) (?:i|we) (?:watch|see|try)|what to watch|something (?:good )?to watch|need a (?:film|movie)|want (?:a|to watch a|to see a) (?:film|movie)|(?:film|movie) night|bored|help me (?:choose|pick|decide|find)|(?:a|any) good (?:film|movie|one)|movie tonight|film tonight|(?:dont|do not) know(?: what)?|dunno|idk|not sure|watch (?:a film|a movie|something)|what(?: do you have| have you got)|whats (?:good|on|popular|new))\b/u;
/** 'Something different from what I usually watch', of which the beginning was read before. */
const elsewhere =
  /^(?:\w+ ){0,3}(?:from|than|to) what (?:i|we) (?:usually |normally |always |mostly )?(?:watch|see|like)$/u;
const again =
  /\b(?:watch again|see again|rewatch\w*|re watch\w*|seen before|watched before|already (?:seen|watched|know)|once more)\b/u;

const lists: readonly (readonly [KeptList, RegExp])[] = [
  ['wanted', /\bmy (?:watch ?list|watch list|wish ?list|wanted|want to watch|to watch|queue|list)\b/u],
  [
    'watched',
    /\b(?:my (?:watched|seen|viewing history|history)|(?:have i|did i|ive|i have|i) (?:already )?(?:watched|watch|seen|see))\b/u,
  ],
  ['liked', /\b(?:my (?:likes|liked|favou?rites|favou?rite)|(?:have i|did i|do i) (?:liked?|loved?))\b/u],
];
const askingList =
  /^(?:and |so |ok )?(?:what(?:s| is| are| have| did| do| films| movies)?|which|show|list|tell me|see|whats on|whats in|display|open)\b/u;
const fromList =
  /\b(?:something|anything|one|film|movie|pick|choose|recommend\w*|suggest\w*|comed\w*|thriller\w*|what (?:should|shall|can|could) (?:i|we))\b/u;

export interface FindRequest {
  more: boolean;
  surprise: boolean;
  personal: boolean;
  again: boolean;
  fromList: KeptList | null;
}

function readList(line: string): KeptList | null {
  const isOwn = /\bmy\b/u.test(line) || /\b(?:have i|did i|do i)\b/u.test(line);
  return isOwn ? (lists.find(([, pattern]) => pattern.test(line))?.[0] ?? null) : null;
}

/** The list that the visitor asks to be shown: 'what have I liked', 'what is on my watchlist'. */
export function readListQuestion(line: string): KeptList | null {
  const list = readList(line);
  if (list === null || fromList.test(line)) return null;
  return askingList.test(line) || /^my\b/u.test(line) ? list : null;
}

/** A plain request, which says nothing of what was wished before. */
export function asksForAny(line: string): boolean {
  return plain.test(line) || advice.test(line);
}

/** `hasWishes` says whether the message wishes for anything in particular. */
export function readFindRequest(line: string, hasWishes: boolean): FindRequest {
  return {
    more: more.test(line),
    surprise: surprise.test(line) || elsewhere.test(line),
    personal: !elsewhere.test(line) && (own.test(line) || (!hasWishes && personalAdvice.test(line))),
    again: again.test(line),
    fromList: readList(line) === 'wanted' ? 'wanted' : null,
  };
}
