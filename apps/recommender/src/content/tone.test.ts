import { expect, test } from 'vitest';
import { aProfile } from '../features/a-profile.ts';
import { addToneCloseness, traceTones } from './tone.ts';

const films = [
  ...Array.from({ length: 10 }, () => aProfile({ moods: ['gory', 'scary'], genres: [27] })),
  ...Array.from({ length: 10 }, () => aProfile({ moods: ['heartwarming', 'gentle'], genres: [10751] })),
  aProfile({ moods: ['gory'] }),
  aProfile({ moods: ['scary'] }),
  aProfile({ moods: ['gentle'] }),
  aProfile(),
];
const [gory, scary, gentle, unknown] = [20, 21, 22, 23];

function closenessTo(film: number): Float32Array {
  const tones = traceTones(films);
  const scores = new Float32Array(films.length);
  addToneCloseness(scores, tones, { tone: tones.toneOf(films[film]!), weight: 1 });
  return scores;
}

test('moods that often meet are close without being the same', () => {
  const scores = closenessTo(gory);
  expect(scores[scary]).toBeGreaterThan(0.9);
  expect(scores[gentle]).toBeLessThan(0.1);
});

test('a film of which nothing is known is neither close nor far', () => {
  expect(closenessTo(gory)[unknown]).toBeCloseTo(0.5);
});

test('genres stand in for moods that are not known', () => {
  const tones = traceTones(films);
  const scores = new Float32Array(films.length);
  const tone = tones.toneOf(aProfile({ genres: [27, 99_999] }));
  addToneCloseness(scores, tones, { tone, weight: 1 });
  expect(scores[gory]).toBeGreaterThan(0.9);
});
