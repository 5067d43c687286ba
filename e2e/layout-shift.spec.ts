import { recordShifts, sumOfShifts } from './shifts.ts';
import { expect, test } from './site.ts';

for (const [id, path] of [
  ['RT-01', '/'],
  ['RT-05', '/movie/11'],
  ['RT-09', '/content/popular'],
] as const) {
  test(`[${id}] nothing on ${path} jumps while it loads`, { tag: '@both' }, async ({ page, visit }) => {
    await recordShifts(page);
    await visit(path);
    await page.evaluate(() => document.fonts.ready);
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        ),
      )
      .toBe(true);
    // Two more frames, so that what the last picture moved is painted and counted.
    await page.evaluate(
      () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
    );
    expect(await sumOfShifts(page)).toBeLessThanOrEqual(0.02);
  });
}

test('[RT-01] a jump would have been seen', async ({ page, visit }) => {
  await recordShifts(page);
  await visit('/movie/11');
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.id = 'block';
    document.querySelector('main')?.prepend(block);
    const style = new CSSStyleSheet();
    style.replaceSync('#block { height: 300px }');
    document.adoptedStyleSheets.push(style);
  });
  await expect.poll(() => sumOfShifts(page)).toBeGreaterThan(0.02);
});
