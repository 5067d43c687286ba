/** How Chromium is started for tests and measurements. */
import { findChromium } from './chromium.mjs';

/** Without one of the machine's own, Playwright's serves. */
const executablePath = findChromium();

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
