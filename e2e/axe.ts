/** What axe finds on a page, which must be nothing. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** With a selector only that part is looked at, which is quicker; what `without` selects is left out. */
export async function expectNoViolations(page: Page, part?: string, without?: string): Promise<void> {
  // What is still fading in has not its colours yet.
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      // One that goes by how far the page is scrolled may never end.
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).withTags(tags);
  if (without !== undefined) axe.exclude(without);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
