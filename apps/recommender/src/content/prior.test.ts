import { expect, test } from 'vitest';
import { aProfile } from '../features/a-profile.ts';
import { liftsOf } from './prior.ts';

test('known and well rated films are lifted, the others pressed, by their z-scores', () => {
  const films = [
    aProfile({ rating: 9, prominence: 0.5 }),
    aProfile({ rating: 7, prominence: 0.5 }),
    aProfile(),
  ];
  const [high, low, unknown] = liftsOf(films, { fame: 0.1, rating: 0.2 });
  expect(high).toBeCloseTo(Math.exp(0.2));
  expect(low).toBeCloseTo(Math.exp(-0.2));
  expect(unknown).toBe(1);
});
