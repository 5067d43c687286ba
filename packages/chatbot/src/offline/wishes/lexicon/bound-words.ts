/** Words before and behind a number that say which end of a range it is. */
export type Bound = 'to' | 'from' | 'before' | 'after' | 'about' | 'have';

export const boundsBefore: Readonly<Record<Bound, string>> = {
  to: 'under, below, less than, lower than, at most, max, maximum, maximum of, max of, a maximum of, up to, within, shorter than, fewer than, not exceeding, until, till, up until, capped at, limit of, limited to, by the end of, tops, no later than, through, up through',
  from: 'since, at least, min, minimum, minimum of, a minimum of, over, above, more than, longer than, past, beyond, upwards of, starting from, starting in, starting, greater than, higher than, better than, exceeding, ever since, runs over, runs past, goes over, rated over, rated above, exceed, exceeds',
  before:
    'before, older than, prior to, earlier than, pre, from before, made before, released before, predating, from earlier than',
  after:
    'after, newer than, later than, post, more recent than, younger than, from after, made after, released after, made post, fresher than',
  about:
    'about, around, roughly, approximately, approx, circa, close to, nearly, almost, some, more or less, something like',
  have: 'have, got, only have, ive got, i have, we have, weve got, only got, weve only got, ive only got, only, have only, spare, there are, there is only',
};

export const boundsBehind: Readonly<Record<'to' | 'from' | 'about', string>> = {
  to: 'or less, or under, or shorter, or fewer, max, maximum, tops, at most, at the most, or below, or earlier, or older, and earlier, and before, or before, and older, and under, is my limit, is the limit, limit, or so max, at the very most, is all i have, is all we have, to spare',
  from: 'or more, or longer, or over, or above, or higher, or better, plus, minimum, or later, or newer, onwards, onward, on, and later, and up, and newer, or after, and after, and onwards, and above, and over, and higher, and more, and longer, at least, or up, and beyond, min, till now, to now, to today, to present, to the present, until now, until today',
  about: 'or so, ish, or thereabouts, give or take, approximately',
};

/** What may follow a number without a unit: anything else is what it counts. */
export const afterNumbers: ReadonlySet<string> = new Set(
  'or and on in with from for stars star points out please imdb rating but that which is if tonight maybe at by to though rated'.split(
    ' ',
  ),
);
