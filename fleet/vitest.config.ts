import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['../tools/test-postgres.ts'],
    setupFiles: ['../tools/fail-on-console.ts'],
    // Each file runs processes of its own; two at once would measure one another.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
