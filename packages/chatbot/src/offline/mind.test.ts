import { expect, it } from 'vitest';
import { inventedFilms } from '../a-film.ts';
import { openMind } from './mind.ts';

it('[AP-12] the mind is drawn up once for all who ask at first, and anew after a failure', async () => {
  let reads = 0;
  const open = openMind({
    readFilms: async () => {
      reads += 1;
      if (reads === 1) throw new Error('not yet');
      return inventedFilms;
    },
  });
  const failed = await Promise.allSettled([open(), open()]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(reads).toBe(1);
  const minds = await Promise.all([open(), open(), open()]);
  expect(new Set(minds).size).toBe(1);
  expect(reads).toBe(2);
});
