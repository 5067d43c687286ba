/** What moved on a page although no visitor moved it. */
import type { Page } from '@playwright/test';

/** From the first paint on; call it before the page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // The fields of `LayoutShift`, which TypeScript does not know.
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) shifts.push(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function sumOfShifts(page: Page): Promise<number> {
  const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'));
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
