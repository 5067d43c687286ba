/** The names that a film may be called by. */
import { foldSpellings } from '@kinora/contracts/text/fold-spellings';
import { leadingArticles, splitWords } from '@kinora/contracts/text/fold-text';
import type { ChatFilm } from '../../../chat-film.ts';
import type { MessageWord } from '../../reading/message-words.ts';
import { splitMessage } from '../../reading/split-message.ts';
import { isLight } from './light-words.ts';
import type { Name, NameForm } from './name-form.ts';
import { toName, toRespeltName } from './to-name.ts';

/** Digits that stand for the letters they look like, as in 'M3GAN' and 'Se7en'. */
const digitInWord = /(?<=\p{L})[013457](?=\p{L})/gu;
const lookalikes: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 'v' };

const subtitleMark = /[:–—;]|\s-\s|\(|\)|,?\s+or[:,]?\s+(?=how\b)/iu;
/** 'Harry Potter and the …': what follows is the film's own name. */
const seriesJoin = /\s+(?:and|&)\s+the\s+/iu;
const number = /^(?:\d+|[ivx]+|one|two|three|four|five)$/u;

function readLookalikes(words: readonly string[]): string[] {
  return words.map((word) => word.replace(digitInWord, (digit) => lookalikes[digit] ?? digit));
}

function contentWords(text: string): string[] {
  return splitWords(text).filter((word) => !isLight(word));
}

function spellingsOf(text: string, form: NameForm): Name[] {
  const words: Pick<MessageWord, 'folded' | 'startsClause' | 'marks'>[] = splitMessage(text);
  const folded = words.length > 0 ? words.map((word) => word.folded) : splitWords(text);
  const asWritten = words.length > 0 ? toName(words, form) : toRespeltName(folded, form);
  const respelt = [foldSpellings(folded), readLookalikes(folded), foldSpellings(readLookalikes(folded))];
  if (leadingArticles.has(folded[0] ?? '') && folded.length > 1) respelt.push(folded.slice(1));
  return [asWritten, ...respelt.map((spelling) => toRespeltName(spelling, form))];
}

function isTelling(part: string): boolean {
  return contentWords(part).filter((word) => !number.test(word)).length > 1;
}

/** The title without what follows its colon, and what follows it where that says enough to stand alone. */
function partsOf(title: string): string[] {
  const [main = '', ...rest] = title.split(subtitleMark).filter((part) => part.trim() !== '');
  if (rest.length > 0) {
    const last = rest.at(-1) ?? '';
    const skipping = rest.length > 1 ? [`${main}: ${last}`] : [];
    return [main, ...rest.filter(isTelling), ...skipping];
  }
  const [series = '', own = ''] = title.split(seriesJoin);
  return isTelling(series) && isTelling(own) ? [own] : [];
}

function keyOf({ words, form }: Name): string {
  return `${form === 'title-part'} ${words.join(' ')}`;
}

/** Titles come before parts of them; none twice. */
export function namesOfFilm({ title, originalTitle }: Pick<ChatFilm, 'title' | 'originalTitle'>): Name[] {
  const titles = originalTitle === title || originalTitle === '' ? [title] : [title, originalTitle];
  const names = titles
    .flatMap((text) => spellingsOf(text, 'title'))
    .concat(partsOf(title).flatMap((text) => spellingsOf(text, 'title-part')))
    .filter(({ words }) => words.length > 0);
  // The first spelling of a name is the one that knows its marks.
  return [...new Map(names.toReversed().map((name) => [keyOf(name), name])).values()].toReversed();
}
