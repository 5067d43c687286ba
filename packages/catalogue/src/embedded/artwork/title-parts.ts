/** Breaks a title by sense: what is shouted, what is murmured between, and what stands below in a smaller size. */

export interface Phrase {
  words: readonly string[];
  /** "of the", "and a": set small between the large lines. */
  quiet: boolean;
}

export interface TitleParts {
  head: readonly Phrase[];
  /** Behind a colon, a dash or a bracket; may be empty. */
  tail: string;
}

const quietWords = new Set(
  'a an and at by de del der des di du el for from in into la le les no of on or the to upon van von vs vs. with y &'.split(
    ' ',
  ),
);
const tailStart = /:\s+|\s+[-–—]\s*|\s+(?=\()|\s+(?=(?:part|chapter|episode|vol\.?|volume)\s+\S)/i;

/** Beyond these a title speaks in one voice, or it would fall to pieces. */
const mostQuiet = 3;
const longest = 44;

export function divideTitle(title: string): TitleParts {
  const clean = title.replace(/\s+/gu, ' ').trim();
  const [head = clean] = clean.split(tailStart, 1);
  if (head.length < 1 || head.length === clean.length) {
    return { head: phrasesOf(clean), tail: '' };
  }
  const tail = clean.slice(head.length).replace(/^[\s:–—-]+/u, '');
  return { head: phrasesOf(head), tail };
}

/** The words that films of one series share: "Star Wars", "The Godfather", "Harry Potter". */
export function seriesOf(title: string): string {
  const [head = title] = title.split(tailStart, 1);
  const [hero = head] = head.split(
    /\s+(?:and the|in the|of the|goes|returns|rises|forever|begins|strikes|vs\.?|meets)(?:\s+|$)/i,
    1,
  );
  const stem = (hero.split(' ').length > 1 ? hero : head).replace(/\s+(?:\d+|[IVX]+)$/u, '');
  return stem.toLowerCase().replace(/^the /u, '');
}

function phrasesOf(text: string): Phrase[] {
  const phrases: { words: string[]; quiet: boolean }[] = [];
  for (const word of text.split(' ')) {
    const quiet = quietWords.has(word.toLowerCase());
    const last = phrases.at(-1);
    if (last && last.quiet === quiet) {
      last.words.push(word);
    } else {
      phrases.push({ words: [word], quiet });
    }
  }
  const quiets = phrases.filter((phrase) => phrase.quiet).length;
  if (quiets === phrases.length || quiets > mostQuiet || text.length > longest) {
    return [{ words: text.split(' '), quiet: false }];
  }
  return withoutLastQuiet(phrases);
}

/** A title that ends quietly ("The World to Come In") ends aloud. */
function withoutLastQuiet(phrases: { words: string[]; quiet: boolean }[]): Phrase[] {
  const last = phrases.at(-1);
  const before = phrases.at(-2);
  if (last?.quiet && before) {
    return [...phrases.slice(0, -2), { words: [...before.words, ...last.words], quiet: false }];
  }
  return phrases;
}
