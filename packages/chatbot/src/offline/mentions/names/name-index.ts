/** All names as sorted rows of word numbers, so that a message is followed into them word by word. */
import type { FilmKnowledge } from '../../knowledge/film-knowledge.ts';
import { forEachInSlices } from '../../knowledge/in-slices.ts';
import { namesOfFilm } from './film-names.ts';
import { createLexiconBuilder, type Lexicon } from './lexicon.ts';
import type { Name, NameForm } from './name-form.ts';
import { createNearWords, type FindNear } from './near-words.ts';
import { namesOfPerson } from './person-names.ts';
import { sortRows } from './sort-rows.ts';

/** Neighbouring rows, `to` excluded. */
export interface Rows {
  from: number;
  to: number;
}

export interface NameIndex {
  lexicon: Lexicon;
  findNear: FindNear;
  all: Rows;
  /** The rows among these that go on with the word; all of them share their first `depth` words. */
  narrow: (rows: Rows, depth: number, word: number) => Rows;
  lengthOf: (row: number) => number;
  wordAt: (row: number, depth: number) => number;
  /** A film's TMDB id or a person's id. */
  idOf: (row: number) => number;
  formOf: (row: number) => NameForm;
  hasArticle: (row: number) => boolean;
  isRespelt: (row: number) => boolean;
  joinsOf: (row: number) => number;
  marksOf: (row: number) => number;
  /** True where the word begins the names of several people: 'james'. */
  isGivenName: (word: string) => boolean;
}

const forms: readonly NameForm[] = ['title', 'title-part', 'full-name', 'surname'];
const articleBit = 4;
const respeltBit = 8;
const severalPeople = 3;

interface Draft {
  words: number[];
  /** Where each name's words start, and at the end where the last one's end. */
  starts: number[];
  ids: number[];
  flags: number[];
  joins: number[];
  marks: number[];
}

function addName(draft: Draft, name: Name, id: number, numberOf: (word: string) => number): void {
  for (const word of name.words) draft.words.push(numberOf(word));
  draft.starts.push(draft.words.length);
  draft.ids.push(id);
  draft.flags.push(
    forms.indexOf(name.form) + (name.hasArticle ? articleBit : 0) + (name.isRespelt ? respeltBit : 0),
  );
  draft.joins.push(name.joins);
  draft.marks.push(name.marks);
}

function narrowRows(sorted: PackedNames, { from, to }: Rows, depth: number, word: number): Rows {
  const bound = (least: number) => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const at = sorted.starts[middle]! + depth;
      // A name that ends here comes before all that go on.
      if (at < sorted.starts[middle + 1]! && sorted.words[at]! >= least) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const first = bound(word);
  return { from: first, to: first === to ? to : bound(word + 1) };
}

/** The draft in its order, packed. */
export interface PackedNames {
  words: Uint32Array;
  starts: Uint32Array;
  ids: Uint32Array;
  flags: Uint8Array;
  joins: Uint16Array;
  marks: Uint16Array;
}

async function pack(draft: Draft, wordCount: number): Promise<PackedNames> {
  const order = await sortRows(draft, wordCount);
  const starts = new Uint32Array(order.length + 1);
  const words = new Uint32Array(draft.words.length);
  const { length } = order;
  const packed = {
    ids: new Uint32Array(length),
    flags: new Uint8Array(length),
    joins: new Uint16Array(length),
    marks: new Uint16Array(length),
  };
  await forEachInSlices(order, (name, row) => {
    let end = starts[row]!;
    for (let at = draft.starts[name]!; at < draft.starts[name + 1]!; at += 1) {
      words[end] = draft.words[at]!;
      end += 1;
    }
    starts[row + 1] = end;
    packed.ids[row] = draft.ids[name]!;
    packed.flags[row] = draft.flags[name]!;
    packed.joins[row] = draft.joins[name]!;
    packed.marks[row] = draft.marks[name]!;
  });
  return { words, starts, ...packed };
}

export async function createNameIndex({ films, peopleById }: FilmKnowledge): Promise<NameIndex> {
  const builder = createLexiconBuilder();
  const draft: Draft = { words: [], starts: [0], ids: [], flags: [], joins: [], marks: [] };
  const givenNames = new Map<string, number>();
  await forEachInSlices(films, (film) => {
    for (const name of namesOfFilm(film)) addName(draft, name, film.tmdbId, builder.add);
    builder.read(film);
  });
  await forEachInSlices(peopleById.values(), (person) => {
    const names = namesOfPerson(person.name);
    for (const name of names) addName(draft, name, person.id, builder.add);
    const given = names[0]?.words[0] ?? '';
    if (names.length > 1) givenNames.set(given, (givenNames.get(given) ?? 0) + 1);
  });
  for (const [name, often] of givenNames) if (often < severalPeople) givenNames.delete(name);
  const lexicon = await builder.build();
  const sorted = await pack(draft, lexicon.words.length);
  const formOf = (row: number) => forms[sorted.flags[row]! % articleBit]!;

  return {
    lexicon,
    findNear: await createNearWords(lexicon.words),
    all: { from: 0, to: sorted.ids.length },
    narrow: (rows, depth, word) => narrowRows(sorted, rows, depth, word),
    lengthOf: (row) => sorted.starts[row + 1]! - sorted.starts[row]!,
    wordAt: (row, depth) => sorted.words[sorted.starts[row]! + depth]!,
    idOf: (row) => sorted.ids[row]!,
    formOf,
    hasArticle: (row) => (sorted.flags[row]! & articleBit) > 0,
    isRespelt: (row) => (sorted.flags[row]! & respeltBit) > 0,
    joinsOf: (row) => sorted.joins[row]!,
    marksOf: (row) => sorted.marks[row]!,
    isGivenName: (word) => givenNames.has(word),
  };
}
