import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../tools/chromium-options.ts';
import type { Engine } from './accounts.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env['KINORA_TEST_PORT'] ?? 4310);
const address = `http://localhost:${port}`;

/** The recommendation service of this run. The sites that single tests start find it by the same variable. */
const recommenderPort = port + 1_000;
const recommender = `http://localhost:${recommenderPort}`;
process.env['RECOMMENDER_URL'] = recommender;

/** The rows of this run. This file is read again by every process of it; the first one makes the folder. */
const dataFolder = process.env['KINORA_TEST_DATA'] ?? makeDataFolder();

function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-journeys-'));
  process.env['KINORA_TEST_DATA'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const desktop = { width: 1280, height: 800 };

export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A shared machine is noisy; what passes only at the second try is listed as flaky at the end.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    baseURL: address,
    // Recording takes a quarter of the time, so where there is a second try it waits for that one.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    locale: 'en-US',
    colorScheme: 'dark',
    timezoneId: 'UTC',
    launchOptions: chromiumOptions,
  },
  // A test runs on the desktop; `@both` adds the phone, `@phone` is for the phone alone, `@accounts` adds PostgreSQL.
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: desktop } },
    {
      name: 'postgres',
      grep: /@accounts/,
      grepInvert: /@phone/,
      use: { viewport: desktop, engine: 'postgres' },
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: [
    {
      command: 'node apps/recommender/src/main.ts',
      cwd: root,
      url: `${recommender}/readyz`,
      env: {
        RECOMMENDER_PORT: String(recommenderPort),
        PUBLIC_URL: address,
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        DATA_DIR: dataFolder,
      },
      stdout: 'ignore',
      timeout: 60_000,
    },
    {
      command: 'node apps/api/src/main.ts',
      cwd: root,
      url: `${address}/robots.txt`,
      env: {
        PORT: String(port),
        PUBLIC_URL: address,
        ABOUT_DEV_URL: 'https://dev.example/about',
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        DATA_DIR: dataFolder,
        TRUST_PROXY: '127.0.0.1,::1',
      },
      stdout: 'ignore',
      timeout: 60_000,
    },
  ],
});
