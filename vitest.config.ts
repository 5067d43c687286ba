import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,tools,eval}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
    globalSetup: ['tools/test-postgres.ts', 'tools/test-redis.ts'],
    setupFiles: ['tools/fail-on-console.ts'],
    // Many files wait for servers, clocks and disks, so two at once pay even where there are two processors.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A second, the default, is not much on a machine that does other things too.
    expect: { poll: { timeout: 10_000 } },
  },
});
