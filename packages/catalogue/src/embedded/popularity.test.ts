import { describe, expect, it } from 'vitest';
import { aFilm } from './a-film.ts';
import { rankPopular, scorePopularity, toWirePopularity } from './popularity.ts';

const today = new Date('2026-03-15T12:00:00Z');

describe('popularity', () => {
  it('lifts a new film by 30 points and loses half of that in 540 days', () => {
    expect(scorePopularity(aFilm({ notability: 50, release_date: '2026-03-15' }), today)).toBe(80);
    expect(scorePopularity(aFilm({ notability: 50, release_date: '2024-09-21' }), today)).toBe(65);
  });

  it('treats a film about to come like one that has just come', () => {
    const coming = scorePopularity(aFilm({ release_date: '2026-03-25' }), today);
    const gone = scorePopularity(aFilm({ release_date: '2026-03-05' }), today);
    expect(coming).toBe(gone);
  });

  it('puts the better rated of two equally popular films above', () => {
    const films = [aFilm({ id: 1, vote_average: 6 }), aFilm({ id: 2, vote_average: 8 })];
    expect(rankPopular(films, today).map(({ film }) => film.id)).toEqual([2, 1]);
  });

  it('is a number on the wire that never rises down the list', () => {
    const films = Array.from({ length: 100 }, (_, at) =>
      aFilm({ id: at + 1, notability: ((at * 37) % 100) + 1 }),
    );
    const wire = rankPopular(films, today).map(({ score }) => toWirePopularity(score));
    expect(wire).toEqual(wire.toSorted((one, other) => other - one));
    expect(wire.at(-1)).toBeGreaterThan(0);
  });
});
