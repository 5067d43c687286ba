/** What somebody who magnifies a page, spaces its text or walks it by keys can see of it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './site.ts';

/** The least that a reader may ask for (WCAG 1.4.12), on every page from now on. */
export async function spaceText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
}

/** Nothing scrolls sideways or is cut off, and the first controls of the bar and of the content show the focus. */
export async function expectReadable(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await page.evaluate(() => document.scrollingElement?.scrollWidth), path).toBe(320);
  expect(await findCutOff(page), path).toEqual([]);
  await expectStepsSeen(page, 4);
  await page.getByRole('main').focus();
  await expectStepsSeen(page, 4);
}

/** By Tab through the whole dialog, and round again. */
export async function expectWalkable(page: Page, dialog: Locator, last: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  let hasReachedLast = false;
  for (let step = 0; step < 24 && !hasReachedLast; step += 1) {
    await expectStepsSeen(page, 1);
    hasReachedLast = await last.evaluate((element) => element === document.activeElement);
  }
  expect(hasReachedLast).toBe(true);
}

async function expectStepsSeen(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => findWhatHidesFocus(page)).toBe('');
  }
}

/** Empty where the focus is seen. */
function findWhatHidesFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    // Between the last control and the first one it is the browser's own.
    if (!element || element === document.body || element instanceof HTMLDialogElement) return '';
    const name = element.outerHTML.slice(0, 120);
    const ring = element.closest('.segment') ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(ring);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
    const box = element.getBoundingClientRect();
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)];
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
    if (right - left < Math.min(24, box.width) || bottom - top < Math.min(20, box.height))
      return `out of sight: ${name}`;
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isSeen = above !== null && (element.contains(above) || above.contains(element));
    return isSeen ? '' : `${name} is below ${above?.outerHTML.slice(0, 120)}`;
  });
}

/** Texts that go on where nothing can be scrolled. What is clamped to some lines is a teaser of what it leads to. */
function findCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (
        !text.nodeValue?.trim() ||
        !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (isCut(range.getBoundingClientRect(), parent)) found.push(text.nodeValue.slice(0, 60));
    }
    return found;

    // eslint-disable-next-line unicorn/consistent-function-scoping -- the page knows only what stands in here
    function isCut(shown: DOMRect, from: HTMLElement): boolean {
      for (let frame: HTMLElement | null = from; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        const isForReadersOnly = box.width <= 1;
        if (isForReadersOnly || webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX + overflowY))
          return false;
        if (overflowX !== 'visible' && (shown.left < box.left - 1 || shown.right > box.right + 1))
          return true;
        if (/hidden|clip/.test(overflowY) && (shown.top < box.top - 2 || shown.bottom > box.bottom + 2))
          return true;
      }
      return false;
    }
  });
}
