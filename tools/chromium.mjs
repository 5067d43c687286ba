// Finds the machine's Chromium, or installs one: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { node24, root } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of the machine's browser; undefined where Playwright's own serves. */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;
  installSystemPackages('chromium', 'fonts-liberation', 'fonts-noto-core');
  const installed = findChromium();
  if (installed) return installed;
  process.stdout.write("Installing Playwright's Chromium\n");
  spawnSync(node24, [join(root, 'node_modules/.bin/playwright'), 'install', '--with-deps', 'chromium'], {
    cwd: root,
    stdio: 'inherit',
  });
  return undefined;
}

function findChromium() {
  const named = process.env.KINORA_CHROMIUM;
  return named && existsSync(named) ? named : places.find((place) => existsSync(place));
}
