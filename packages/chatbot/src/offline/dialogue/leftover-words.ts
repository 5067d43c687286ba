/** What of a message became no wish and names nothing: it may describe a film. */
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord, Span } from '../reading/message-words.ts';

/** Words of the talk itself and small words, which describe no film. */
const talk: ReadonlySet<string> = new Set(
  (
    'a an the this that these those it its is are was were be been being am im i ive id ill me my mine we us our you your youre he she him her his they them their ' +
    'do does did done doing dont doesnt didnt can could cant couldnt will would wont wouldnt shall should may might must have has had havent hasnt having get got gets ' +
    'and or but so if then than as at by for from in into of on off onto to too up with without about around between over under out not no yes nor only just also even still ' +
    'what whats which who whos whom whose when where why how there theres here any some something anything everything nothing someone anyone one ones thing things kind type sort lot lots bit little ' +
    'film films movie movies flick flicks cinema picture pictures watch watching watched see seeing seen show showing find finding give look looking search searching recommend recommended recommendation recommendations suggest suggested suggestion suggestions pick picks choose help ' +
    'want wants wanted need needs like likes liked love loved loves enjoy enjoyed prefer feel feeling feels fancy mood tonight today tomorrow now evening weekend night day time please thanks thank hi hello hey ok okay well oh um maybe perhaps really very quite rather pretty actually instead more most less least much many few ' +
    'another other others else different next again same such good great nice best better bad cool fine ideal perfect interesting similar else new old know think tell say said let lets go going make makes made put take try sure idea ideas option options list kinora bot chat ' +
    'hm wat guess kinda sorta maybe bored boring dunno idk meh hmm completely totally entirely usually usual somehow whats up suggestion wait nope yeah yep yes no not ' +
    'first second third last two three four both genre genres language languages year years length runtime country countries rating mood moods ' +
    'start over forget reset scratch never mind nevermind surprise random whatever decide watchlist list lists favourites favorites ' +
    'title titled called named name story stories plot where because while though although until since'
  ).split(' '),
);

function covers(spans: readonly Span[], at: number): boolean {
  return spans.some(({ from, to }) => from <= at && at < to);
}

/** Folded words in their order; without those that only carry the talk. */
export function leftoverWords(
  words: readonly MessageWord[],
  spans: readonly Span[],
  mentions: readonly Mention[],
): string[] {
  return words
    .filter((_, at) => !covers(spans, at) && !covers(mentions, at))
    .map(({ folded }) => folded)
    .filter((folded) => !talk.has(folded) && folded.length > 1);
}
