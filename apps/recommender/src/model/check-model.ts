/**
 * Whether a model's numbers can be served: nothing may point outside of what is there. The loops count up, because an
 * iterator would make an object of each of millions of numbers.
 */
import { setImmediate as breathe } from 'node:timers/promises';
import { largestId, recommendations } from '@kinora/contracts/limits';
import { ModelFault } from './model-fault.ts';
import { factKinds, type FilmFacts, type RecommendationModel } from './recommendation-model.ts';

/** Films between two breaths, so that requests are answered while a large model is looked through. */
const filmsAtOnce = 2_000;

/** Rejects with a `ModelFault` that says what is wrong first. */
export async function checkModel(model: RecommendationModel): Promise<void> {
  checkSizes(model);
  checkFilmIds(model.filmIds);
  checkFactKinds(model.facts);
  const films = model.filmIds.length;
  const seenBy = new Int32Array(films).fill(-1);
  for (let from = 0; from < films; from += filmsAtOnce) {
    const to = Math.min(films, from + filmsAtOnce);
    for (let film = from; film < to; film += 1) {
      checkList(model, film, seenBy);
      checkFacts(model.facts, film);
    }
    await breathe();
  }
}

function checkSizes({
  card,
  filmIds,
  listLength,
  neighbours,
  ratings,
  likedTogether,
  facts,
}: RecommendationModel) {
  const films = filmIds.length;
  expect(films > 0, 'it has no films');
  expect(card.counts.films === films, 'its card counts other films than it has');
  const entries = films * listLength;
  const areBeside = [neighbours, ratings, likedTogether].every(({ length }) => length === entries);
  expect(areBeside, 'its lists are not as long as they say');
  expect(facts.starts.length === films + 1, 'its facts belong to another number of films');
  expect(
    facts.starts[0] === 0 && facts.starts[films] === facts.facts.length,
    'its facts do not fill their rows',
  );
  const kinds = facts.kinds.length;
  expect(facts.ids.length === kinds && facts.names.length === kinds, 'its facts are not all described');
}

function checkFilmIds(filmIds: Int32Array): void {
  let last = 0;
  for (let film = 0; film < filmIds.length; film += 1) {
    const id = filmIds[film] ?? 0;
    expect(id > last && id <= largestId, 'its film ids are not ascending');
    last = id;
  }
}

function checkFactKinds({ kinds, ids }: FilmFacts): void {
  for (let fact = 0; fact < kinds.length; fact += 1) {
    expect((kinds[fact] ?? 0) < factKinds.length, 'it has a fact of an unknown kind');
    expect((ids[fact] ?? 0) >= 0, 'it has a fact with a negative id');
  }
}

/** `seenBy` remembers, film by film, whose list named it last. */
function checkList(model: RecommendationModel, film: number, seenBy: Int32Array): void {
  const { listLength, neighbours, ratings, likedTogether } = model;
  let lastRating = 10;
  let hasEnded = false;
  for (let at = film * listLength; at < (film + 1) * listLength; at += 1) {
    const neighbour = neighbours[at] ?? -1;
    if (neighbour === -1) {
      hasEnded = true;
      continue;
    }
    expect(!hasEnded, 'a list goes on behind its end');
    expect(neighbour >= 0 && neighbour < seenBy.length, 'a list names a film that is not there');
    expect(neighbour !== film, 'a list names its own film');
    expect(seenBy[neighbour] !== film, 'a list names a film twice');
    seenBy[neighbour] = film;
    const rating = ratings.at(at) ?? -1;
    expect(rating >= 0 && rating <= lastRating, 'ratings do not fall from 10 to 0');
    lastRating = rating;
    const people = likedTogether[at] ?? 0;
    expect(people === 0 || people >= recommendations.minimumPeople, 'it tells of too few people');
  }
}

function checkFacts({ starts, facts, kinds }: FilmFacts, film: number): void {
  const from = starts[film] ?? 0;
  const to = starts[film + 1] ?? 0;
  expect(from <= to && to <= facts.length, 'the rows of its facts are not ascending');
  let last = -1;
  for (let at = from; at < to; at += 1) {
    const fact = facts[at] ?? 0;
    expect(fact > last && fact < kinds.length, "a film's facts are not ascending, or not there");
    last = fact;
  }
}

function expect(isTrue: boolean, otherwise: string): void {
  if (!isTrue) throw new ModelFault(otherwise);
}
