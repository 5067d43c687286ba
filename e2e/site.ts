/** The test of these journeys: it fails by itself when the browser complains of anything that was not expected. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

export interface Complaints {
  /** Some complaint must match; without this, any complaint fails the test. */
  expect(pattern: RegExp): void;
  /** Every complaint so far, in order. */
  readonly all: readonly string[];
}

interface SiteFixtures {
  complaints: Complaints;
  /** Opens a path and waits until the page answers to clicks. */
  visit: (path: string) => Promise<void>;
}

export const test = base.extend<SiteFixtures>({
  complaints: [
    async ({ context }, use) => {
      const all: string[] = [];
      const expected: RegExp[] = [];
      await listenForComplaints(context, (complaint) => all.push(complaint));
      await use({ all, expect: (pattern) => void expected.push(pattern) });
      const unexpected = all.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)));
      expect(unexpected, 'complaints of the browser').toEqual([]);
      const missing = expected.filter((pattern) => !all.some((complaint) => pattern.test(complaint)));
      expect(missing, 'expected complaints that never came').toEqual([]);
    },
    { auto: true },
  ],

  visit: async ({ page }, use) => {
    await use((path) => openPage(page, path));
  },
});

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilAwake(page);
}

/** What React leaves on the elements that it has woken. */
export async function waitUntilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}

async function listenForComplaints(context: BrowserContext, complain: (complaint: string) => void) {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    complain(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (thrown) => complain(`thrown: ${thrown.error().message}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // The browser itself gives up what a newer wish has overtaken.
    if (reason !== 'net::ERR_ABORTED') complain(`request failed: ${request.url()} ${reason}`);
  });
  await context.exposeBinding('reportViolation', (_source, text: string) => complain(`policy: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      // Put there by `exposeBinding`.
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
}

export { expect } from '@playwright/test';
