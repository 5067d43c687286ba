/** What axe finds on a page, in the dark and on paper, which must be nothing. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Rules = Parameters<AxeBuilder['options']>[0];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** With a selector only that part is looked at, which is quicker; what `without` selects is left out. */
export async function expectNoViolations(page: Page, part?: string, without?: string): Promise<void> {
  const look = (what: Rules) => findViolations(page, what, part, without);
  expect(await look({ runOnly: tags })).toEqual([]);
  // On paper only the colours are others, and those of a phone are those of a wide screen.
  if ((page.viewportSize()?.width ?? 0) < 1_000) return;
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await look({ runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
}

async function findViolations(page: Page, what: Rules, part?: string, without?: string): Promise<string[]> {
  await settle(page);
  const axe = new AxeBuilder({ page }).options(what);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** What is still fading in has not its colours yet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      // One that goes by how far the page is scrolled may never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      // One below the fold, which is not laid out, waits until it is.
      .filter(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return target?.checkVisibility({ contentVisibilityAuto: true }) ?? true;
      });
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}
