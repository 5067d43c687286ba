/** The catalogue's keywords and what else they are called. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import { inflect, toGerund } from './inflect.ts';
import { companyWords, ordinaryKeywords, ordinaryPhrases } from './lexicon/ordinary-words.ts';
import { themeTable } from './lexicon/theme-words.ts';
import type { Meaning, NeededSign } from './meaning.ts';
import type { PhraseBook } from './phrase-book.ts';
import { readTable } from './read-table.ts';

/** A keyword of one word that fewer films have is as likely an everyday word. */
const fewFilms = 3;
const farMore = 5;
/** 'horror movie' is no theme besides its genre. */
const filmWord = /^(?:horror|war|romance|crime|action|adventure) (?:movie|film)$/u;
/** From this length on two words may be written as one: 'losangeles'. */
const longPair = 8;
const decade = /^\d{4}s$/u;

function findSign(keyword: string, count: number, isNamed: boolean): NeededSign {
  if (companyWords.has(keyword)) return 'sign-but-with';
  if (ordinaryKeywords.has(keyword) || ordinaryPhrases.has(keyword)) return 'sign';
  const isRare = count < fewFilms && !isNamed && !/[\s-]/u.test(keyword);
  return isRare ? 'sign' : 'none';
}

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

export function addThemes(book: PhraseBook, themes: ReadonlyMap<string, number>): void {
  const rows = readTable(themeTable).map(({ key, phrases }) => ({
    keywords: key.split('|').filter((keyword) => themes.has(keyword)),
    phrases,
  }));
  const named = new Set(rows.flatMap(({ keywords }) => keywords));
  const signOf = (keyword: string): NeededSign =>
    findSign(keyword, themes.get(keyword) ?? 0, named.has(keyword));
  const add = (phrase: string, meaning: Meaning): void => {
    const words = splitWords(phrase);
    const [first = '', second = '', ...more] = words;
    const isPair = second !== '' && more.length === 0;
    const joined = isPair && phrase.length >= longPair ? [`${first}${second}`, `${first} ${toGerund(second)}`] : [];
    for (const each of [words.join(' '), ...inflect(words), ...joined]) book.add(each.split(' '), meaning);
  };

  const called = nameKeywords(rows, themes);
  for (const keyword of themes.keys()) {
    if (decade.test(keyword) || filmWord.test(keyword) || called.has(keyword)) continue;
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
      const sign = phrase.replace(/^the /u, '').includes(' ') ? 'none' : signOf(first);
      add(phrase, { kind: 'wish', wishes: [{ field: 'themes', values: keywords }], sign });
    }
  }
}
