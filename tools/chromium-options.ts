/** How Chromium is started for tests and measurements. */
import { existsSync } from 'node:fs';

/** Without one of these Playwright's own browser serves. */
const executablePath = [process.env['KINORA_CHROMIUM'], '/usr/bin/chromium'].find(
  (path) => path !== undefined && existsSync(path),
);

export const chromiumOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
