/** The catalogue's keywords and what else they are called. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import { inflect, toGerund } from './inflect.ts';
import { companyWords, ordinaryKeywords, ordinaryPhrases } from './lexicon/ordinary-words.ts';
import { peopleThemeTable } from './lexicon/people-themes.ts';
import { storyThemeTable } from './lexicon/story-themes.ts';
import { worldThemeTable } from './lexicon/world-themes.ts';
import type { Meaning, NeededSign } from './meaning.ts';
import type { PhraseBook } from './phrase-book.ts';
import { readTable } from './read-table.ts';

/** A keyword of one word that fewer films have is as likely an everyday word. */
const fewFilms = 3;
const farMore = 5;
/** 'horror movie' is no theme besides its genre, and 'murder mystery' is a murder in a mystery. */
const filmWord = /^(?:horror|war|romance|crime|action|adventure) (?:movie|film)$/u;
const genreWord = / (?:mystery|horror|comedy|drama|thriller|romance|western|fantasy|adventure)$/u;
/** From this length on two words may be written as one: 'losangeles'. */
const longPair = 8;
/** Keywords that are hardly ever meant by the word. */
const unsaid: ReadonlySet<string> = new Set([
  'lost',
  'will',
  'well',
  'general',
  'couple',
  'present',
  'the force',
  'movie set',
]);
const decade = /^\d{4}s$/u;

function findSign(keyword: string, count: number, isNamed: boolean): NeededSign {
  if (companyWords.has(keyword)) return 'sign-but-with';
  if (ordinaryKeywords.has(keyword) || ordinaryPhrases.has(keyword)) return 'sign';
  const isRare = count < fewFilms && !isNamed && !/[\s-]/u.test(keyword);
  return isRare ? 'sign' : 'none';
}

/**
 * Each keyword also stands for itself and its plural. Several keywords for one thing are parted by '|': a film with any
 * of them will do. Keywords that the catalogue lacks are left out.
 */
const themeTables = [storyThemeTable, peopleThemeTable, worldThemeTable];

interface NamedThemes {
  keywords: string[];
  phrases: string[];
}

/** Keywords that are but another name for one that many more films have: 'new york' for 'new york city'. */
function nameKeywords(rows: readonly NamedThemes[], themes: ReadonlyMap<string, number>): Set<string> {
  const count = (keyword: string): number => themes.get(keyword) ?? 0;
  const names = rows.flatMap(({ keywords, phrases }) => {
    const most = Math.max(0, ...keywords.map(count));
    return phrases.filter((phrase) => count(phrase) > 0 && count(phrase) * farMore < most);
  });
  return new Set(names);
}

function isGenre(keyword: string, themes: ReadonlyMap<string, number>): boolean {
  if (filmWord.test(keyword)) return true;
  return genreWord.test(keyword) && (themes.get(keyword) ?? 0) < fewFilms;
}

export function addThemes(book: PhraseBook, themes: ReadonlyMap<string, number>): void {
  const rows = themeTables.flatMap(readTable).map(({ key, phrases }) => ({
    keywords: key.split('|').filter((keyword) => themes.has(keyword)),
    phrases,
  }));
  const named = new Set(rows.flatMap(({ keywords }) => keywords));
  const signOf = (keyword: string): NeededSign =>
    findSign(keyword, themes.get(keyword) ?? 0, named.has(keyword));
  const add = (phrase: string, meaning: Meaning): void => {
    const words = splitWords(phrase);
    const [first = '', second = '', ...more] = words;
    const isPair = first.length > 2 && second.length > 2 && more.length === 0;
    const joined =
      isPair && phrase.length >= longPair ? [`${first}${second}`, `${first} ${toGerund(second)}`] : [];
    for (const each of [words.join(' '), ...inflect(words), ...joined]) book.add(each.split(' '), meaning);
  };

  const called = nameKeywords(rows, themes);
  for (const keyword of themes.keys()) {
    if (decade.test(keyword) || unsaid.has(keyword) || called.has(keyword) || isGenre(keyword, themes))
      continue;
    add(keyword, {
      kind: 'wish',
      wishes: [{ field: 'themes', values: [keyword] }],
      sign: signOf(keyword),
    });
  }
  for (const { keywords, phrases } of rows) {
    const [first] = keywords;
    if (first === undefined) continue;
    for (const phrase of phrases) {
      const name = phrase.replace(/^the /u, '');
      const isOrdinary = ordinaryKeywords.has(name);
      const ownSign = name.includes(' ') ? 'none' : signOf(first);
      const sign = isOrdinary && ownSign === 'none' ? 'sign' : ownSign;
      add(phrase, { kind: 'wish', wishes: [{ field: 'themes', values: keywords }], sign });
    }
  }
}
