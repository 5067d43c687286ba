/**
 * A short run in `npm test`. `FUZZ_RUNS` (requests for each call, 40 without it) and `FUZZ_SEED` make it another: with the
 * seed that a failure names, the same requests are sent again.
 */
import { describe } from 'vitest';
import { createMemoryDatabase } from '../../database/memory-database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { describeOnPostgres } from '../../database/test-databases.ts';
import { fuzzEveryCall } from './fuzz-suite.ts';

const runs = Number(process.env['FUZZ_RUNS'] ?? 40);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);

describe('over the shipped films', () => {
  fuzzEveryCall({ openDatabase: async () => createMemoryDatabase(), runs, seed });
});

describeOnPostgres('over the shipped films', (makePlace) => {
  const open = async () => openDatabase((await makePlace()).settings);
  fuzzEveryCall({ openDatabase: open, runs: Math.ceil(runs / 6), seed: seed + 1 });
});
