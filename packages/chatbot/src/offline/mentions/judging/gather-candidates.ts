/** Brings the names that match one part of a message together to what it may stand for. */
import type { FilmKnowledge } from '../../knowledge/film-knowledge.ts';
import { isArticle } from '../names/light-words.ts';
import type { NameMatch } from '../names/match-names.ts';
import type { NameIndex } from '../names/name-index.ts';
import type { MessageWord } from '../../reading/message-words.ts';
import type { Candidate, FilmCandidate, PersonCandidate } from './candidate.ts';
import { rankPeople } from './rank-people.ts';

/** A name that a match may mean; the lowest rank is the nearest to what is written. */
interface Meaning {
  match: NameMatch;
  row: number;
  rank: number;
}

const slipRank = 10;
const begunRank = 5;
const partRank = 2;
const mostFilms = 12;
/** Of a prominence from 0 to 1. */
const farBetterKnown = 0.25;
const wellKnown = 0.75;
const fewestOfSeries = 2;

export interface CandidateParts {
  index: NameIndex;
  knowledge: FilmKnowledge;
}

function isFilmRow(index: NameIndex, row: number): boolean {
  const form = index.formOf(row);
  return form === 'title' || form === 'title-part';
}

function nearest(meanings: readonly Meaning[]): Meaning[] {
  const least = meanings.reduce((rank, meaning) => Math.min(rank, meaning.rank), Infinity);
  return meanings.filter(({ rank }) => rank === least);
}

function readingOf({ from, to, depth, slips, isRealWord, strength, plainStrength }: NameMatch) {
  return { from, to, depth, slips, isRealWord, strength, plainStrength };
}

function filmForm(index: NameIndex, { match, row }: Meaning): FilmCandidate['form'] {
  if (!match.isWhole) return 'begun';
  return index.formOf(row) === 'title' ? 'title' : 'title-part';
}

/** Marks the films that go by the name that is nearest; those of the title as it is written come first. */
function filmsMeant(
  { index, knowledge }: CandidateParts,
  meanings: readonly Meaning[],
  best: readonly Meaning[],
) {
  const idsOf = (some: readonly Meaning[]) => some.map(({ row }) => index.idOf(row));
  const prominence = (id: number) => knowledge.filmsById.get(id)?.prominence ?? 0;
  const named = idsOf(best);
  const mostProminent = Math.max(...named.map(prominence));
  // Whoever names a series by its title means its films, whatever little known film has that title alone.
  const slips = best[0]?.match.slips;
  const parts = meanings.filter(({ match, row }) => {
    return match.isWhole && match.slips === slips && index.formOf(row) === 'title-part';
  });
  const series = new Set(idsOf(parts).filter((id) => prominence(id) >= mostProminent + farBetterKnown));
  const isSeries = series.size >= fewestOfSeries;
  const asWritten = new Set(idsOf(best.filter(({ row }) => !index.isRespelt(row))));
  const likely = (id: number) => prominence(id) + (asWritten.has(id) && !isSeries ? 1 : 0);
  const ids = [...new Set(isSeries ? [...named, ...series] : named)];
  return { ids: ids.sort((a, b) => likely(b) - likely(a)).slice(0, mostFilms), mostProminent };
}

function rankTitle(index: NameIndex, { match, row }: Omit<Meaning, 'rank'>, isArticled: boolean): number {
  const form = index.formOf(row) === 'title' ? 0 : partRank;
  const article = index.hasArticle(row) === isArticled ? 0 : 1;
  return match.slips * slipRank + (match.isWhole ? form : begunRank) + article;
}

function toFilm(parts: CandidateParts, matches: readonly NameMatch[], words: readonly MessageWord[]) {
  const { index } = parts;
  const from = matches[0]?.from ?? 0;
  const isArticled = words[from]?.startsClause === false && isArticle(words[from - 1]?.folded ?? '');
  const meanings = matches.flatMap((match) =>
    match.rows
      .filter((row) => isFilmRow(index, row))
      .map((row) => ({ match, row, rank: rankTitle(index, { match, row }, isArticled) })),
  );
  const [best, ...others] = nearest(meanings);
  if (!best) return [];
  const { ids, mostProminent } = filmsMeant(parts, meanings, [best, ...others]);
  const hasArticle = index.hasArticle(best.row);
  const isEveryday = index.lexicon.isOrdinary(index.lexicon.words[index.wordAt(best.row, 0)] ?? '');
  const candidate: FilmCandidate = {
    ...readingOf(best.match),
    from: hasArticle && isArticled ? from - 1 : from,
    kind: 'film',
    form: filmForm(index, best),
    ids,
    isOtherArticle: hasArticle !== isArticled,
    isUnmistakable: best.match.isWhole && !isEveryday && mostProminent >= wellKnown,
  };
  return [candidate];
}

function rankName(index: NameIndex, { match, row }: Omit<Meaning, 'rank'>): number {
  return match.slips * slipRank + (index.formOf(row) === 'surname' ? partRank : 0);
}

function toPerson({ index, knowledge }: CandidateParts, matches: readonly NameMatch[]): PersonCandidate[] {
  const meanings = matches.flatMap((match) =>
    match.rows
      .filter((row) => match.isWhole && !isFilmRow(index, row))
      .map((row) => ({ match, row, rank: rankName(index, { match, row }) })),
  );
  const found = nearest(meanings);
  const [best] = found;
  if (!best) return [];
  const form = index.formOf(best.row) === 'surname' ? 'surname' : 'full-name';
  const ids = [...new Set(found.map(({ row }) => index.idOf(row)))];
  return [{ ...readingOf(best.match), kind: 'person', form, ...rankPeople(knowledge, ids) }];
}

/** For every part of the message at most one film candidate and one person. */
export function gatherCandidates(
  parts: CandidateParts,
  words: readonly MessageWord[],
  matches: readonly NameMatch[],
): Candidate[] {
  const byEnd = Map.groupBy(matches, ({ to }) => to);
  return [...byEnd.values()].flatMap((same) => [...toFilm(parts, same, words), ...toPerson(parts, same)]);
}
