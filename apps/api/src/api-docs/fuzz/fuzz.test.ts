import { describe } from 'vitest';
import { createMemoryDatabase } from '../../database/memory-database.ts';
import { describeOnPostgres } from '../../database/test-databases.ts';
import { openDatabase } from '../../database/open-database.ts';
import { fuzzEveryCall } from './fuzz-suite.ts';

describe('over the shipped films', () => {
  fuzzEveryCall({ openDatabase: async () => createMemoryDatabase(), runs: 60, seed: 1 });
});

describeOnPostgres('over the shipped films', (makePlace) => {
  fuzzEveryCall({ openDatabase: async () => openDatabase((await makePlace()).settings), runs: 12, seed: 2 });
});
