/** The words of a text that say something, in a form in which their kin meet: 'robbers' and 'robbery' with 'rob'. */
import { splitWords } from '@kinora/contracts/text/fold-text';

/** Words that stand in any text, in any summary of a film, and in any request for one. */
const emptyWords: ReadonlySet<string> = new Set(
  (
    'a about above across after again against all almost along already also although always am an and another any anybody ' +
    'anyone anything are around as at away back be became because become becomes been before began begin begins behind being ' +
    'below between beyond both bring brings but by came can cannot come comes could did didnt do does doesnt doing done dont ' +
    'down during each either else end ends enough etc even ever every everybody everyone everything far few first for from ' +
    'full get gets getting give given gives go goes going gone got had has hasnt have havent having he her here hers herself ' +
    'hes him himself his how however i id if ill im in inside instead into is isnt it its itself ive just keep keeps kind know ' +
    'knows last later least leave leaves left less let lets like likes little lot made make makes making many may maybe me ' +
    'might mine more most much must my myself near neither never new next no nobody none nor not nothing now of off often oh ok ' +
    'old on once one ones only onto or other others our ours out outside over own part perhaps please put puts quite rather ' +
    'really s same say says see seen sees set she should shows since so some somebody someone something sometimes somewhere ' +
    'soon sort stuff still such t take takes tell tells than thank thanks that thats the their them themselves then there ' +
    'theres these they thing things think this those though three through to together too toward towards tries try ' +
    'trying turn turns two type under until up upon us very want wants was way we well went were what when where whether which ' +
    'while who whole whom whose why will with within without wont would yes yet you your yours ' +
    'anybody cant couldnt find finds film films flick flicks good great watch watching watched movie movies recommend ' +
    'recommendation recommendations show suggest suggestion suggestions looking look need night tonight story plot'
  ).split(' '),
);

/** What people call the same thing; every word of a line is searched with the others. */
const kin: readonly (readonly string[])[] = [
  ['kid', 'child', 'children'],
  ['cop', 'police', 'policeman'],
  ['dad', 'father'],
  ['mom', 'mum', 'mother'],
  ['wedding', 'marriage', 'marry', 'bride'],
  ['space', 'astronaut', 'outer', 'spaceship', 'spacecraft'],
  ['alien', 'extraterrestrial'],
  ['rob', 'heist', 'steal', 'thief'],
  ['detective', 'investigate', 'sleuth'],
  ['killer', 'murderer'],
  ['jail', 'prison', 'inmate'],
  ['boat', 'ship'],
  ['doctor', 'physician'],
  ['college', 'university'],
  ['car', 'automobile'],
  ['lawyer', 'attorney', 'courtroom'],
  ['reporter', 'journalist'],
  ['spouse', 'husband', 'wife'],
  ['brother', 'sibling'],
  ['sister', 'sibling'],
];

const plurals: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:ies|ied)$/u, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/u, ''],
  [/(?<![sui])s$/u, ''],
];

/**
 * Longest first, so that a word loses all of what it can lose, with how many letters must be left: 'king', 'red' and 'Marion'
 * stay themselves.
 */
const endings: readonly (readonly [ending: string, left: number])[] = [
  ['ation', 4],
  ['ator', 4],
  ['ment', 4],
  ['ness', 3],
  ['ate', 4],
  ['ery', 3],
  ['ing', 3],
  ['ion', 4],
  ['ed', 3],
  ['er', 3],
  ['or', 4],
  ['e', 3],
];

function takeEnding(word: string): string {
  const [ending] = endings.find(([end, left]) => word.endsWith(end) && word.length - end.length >= left) ?? [
    '',
  ];
  const bare = word.slice(0, word.length - ending.length);
  return bare.length > 3 && bare.at(-1) === bare.at(-2) ? bare.slice(0, -1) : bare;
}

/**
 * Takes English endings off a folded word. Coarser than Porter's rules (1980), because summaries are short and a request
 * rarely has a film's own form of a word; 'murderer' loses two.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/u.test(word)) return word;
  const [ending, singular] = plurals.find(([pattern]) => pattern.test(word)) ?? [/$/u, ''];
  return takeEnding(takeEnding(word.replace(ending, singular)));
}

function isTelling(word: string): boolean {
  return !emptyWords.has(word) && !/^[a-z]$/u.test(word);
}

/** Stems in the order of a text, as often as they stand there. */
export type ReadTerms = (text: string) => string[];

/** Remembers every word, because texts that are read together use the same ones. */
export function createTermReader(): ReadTerms {
  const stems = new Map<string, string | null>();
  function stemOf(word: string): string | null {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const found = isTelling(word) ? stem(word) : null;
    stems.set(word, found);
    return found;
  }
  return (text) =>
    splitWords(text)
      .map(stemOf)
      .filter((found) => found !== null);
}

const kinByStem: ReadonlyMap<string, readonly string[]> = new Map(
  kin.flatMap((line) => line.map((word) => [stem(word), line.map(stem)] as const)),
);

/** Words of a request: each is a list of stems of which one is enough, its own first. */
export function requestTerms(words: readonly string[]): string[][] {
  const own = new Set(words.filter(isTelling).map(stem));
  return [...own].map((term) => [...new Set([term, ...(kinByStem.get(term) ?? [])])]);
}

/** The themes of which a request says every word that tells something. */
export function findToldThemes(
  { themes }: { themes: readonly string[] },
  words: readonly string[],
): string[] {
  const asked = new Set(requestTerms(words).flat());
  if (asked.size === 0) return [];
  return themes.filter((theme) => {
    const terms = splitWords(theme).filter(isTelling).map(stem);
    return terms.length > 0 && terms.every((term) => asked.has(term));
  });
}
