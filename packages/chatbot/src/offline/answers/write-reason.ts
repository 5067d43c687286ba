/** Why a film was picked, in a sentence made of what its score is really made of. */
import { splitWords } from '@kinora/contracts/text/fold-text';
import type { Wishes } from '../../wishes.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Found } from '../retrieval/retrieval.ts';
import { joinMoods, moodsOf } from './describe-film.ts';
import { collectFacts, type Fact } from './reason-facts.ts';
import { reasonTexts } from './write-reason-texts.ts';

const longest = 120;

/** Where a sentence of this kind was told before, this many better places must be given up for it. */
const perTelling = 1.5;
const perSameText = 6;

const titlesOf = new WeakMap<FilmKnowledge, ReadonlySet<string>>();

function readTitles(knowledge: FilmKnowledge): ReadonlySet<string> {
  const known = titlesOf.get(knowledge);
  if (known) return known;
  const titles = new Set(knowledge.films.map(({ title }) => title.toLowerCase()));
  titlesOf.set(knowledge, titles);
  return titles;
}

/** 'Up' is not in 'Goes well with Upgrade'. */
function namesTitle(text: string, title: string): boolean {
  return ` ${splitWords(text).join(' ')} `.includes(` ${splitWords(title).join(' ')} `);
}

function weariness({ kind, text }: Fact, told: readonly Fact[]): number {
  const ofItsKind = told.filter((earlier) => earlier.kind === kind).length;
  const same = told.filter((earlier) => earlier.text === text).length;
  return perTelling * ofItsKind + perSameText * same;
}

function addMoods({ text, takesMoods }: Fact, { film }: Found, wishes: Wishes): string {
  const moods = joinMoods(moodsOf(film, wishes));
  return takesMoods && moods !== '' ? reasonTexts.withMoods(text, moods) : text;
}

/**
 * One sentence for each film, in their order: plain text of at most 120 characters without markdown and without a full stop.
 * It names no film but those that the visitor named, and the sentences differ down the list where more than one thing is true.
 */
export function writeReasons(found: readonly Found[], wishes: Wishes, knowledge: FilmKnowledge): string[] {
  const titles = readTitles(knowledge);
  const told: Fact[] = [];
  return found.map((one) => {
    const facts = collectFacts({
      found: one,
      wishes,
      filmOf: (tmdbId) => knowledge.filmsById.get(tmdbId),
      isTitle: (text) => titles.has(text),
    });
    const fitting = facts.filter(({ text }) => text.length <= longest && !namesTitle(text, one.film.title));
    const [best] = fitting
      .map((fact, place) => ({ fact, cost: place + weariness(fact, told) }))
      .toSorted((a, b) => a.cost - b.cost);
    if (!best) return reasonTexts.keepsWishes;
    told.push(best.fact);
    const sentence = addMoods(best.fact, one, wishes);
    return sentence.length <= longest ? sentence : best.fact.text;
  });
}

/** The sentence for a single film. */
export function writeReason(found: Found, wishes: Wishes, knowledge: FilmKnowledge): string {
  return writeReasons([found], wishes, knowledge)[0] ?? reasonTexts.keepsWishes;
}
