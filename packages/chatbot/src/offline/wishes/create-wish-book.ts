/** The phrases of every table and of the catalogue's keywords, in one book. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import { inflect } from './inflect.ts';
import { comparingTable, comparisonTable, moodComparisonTable } from './lexicon/comparison-words.ts';
import { cueTable } from './lexicon/cue-words.ts';
import { dropTable, fieldTable } from './lexicon/drop-words.ts';
import { filmCueTable } from './lexicon/film-cue-words.ts';
import { familyTable, genreIds, genreTable } from './lexicon/genre-words.ts';
import {
  childrenPhrases,
  fameTable,
  grownPhrases,
  ratingTable,
  runtimeTable,
  yearTable,
} from './lexicon/measure-words.ts';
import { moodTable, situationTable } from './lexicon/mood-words.ts';
import { countryTable, foreignPhrases, languageTable, nationTable } from './lexicon/place-words.ts';
import { cues, type Meaning, type OneWish, type RangeField } from './meaning.ts';
import { createPhraseBook, type PhraseBook } from './phrase-book.ts';
import { readRange } from './range.ts';
import { readTable, splitPhrases } from './read-table.ts';
import { addThemes } from './theme-phrases.ts';
import type { WishField } from './wish-reading.ts';

type Add = (phrases: readonly string[], meaning: Meaning, isNoun?: boolean) => void;

function wish(...wishes: OneWish[]): Meaning {
  return { kind: 'wish', wishes, sign: 'none' };
}

function createAdd(book: PhraseBook): Add {
  return (phrases, meaning, isNoun = false) => {
    for (const phrase of phrases) {
      const words = splitWords(phrase);
      if (words.length === 0) continue;
      book.add(words, meaning);
      if (isNoun) for (const other of inflect(words)) book.add(other.split(' '), meaning);
    }
  };
}

function listGenres(key: string): OneWish[] {
  return key.split(' + ').map((name) => ({ field: 'genres', values: [genreIds[name] ?? 0] }));
}

function addGenres(add: Add): void {
  for (const { key, phrases } of readTable(familyTable)) {
    add(phrases, wish({ field: 'forChildren' }, ...listGenres(key)), true);
  }
  for (const { key, phrases } of readTable(genreTable)) add(phrases, wish(...listGenres(key)), true);
  add(['romantic', 'romantik'], { kind: 'romantic' });
  const anime: OneWish[] = [...listGenres('animation'), { field: 'languages', values: ['ja'] }];
  add(['anime', 'animes'], wish(...anime));
  add(['live action'], wish({ field: 'withoutGenres', values: [genreIds['animation'] ?? 0] }));
}

function addMoods(add: Add, moods: ReadonlyMap<string, number>): void {
  // The words of an empty catalogue are not known yet: then every mood will do.
  const isKnown = (mood: string): boolean => moods.size === 0 || moods.has(mood);
  for (const { key, phrases } of readTable(moodTable)) {
    if (isKnown(key)) add([key, ...phrases], wish({ field: 'moods', values: [key] }));
  }
  for (const { key: mood, phrases } of readTable(situationTable)) {
    if (isKnown(mood)) add(phrases, { kind: 'situation', mood });
  }
  for (const mood of moods.keys()) add([mood], wish({ field: 'moods', values: [mood] }));
  for (const { key: mood, phrases } of readTable(moodComparisonTable)) {
    add(phrases, { kind: 'comparison', comparison: { by: 'mood', mood, direction: 'more' } });
  }
}

function addPlaces(add: Add, themes: ReadonlyMap<string, number>): void {
  for (const { key, phrases } of readTable(languageTable)) {
    add([...phrases, ...phrases.map((name) => `in ${name}`)], wish({ field: 'languages', values: [key] }));
  }
  add(
    ['bollywood'],
    wish({ field: 'languages', values: ['hi'] }, { field: 'countries', values: ['IN'] }),
    true,
  );
  add(splitPhrases(foreignPhrases), wish({ field: 'withoutLanguages', values: ['en'] }), true);
  for (const { key, phrases } of readTable(nationTable)) {
    add(phrases, wish({ field: 'countries', values: key.split(' ') }));
  }
  for (const { key, phrases } of readTable(countryTable)) {
    for (const phrase of phrases) {
      const theme = [phrase].filter((keyword) => themes.has(keyword));
      const place: Meaning = { kind: 'place', countries: key.split(' '), themes: theme };
      // 'us' alone is those who ask.
      // With its plural comes "Denmark's turn".
      add(
        phrase === 'us' ? ['the us', 'us film', 'us movie'] : [phrase, `the ${phrase}`],
        place,
        phrase !== 'us',
      );
    }
  }
}

function addRanges(add: Add, field: RangeField, table: string): void {
  for (const { key, phrases } of readTable(table)) {
    const [range = '', denied = ''] = key.split(' / ');
    const isVague = field !== 'rating';
    add(phrases, wish({ field, range: readRange(range), denied: readRange(denied), isVague }), true);
  }
}

function addMeasures(add: Add): void {
  addRanges(add, 'runtime', runtimeTable);
  addRanges(add, 'years', yearTable);
  addRanges(add, 'rating', ratingTable);
  for (const { key, phrases } of readTable(fameTable)) {
    add(phrases, wish({ field: 'fame', fame: key === 'known' ? 'known' : 'hidden' }), true);
  }
  add(splitPhrases(grownPhrases), { kind: 'cue', cues: ['company'] });
  add(splitPhrases(childrenPhrases), wish({ field: 'forChildren' }));
}

function addComparisons(add: Add): void {
  for (const { key, phrases } of readTable(comparisonTable)) {
    // The keys of the table are these words.
    const [by, direction] = key.split(' ') as ['year' | 'runtime' | 'rating' | 'fame', 'more' | 'less'];
    add(phrases, { kind: 'comparison', comparison: { by, direction } });
  }
}

function addCues(add: Add): void {
  for (const table of [cueTable, filmCueTable, dropTable, comparingTable]) {
    for (const { key, phrases } of readTable(table)) {
      const cue = cues.find((known) => known === key);
      if (cue === undefined) throw new Error(`There is no cue ${key}`);
      add(phrases, { kind: 'cue', cues: [cue] }, cue === 'filmnoun');
    }
  }
  for (const { key, phrases } of readTable(fieldTable)) {
    // The keys of the table are fields.
    add(phrases, { kind: 'field', field: key as WishField });
  }
}

/** Phrases that come first keep their meaning where two tables have the same. */
export function createWishBook(knowledge: FilmKnowledge): PhraseBook {
  const book = createPhraseBook();
  const add = createAdd(book);
  addCues(add);
  addComparisons(add);
  addMeasures(add);
  addGenres(add);
  addMoods(add, knowledge.moods);
  addPlaces(add, knowledge.themes);
  addThemes(book, knowledge.themes);
  return book;
}
