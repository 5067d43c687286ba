import { defineConfig } from 'vitest/config';
import short from './vitest.config.ts';

export default defineConfig({
  test: { ...short.test, include: ['long/**/*.long.ts'], testTimeout: 900_000, hookTimeout: 300_000 },
});
