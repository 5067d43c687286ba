import { expect, test } from 'vitest';
import { aProfile, named } from '../features/a-profile.ts';
import { collectFacts } from '../reasons/film-facts.ts';
import { groupFilms } from './film-groups.ts';

test('directors, leading actors and small studios are groups, giants and themes are not', () => {
  const giant = Array.from({ length: 100 }, () =>
    aProfile({ companies: named('Giant Studio'), themes: ['sea'] }),
  );
  const facts = collectFacts([
    aProfile({
      directors: named('Una Marsh'),
      cast: named('Ida Vole'),
      companies: named('Lantern House', 'Giant Studio'),
      themes: ['sea'],
      genres: [18],
    }),
    ...giant,
  ]);
  const groupsOf = groupFilms(facts);
  expect(Array.from(groupsOf(0), (fact) => facts.names.at(fact))).toEqual([
    'Una Marsh',
    'Ida Vole',
    'Lantern House',
  ]);
  expect(groupsOf(1)).toHaveLength(0);
});
