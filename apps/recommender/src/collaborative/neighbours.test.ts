import { expect, test } from 'vitest';
import { aCrowd, denseOf, likesOf, withStrengths } from './a-crowd.ts';
import { trainItemCosine } from './item-cosine.ts';
import { mixScores, mixStandardised } from './mixed-scores.ts';
import { scoreByNearest, scoreNearest } from './nearest-films.ts';
import { trainPopularity } from './popularity.ts';
import { randomScores } from './random-scores.ts';
import { trainRp3Beta } from './rp3beta.ts';

/** Films 0 and 1 share two people, 0 and 2 one. */
const few = likesOf(4, [[0, 1], [0, 1], [0, 2], [2]]);

function rounded(scores: Float32Array): number[] {
  return [...scores].map((score) => Number(score.toFixed(6)));
}

test('[AP-16] cosine and its shrinkage are as worked out by hand', () => {
  expect(rounded(trainItemCosine(few, { shrinkage: 0 }).scoresOf(0))).toEqual([0, 0.816497, 0.408248, 0]);
  // 2 / (√3·√2 + 2) and 1 / (√3·√2 + 2)
  expect(rounded(trainItemCosine(few, { shrinkage: 2 }).scoresOf(0))).toEqual([0, 0.44949, 0.224745, 0]);
});

test('[AP-16] RP3beta is the walk of its formula', () => {
  for (const likes of [aCrowd(), withStrengths(aCrowd())]) {
    const dense = denseOf(likes);
    const [alpha, beta] = [0.7, 0.4];
    const scores = trainRp3Beta(likes, { alpha, beta }).scoresOf(3);
    const sumOfFilm = (film: number) => dense.reduce((sum, row) => sum + row[film]!, 0);
    for (let other = 0; other < likes.films; other += 1) {
      const walk = dense.reduce((sum, row) => {
        const all = row.reduce((total, value) => total + value, 0);
        if (all === 0) return sum;
        return sum + (row[3]! / sumOfFilm(3)) ** alpha * (row[other]! / all) ** alpha;
      }, 0);
      expect(scores[other]).toBeCloseTo(other === 3 ? 0 : walk / sumOfFilm(other) ** beta, 6);
    }
  }
});

test('[AP-16] popularity counts people, and knows no seed but leaves it out', () => {
  expect([...trainPopularity(few).scoresOf(0)]).toEqual([0, 2, 2, 0]);
  expect([...trainPopularity(few).scoresOf(3)]).toEqual([3, 2, 2, 0]);
});

test('[AP-16] chance is the same for the same seed and another for another', () => {
  expect(randomScores(5, 1).scoresOf(2)).toEqual(randomScores(5, 1).scoresOf(2));
  expect(randomScores(5, 1).scoresOf(2)).not.toEqual(randomScores(5, 2).scoresOf(2));
  expect(randomScores(5, 1).scoresOf(2)[2]).toBe(0);
});

test('[AP-16] a history adds up what its films, or the scored ones, have as nearest', () => {
  const cosine = trainItemCosine(few, { shrinkage: 0 });
  const scores = new Float32Array(4).fill(9);
  scoreNearest(cosine, 1).scoreHistory(Uint32Array.of(0, 2), scores);
  // Film 0 gives to 1 alone, film 2 to 0.
  expect(rounded(scores)).toEqual([0.408248, 0.816497, 0, 0]);
  scoreByNearest(cosine, 1).scoreHistory(Uint32Array.of(0, 2), scores);
  // The nearest of 0 is 1, of 1 and 2 it is 0.
  expect(rounded(scores)).toEqual([0, 0.816497, 0.408248, 0]);
});

test('[AP-16] mixed scores add shares, standardised ones whatever their scale', () => {
  const [popular, near] = [trainPopularity(few), trainItemCosine(few, { shrinkage: 0 })];
  const mixed = mixScores([
    { scores: popular, share: 0.5 },
    { scores: near, share: 2 },
  ]);
  expect(rounded(mixed.scoresOf(0))).toEqual([0, 2.632993, 1.816497, 0]);
  const large = {
    films: 4,
    scoresOf: (film: number) => near.scoresOf(film).map((score) => 1000 * score + 5),
  };
  const plain = mixStandardised([{ scores: near, share: 1 }]).scoresOf(0);
  expect(rounded(mixStandardised([{ scores: large, share: 1 }]).scoresOf(0)).slice(1)).toEqual(
    rounded(plain).slice(1),
  );
  expect(() =>
    mixScores([
      { scores: popular, share: 1 },
      { scores: randomScores(3, 1), share: 1 },
    ]),
  ).toThrow(RangeError);
});

test.for([
  ['nobody', likesOf(3, [])],
  ['people without likes', likesOf(2, [[], []])],
  ['one person', likesOf(3, [[0, 2]])],
  [
    'equal rows and a film that nobody likes',
    likesOf(4, [
      [0, 1, 3],
      [0, 1, 3],
    ]),
  ],
] as const)('[AP-16] neighbours of %s have no scores that are not numbers', ([, likes]) => {
  for (let film = 0; film < likes.films; film += 1) {
    const cosine = trainItemCosine(likes);
    const walk = trainRp3Beta(likes);
    const mixed = mixStandardised([
      { scores: cosine, share: 1 },
      { scores: walk, share: 1 },
    ]);
    for (const scores of [cosine, walk, mixed])
      expect([...scores.scoresOf(film)].every(Number.isFinite)).toBe(true);
  }
});
