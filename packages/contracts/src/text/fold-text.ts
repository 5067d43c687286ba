/** Brings a text to the form that search compares: no accents, no case, no punctuation, one word a piece. */

const apostrophes = /['’‘ʼ`´]/gu;
// French and Italian join their small words: "d'une" is two words, unlike "ocean's".
const elisions = /(?<!\p{L})([cdjlmnst]|qu)['’](?=[aeiouhàâéèêëîïôûœ])/giu;
const raisedAndFractions = /[¹²³⁰⁴-⁹¼-¾⅐-⅞]/gu;
// Accents of Latin, Greek and Cyrillic letters, Arabic vowel signs and stretching, and invisible signs. The signs of
// Indic scripts stay: there they are letters in their own right.
const marks = /[\u0300-\u036f\u064b-\u065f\u0640\p{Cf}\p{Variation_Selector}]/gu;
const moneyLetters = /(?<=\p{L})\$|\$(?=\p{L})/gu;
const acronyms = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}/gu;
const thousands = /(?<=\d),(?=\d{3})/gu;
const katakana = /[\u30a1-\u30f6]/gu;
const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
// Scripts that put no spaces between words: every character, with the marks on it, counts as a word.
const unspaced =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]\p{M}*/u;
const unspacedEach = new RegExp(unspaced, 'gu');

/** Letters that Unicode does not take apart by itself, and spellings of one letter. */
const letters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ı: 'i',
    '¢': 'c',
    ي: 'ی',
    ى: 'ی',
    ك: 'ک',
  }),
);
const specialLetters = new RegExp(`[${[...letters.keys()].join('')}]`, 'gu');

/** Words that a visitor leaves out or adds without meaning another film. */
export const lightWords: ReadonlySet<string> = new Set(
  'the a an and of part vol volume chapter episode'.split(' '),
);

/** Words that may be missing at the start of a title. */
export const leadingArticles: ReadonlySet<string> = new Set(
  'the a an le la les l el los las il lo gli der die das'.split(' '),
);

function foldLetters(text: string): string {
  return text
    .replace(elisions, '$1 ')
    .replace(apostrophes, '')
    .replace(raisedAndFractions, ' $&')
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(specialLetters, (letter) => letters.get(letter) ?? letter)
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));
}

/** The words of a title, a name or a query. A text of nothing but signs is one word as it stands. */
export function splitWords(text: string): string[] {
  const folded = foldLetters(text)
    .replace(moneyLetters, 's')
    .replace(/[&+]/gu, ' and ')
    .replace(acronyms, (dotted) => dotted.replaceAll('.', ''))
    .replace(thousands, '');
  const words = folded.match(wordPattern) ?? [];
  if (words.length === 0) return text.trim() === '' ? [] : [text.trim().toLowerCase()];
  if (!unspaced.test(folded)) return words;
  return words.flatMap((word) => word.replace(unspacedEach, ' $& ').trim().split(/ +/u));
}
