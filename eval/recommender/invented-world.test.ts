import { readFilms, shippedFilmsFile } from '@kinora/catalogue/embedded/read-films';
import { countLikes } from '@kinora/recommender/collaborative/film-rows';
import { profileOf } from '@kinora/recommender/features/film-profile';
import { expect, test } from 'vitest';
import { inventedWorld, inventLikes } from './invented-world.ts';

const profiles = readFilms(shippedFilmsFile).map((film) => profileOf(film));

test('[AP-16] the same world has the same people, and another seed has others', () => {
  const world = { ...inventedWorld, people: 20 };
  const likes = inventLikes(profiles, world);
  expect(inventLikes(profiles, world)).toEqual(likes);
  expect(inventLikes(profiles, { ...world, seed: 2 }).items).not.toEqual(likes.items);
  expect(likes.people).toBe(20);
  for (let person = 0; person < 20; person += 1) {
    const own = [...likes.items.subarray(likes.starts[person], likes.starts[person + 1])];
    expect(own.length).toBeGreaterThanOrEqual(2);
    expect(own).toEqual([...new Set(own)].toSorted((one, other) => one - other));
  }
});

test('[AP-16] people like known films more', () => {
  const likes = countLikes(inventLikes(profiles, { ...inventedWorld, people: 60 }));
  const meanOf = (isKnown: boolean) => {
    const films = [...profiles.keys()].filter((film) => profiles[film]!.prominence! > 0.8 === isKnown);
    return films.reduce((sum, film) => sum + likes[film]!, 0) / films.length;
  };
  expect(meanOf(true)).toBeGreaterThan(2 * meanOf(false));
});
