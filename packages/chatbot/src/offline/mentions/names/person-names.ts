/** The names that a person may be called by. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { Name, NameForm } from './name-form.ts';
import { toRespeltName } from './to-name.ts';

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
/** Small words that belong to the surname behind them: 'De Niro', 'von Trier'. */
const particles = new Set(
  'de del della di da du des la le el al van von der den ter ten bin ben o mac mc st san santa dos das'.split(
    ' ',
  ),
);
/** 'Joon-ho', 'Kar-wai': a given name behind the family's. */
const hyphenatedGivenName = /^\p{Lu}\p{L}*-\p{Ll}/u;

interface NameParts {
  given: string[];
  surname: string[];
}

/** The name's pieces, each folded to one or more words. */
function cutName(name: string): string[][] {
  const pieces = name
    .split(/[\s,]+/u)
    .filter((piece) => piece !== '')
    .map(splitWords);
  return pieces.filter((words, at) => at === 0 || !suffixes.has(words.join('')));
}

function findParts(name: string): NameParts | undefined {
  const pieces = cutName(name);
  if (pieces.length < 2) return undefined;
  const last = name.trim().split(/\s+/u).at(-1) ?? '';
  if (pieces.length === 2 && hyphenatedGivenName.test(last)) {
    return { given: pieces[1] ?? [], surname: pieces[0] ?? [] };
  }
  let from = pieces.length - 1;
  while (from > 1 && particles.has(pieces[from - 1]?.join('') ?? '')) from -= 1;
  return { given: pieces.slice(0, from).flat(), surname: pieces.slice(from).flat() };
}

function initialsOf(given: readonly string[]): string {
  // Initials that are written together, as in 'J.J.', are one word already.
  return given.length === 1 && (given[0]?.length ?? 0) < 3
    ? (given[0] ?? '')
    : given.map((word) => word[0]).join('');
}

function shorterNames({ given, surname }: NameParts): string[][] {
  const [first = ''] = given;
  const initials = initialsOf(given);
  const names = [
    [...given, ...surname],
    [first, ...surname],
    [...surname, ...given],
  ];
  if (initials.length > 1) names.push([initials, ...surname], [...Array.from(initials), ...surname]);
  return names;
}

/** Every surname; of one with small words before it also the last word: 'niro'. */
function surnamesOf({ surname }: NameParts): string[][] {
  const [first = '', ...rest] = surname;
  return particles.has(first) && rest.length > 0 ? [surname, rest] : [surname];
}

/** None twice; the full name first. A name of one word has no surname. */
export function namesOfPerson(name: string): Name[] {
  const parts = findParts(name);
  const whole = splitWords(name);
  const full = [whole, cutName(name).flat(), ...(parts ? shorterNames(parts) : [])];
  const forms = [
    ...full.map((words): [string, NameForm, string[]] => [words.join(' '), 'full-name', words]),
    ...(parts ? surnamesOf(parts) : []).map((words): [string, NameForm, string[]] => [
      words.join(' '),
      'surname',
      words,
    ]),
  ];
  const seen = new Set<string>();
  return forms.flatMap(([key, form, words]) => {
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [toRespeltName(words, form)];
  });
}
