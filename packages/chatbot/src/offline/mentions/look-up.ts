/** Films and people by a name alone, without a sentence around it. */
import type { ChatFilm } from '../../chat-film.ts';
import type { FilmKnowledge, KnownPerson } from '../knowledge/film-knowledge.ts';
import { splitMessage } from '../reading/split-message.ts';
import { fameOf } from './judging/rank-people.ts';
import { isLight } from './names/light-words.ts';
import { createNameMatcher, type NameMatch } from './names/match-names.ts';
import type { NameIndex } from './names/name-index.ts';
import { isYear } from './signs/find-years.ts';

export interface LookUpParts {
  index: NameIndex;
  knowledge: FilmKnowledge;
}

type Kind = 'film' | 'person';

const longestQuery = 200;
const mostWords = 16;
/** What the nearness of a name is worth against how well known it is, 0 to 1. */
const worth = { whole: 10, begun: 6, part: 1, slip: 3, share: 4, year: 2 };
/** The share of the query's words that a name must have where no name has them all. */
const leastShare = 0.5;

function kindOf(index: NameIndex, row: number): Kind {
  const form = index.formOf(row);
  return form === 'title' || form === 'title-part' ? 'film' : 'person';
}

interface Query {
  folded: string[];
  matches: NameMatch[];
}

function readQuery(index: NameIndex, query: string): Query {
  const words = splitMessage(query.slice(0, longestQuery))
    .slice(0, mostWords)
    // A query is one name whatever marks stand in it.
    .map((word) => ({ ...word, startsClause: false, isQuoted: false }));
  const matcher = createNameMatcher(index, words);
  const first = words.findIndex(({ folded }) => !isLight(folded));
  const isBehindLight = (to: number) => words.slice(to).every(({ folded }) => isLight(folded));
  const starts = first > 0 ? [first, 0] : [0];
  const matches = starts.flatMap((from) => matcher.matchesFrom(from)).filter(({ to }) => isBehindLight(to));
  return { folded: words.map(({ folded }) => folded), matches };
}

/** Names that have some of the words, wherever they stand. */
function scoreByWords(index: NameIndex, folded: readonly string[], kind: Kind): Map<number, number> {
  const sought = folded.filter((word) => !isLight(word));
  const isSought = new Uint8Array(index.lexicon.words.length);
  for (const word of sought) {
    for (const number of index.findNear(word)) isSought[number] = 1;
    const number = index.lexicon.find(word);
    if (number !== undefined) isSought[number] = 1;
  }
  const scores = new Map<number, number>();
  for (let row = index.all.from; row < index.all.to; row += 1) {
    const length = index.lengthOf(row);
    let shared = 0;
    for (let at = 0; at < length; at += 1) shared += isSought[index.wordAt(row, at)]!;
    const share = shared / Math.max(sought.length, 1);
    if (shared === 0 || share < leastShare || kindOf(index, row) !== kind) continue;
    const score = worth.share * share * (shared / length);
    scores.set(index.idOf(row), Math.max(score, scores.get(index.idOf(row)) ?? 0));
  }
  return scores;
}

function scoreByName(index: NameIndex, matches: readonly NameMatch[], kind: Kind): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { rows, isWhole, slips } of matches) {
    for (const row of rows) {
      if (kindOf(index, row) !== kind) continue;
      const form = index.formOf(row);
      const part = form === 'title-part' || form === 'surname' ? worth.part : 0;
      const score = (isWhole ? worth.whole - part : worth.begun) - slips * worth.slip;
      scores.set(index.idOf(row), Math.max(score, scores.get(index.idOf(row)) ?? 0));
    }
  }
  return scores;
}

interface QueryScores {
  scores: Map<number, number>;
  /** By names that the query is, or begins; else by names that share words with it. */
  isByName: boolean;
}

function scoresOf(index: NameIndex, query: string, kind: Kind): QueryScores {
  const { folded, matches } = readQuery(index, query);
  const scores = scoreByName(index, matches, kind);
  if (scores.size > 0) return { scores, isByName: true };
  return { scores: scoreByWords(index, folded, kind), isByName: false };
}

/** The query without its year, where it has one besides a title. */
function withoutYear(query: string): { rest: string; year: number } | undefined {
  const words = splitMessage(query.slice(0, longestQuery));
  const at = words.findLastIndex(({ folded }) => isYear(folded));
  const word = words[at];
  if (!word || words.length < 2) return undefined;
  return { rest: `${query.slice(0, word.start)} ${query.slice(word.end)}`, year: Number(word.folded) };
}

/** A year may be a part of the title, as in 'Blade Runner 2049', or the film's. */
function titleScores({ index, knowledge }: LookUpParts, query: string): Map<number, number> {
  const dated = withoutYear(query);
  if (!dated) return scoresOf(index, query, 'film').scores;
  const whole = scoresOf(index, query, 'film');
  const rest = scoresOf(index, dated.rest, 'film');
  const scores = whole.isByName || !rest.isByName ? whole.scores : new Map<number, number>();
  for (const [id, score] of rest.scores) {
    const isSameYear = knowledge.filmsById.get(id)?.year === dated.year;
    scores.set(id, Math.max(score + (isSameYear ? worth.year : -worth.slip), scores.get(id) ?? 0));
  }
  return scores;
}

export function createTitleLookUp(parts: LookUpParts) {
  const { knowledge } = parts;
  return (query: string, limit: number): ChatFilm[] => {
    return [...titleScores(parts, query)]
      .flatMap(([id, score]) => {
        const film = knowledge.filmsById.get(id);
        return film ? [{ film, score: score + film.prominence }] : [];
      })
      .sort((a, b) => b.score - a.score || a.film.tmdbId - b.film.tmdbId)
      .slice(0, limit)
      .map(({ film }) => film);
  };
}

export function createPersonLookUp({ index, knowledge }: LookUpParts) {
  return (query: string, limit: number): KnownPerson[] =>
    [...scoresOf(index, query, 'person').scores]
      .flatMap(([id, score]) => {
        const person = knowledge.peopleById.get(id);
        return person ? [{ person, score, fame: fameOf(person) }] : [];
      })
      .sort((a, b) => b.score - a.score || b.fame - a.fame || a.person.id - b.person.id)
      .slice(0, limit)
      .map(({ person }) => person);
}
