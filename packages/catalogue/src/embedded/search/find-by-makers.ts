/** Films by who made them, for a query that is the name of a person or a company. */
import { distance } from 'fastest-levenshtein';
import { findNames, findNearNames, type FoundName } from './find-names.ts';
import type { Makers } from './makers.ts';
import type { NameIndex } from './name-index.ts';

const maximumMakers = 30;
/** A last name alone has to be typed this far before it stands for someone. */
const shortestLastName = 3;
const shortestBegunLastName = 6;
/** A word that so few names have tells who is meant wherever it stands: 'keanu'; or which company: 'pixar'. */
const few = { people: 5, companies: 20 } as const;
const shortestTellingWord = 5;

export interface FoundPart {
  film: number;
  quality: number;
}

function isTelling(index: NameIndex, word: string, fewNames: number): boolean {
  const term = index.terms.find(word);
  if (term === -1 || word.length < shortestTellingWord) return false;
  return index.termStarts[term + 1]! - index.termStarts[term]! <= fewNames;
}

function lastWordOf(index: NameIndex, name: number): string {
  const last = index.spellingStarts[name]! + index.lengths[name]! - 1;
  return index.terms.words[index.spellingTerms[last]!]!;
}

function sortLetters(word: string): string {
  return Array.from(word).sort().join('');
}

/** A single word has to be the last of the name; two or more may stand anywhere in it. */
function isMeant(
  { index, isCompany }: Makers,
  { name, isNear, isWhole }: FoundName,
  words: readonly string[],
): boolean {
  const [word = ''] = words;
  if (words.length > 1 || isWhole) return true;
  if (isTelling(index, word, isCompany[name] ? few.companies : few.people)) return true;
  const lastName = lastWordOf(index, name);
  if (isNear) return distance(lastName, word) === 1 || sortLetters(lastName) === sortLetters(word);
  if (isCompany[name]) return false;
  return lastName === word || (word.length >= shortestBegunLastName && lastName.startsWith(word));
}

/** The films of the makers whose name has every word of the query. */
export function findByMakers(
  makers: Makers,
  words: readonly string[],
  howNear: 'exact' | 'near',
): FoundPart[] {
  if (words.length === 1 && (words[0] ?? '').length < shortestLastName) return [];
  const found = howNear === 'exact' ? findNames(makers.index, words) : findNearNames(makers.index, words);
  return found
    .filter((name) => isMeant(makers, name, words))
    .sort((one, other) => other.quality - one.quality || one.name - other.name)
    .slice(0, maximumMakers)
    .flatMap(({ name, quality }) =>
      (makers.parts[name] ?? []).map(({ film, weight }) => ({
        film,
        // By one word no maker is meant more than another.
        quality: (words.length > 1 ? quality : 0) + weight,
      })),
    );
}
