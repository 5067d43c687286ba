import { expect, test } from 'vitest';
import { recommendationReason } from '@kinora/contracts/recommendations';
import { aProfile, named } from '../features/a-profile.ts';
import type { FilmProfile } from '../features/film-profile.ts';
import { factsOfProfile, findReasonsOfDescribed, numberFacts } from './described-facts.ts';
import { collectFacts } from './film-facts.ts';
import { findReasons, sharesReason } from './find-reasons.ts';

/** Films that share nothing with the ones in question, so that those have something to be rare among. */
const others = Array.from({ length: 200 }, (_, at) =>
  aProfile({ genres: [18], themes: [`theme ${at}`], companies: named('Giant Studio'), moods: ['funny'] }),
);

function reasonsBetween(one: Partial<FilmProfile>, other: Partial<FilmProfile>, likedTogether = 0) {
  const facts = collectFacts([aProfile(one), aProfile(other), ...others]);
  const reasons = findReasons(facts, 0, 1, likedTogether);
  for (const reason of reasons) expect(recommendationReason.parse(reason)).toEqual(reason);
  expect(sharesReason(facts, 0, 1)).toBe(reasons.some(({ type }) => type !== 'liked-together'));
  return reasons;
}

test('[AP-16] what two films share is told, the most telling first', () => {
  const shared = {
    directors: named('Una Marsh'),
    cast: named('Ida Vole'),
    themes: ['lighthouse'],
    moods: ['eerie', 'funny'],
    companies: named('Lantern House'),
    genres: [27],
  };
  const types = reasonsBetween(shared, shared, 3).map(({ type }) => type);
  expect(types.slice(0, 2)).toEqual(['same-director', 'liked-together']);
  expect(types.at(-1)).toBe('shared-genres');
  expect(types).toHaveLength(7);
});

test('evidence is at most three, the rarest first', () => {
  const themes = ['theme 7', 'lighthouse', 'storm', 'widow'];
  const [reason] = reasonsBetween({ themes }, { themes });
  expect(reason?.type === 'shared-themes' && reason.themes).toEqual(['lighthouse', 'storm', 'widow']);
});

test('too few people who liked both are not told', () => {
  expect(reasonsBetween({}, {}, 2)).toEqual([]);
  expect(reasonsBetween({}, {}, 3)).toEqual([{ type: 'liked-together', people: 3 }]);
});

test.each([
  ['a studio of many films', { companies: named('Giant Studio') }],
  ['how the films came to be', { themes: ['sequel', 'based on novel'] }],
  ['the seventh of the bill', { cast: named('A', 'B', 'C', 'D', 'E', 'F', 'Ida Vole') }],
])('%s is no reason', (_, one) => {
  expect(reasonsBetween(one, { ...one, cast: named('Ida Vole') })).toEqual([]);
});

test('a person is the same person by id, whatever the name', () => {
  const [reason] = reasonsBetween(
    { cast: [{ id: 9, name: 'Ida Vole' }] },
    { cast: [{ id: 9, name: 'I. Vole' }] },
  );
  expect(reason).toEqual({ type: 'shared-cast', people: [{ id: 9, name: 'Ida Vole' }] });
});

test('[AP-16] a film that was described gets its reasons like one of the model', () => {
  const [lighthouse, described] = [
    aProfile({ themes: ['lighthouse'], directors: named('Una Marsh'), genres: [27] }),
    aProfile({ themes: ['lighthouse', 'unheard of'], directors: named('Una Marsh'), cast: named('Nobody') }),
  ];
  const facts = collectFacts([lighthouse, ...others]);
  const row = factsOfProfile(numberFacts(facts), described);
  expect(findReasonsOfDescribed(facts, row, 0).map(({ type }) => type)).toEqual([
    'same-director',
    'shared-themes',
  ]);
  expect(findReasonsOfDescribed(facts, row, 1)).toEqual([]);
});

test('films of which nothing is known have no reasons', () => {
  const facts = collectFacts([aProfile(), aProfile()]);
  expect(facts.facts).toHaveLength(0);
  expect(findReasons(facts, 0, 1, 0)).toEqual([]);
});
