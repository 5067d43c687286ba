/** Titles as films have them: of one word and of many, with articles, numbers, names, places and sequels. */
import type { Chance } from './chance.ts';
import { adjectives, endSyllables, nouns, places, saidTitles, startSyllables } from './invented-words.ts';

const romans = ['II', 'III', 'IV'];
const counts = ['Two', 'Three', 'Four', 'Seven', 'Nine', 'Twelve', '13', '40', '99'];

/** Mostly a new title; now and then one that was there before, as remakes have. */
export function inventTitle(chance: Chance, earlier: readonly string[]): string {
  if (earlier.length > 20 && chance.is(0.09)) return continueTitle(chance, chance.pick(earlier));
  if (earlier.length > 20 && chance.is(0.012)) return chance.pick(earlier);
  if (chance.is(0.006)) return chance.pick(saidTitles);
  if (chance.is(0.005)) return `${chance.between(1801, 2199)}`;
  return chance.pick(forms)(chance);
}

function continueTitle(chance: Chance, title: string): string {
  if (/ (?:[IV]+|\d)$/u.test(title) || title.includes(':')) return `${title} Returns`;
  if (chance.is(0.4)) return `${title} ${chance.between(2, 4)}`;
  if (chance.is(0.5)) return `${title} Part ${chance.pick(romans)}`;
  return `${title}: The ${chance.pick(adjectives)} ${chance.pick(nouns)}`;
}

const adjective = (chance: Chance) => chance.pick(adjectives);
const noun = (chance: Chance) => chance.pick(nouns);

/** A word that no language has. */
export function inventWord(chance: Chance): string {
  const middle = chance.is(0.3) ? chance.pick(startSyllables).toLowerCase() : '';
  return `${chance.pick(startSyllables)}${middle}${chance.pick(endSyllables)}`;
}

const forms: readonly ((chance: Chance) => string)[] = [
  (chance) => `The ${adjective(chance)} ${noun(chance)}`,
  (chance) => `The ${adjective(chance)} ${noun(chance)}`,
  (chance) => `The ${noun(chance)} and the ${noun(chance)}`,
  (chance) => `${adjective(chance)} ${noun(chance)}s`,
  (chance) => `My ${noun(chance)} in ${chance.pick(places)}`,
  (chance) => `The ${noun(chance)} of ${chance.pick(places)}`,
  inventWord,
  (chance) => `${inventWord(chance)}'s ${noun(chance)}`,
  (chance) => `${inventWord(chance)} & ${inventWord(chance)}`,
  (chance) => `${chance.pick(counts)} ${noun(chance)}s`,
  (chance) => `${noun(chance)} ${noun(chance)}`,
  (chance) => `${adjective(chance)} ${noun(chance)} of ${inventWord(chance)}`,
  (chance) => `Who Painted the ${noun(chance)}?`,
  (chance) => `Le ${inventWord(chance)} ${inventWord(chance).toLowerCase()}`,
  (chance) => `${inventWord(chance)}: ${noun(chance)} ${noun(chance)}`,
];
