// Finds the machine's Chromium, or installs one: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

/** Without windows it draws the same pages in half the time; Playwright's own is the same program. */
const shell = '/usr/bin/chromium-headless-shell';
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const fonts = ['fonts-liberation', 'fonts-noto-core'];

/** The path of the machine's browser; undefined where Playwright's own serves. */
export function findOrInstallChromium() {
  if (namedChromium() === undefined && !existsSync(shell)) {
    installSystemPackages('chromium-headless-shell', ...fonts);
  }
  const found = findChromium();
  if (found) return found;
  installSystemPackages('chromium', ...fonts);
  const installed = findChromium();
  if (installed) return installed;
  process.stdout.write("Installing Playwright's Chromium\n");
  spawnSync(node24, [join(root, 'node_modules/.bin/playwright'), 'install', '--with-deps', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  return undefined;
}

/** The path of the machine's browser, where it has one. */
export function findChromium() {
  return namedChromium() ?? [shell, ...browsers].find((place) => existsSync(place));
}

function namedChromium() {
  const named = process.env.KINORA_CHROMIUM;
  return named && existsSync(named) ? named : undefined;
}
