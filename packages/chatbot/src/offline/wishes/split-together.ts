/** Two words with the space between them missing: 'anythingscary', 'notgory', 'spacemovie'. */

/** Words that others are run into; nearly none begins a longer everyday word that is not known. */
const openers: ReadonlySet<string> = new Set(
  `something anything nothing some not without movie movies film films give show about with from very best good
  based directed starring until like funny scary romantic thriller thrillers horror comedy`.split(/\s+/u),
);
const endings: ReadonlySet<string> = new Set(
  'me us in on by at film films movie movies flick flicks please pls comedy comedies drama dramas minutes mins hours'.split(
    ' ',
  ),
);
const shortestBehind = 4;
const shortestBefore = 3;

/** Null where it is not two known words. */
export function splitTogether(word: string, known: ReadonlySet<string>): string | null {
  for (let at = word.length - 2; at >= 2; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    const isOpened = openers.has(first) && second.length >= shortestBehind && known.has(second);
    const isEnded = endings.has(second) && first.length >= shortestBefore && known.has(first);
    const isLongEnough = second.length >= shortestBehind || openers.has(first);
    if (isOpened || (isEnded && isLongEnough)) return `${first} ${second}`;
  }
  return null;
}
