/** Guesses which films belong to one series: a list of five should not be five times the same. */
import { foldNumerals } from '@kinora/contracts/text/fold-numerals';
import { leadingArticles, lightWords, splitWords } from '@kinora/contracts/text/fold-text';
import type { ChatFilm } from '../../chat-film.ts';

const subtitle = /[:–—]| - /u;
/** 'Harry Potter and the Goblet of Fire', but not 'Beauty and the Beast'. */
const episode = / and the /iu;
/** The first of a cast are the ones that a series follows. */
const leads = 5;
const nobody: ReadonlySet<string> = new Set(
  'self himself herself narrator host man woman boy girl officer mother father voice doctor'.split(' '),
);

function isNumber(word: string): boolean {
  return /^\d+$/u.test(word);
}

/** What the titles of a series have in common: 'Toy Story 3' and 'Toy Story' are both 'toy story'. */
function titleStem(title: string): string {
  const head = title.split(subtitle)[0]!;
  const before = head.split(episode)[0]!;
  const words = foldNumerals(splitWords(before.trim().includes(' ') ? before : head));
  const telling = words.filter(
    (word, at) => !(at === 0 && leadingArticles.has(word)) && !lightWords.has(word),
  );
  const last = telling.findLastIndex((word) => !isNumber(word));
  const stem = telling.slice(0, last + 1);
  return (stem.length > 0 ? stem : words).join(' ');
}

/** A full name is one person; 'Jack' is one only where the same actor plays him. */
function characterKeys({ cast }: ChatFilm): string[] {
  return cast.slice(0, leads).flatMap(({ id, character }) =>
    character
      .replace(/\([^)]*\)/gu, '')
      .split('/')
      .map(splitWords)
      .filter((words) => words.length > 0 && !words.some((word) => nobody.has(word)))
      .map((words) => (words.length > 1 ? words.join(' ') : `${id} ${words[0]}`)),
  );
}

/** Films that share a key are taken for one series. */
export function franchiseKeys(film: ChatFilm): string[] {
  return [`title ${titleStem(film.title)}`, ...characterKeys(film)];
}
