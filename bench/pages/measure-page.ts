/** Visits to a page in Chromium on a slow phone's terms: what was transferred, and when it was there. */
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../tools/chromium-options.ts';

/** Lighthouse's "slow 4G" with a slow processor. */
const slow = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const processorSlowdown = 4;

export interface Visit {
  /** Milliseconds from navigation to the largest paint. */
  largestPaint: number;
  /** What was painted: a tag, or the beginning of its text. */
  largestPainted: string;
  /** Milliseconds beyond 50 of every long task between the first paint and five seconds of quiet. */
  blockingTime: number;
  /** The sum of layout shifts; no unit. */
  layoutShift: number;
  /** Bytes as transferred, by kind of file. */
  transferred: Record<string, number>;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumOptions);
}

/** Once as it comes, so that the site has the page, then so many times on the phone's terms. */
export async function visitAgainAndAgain(browser: Browser, url: string, runs: number): Promise<Visit[]> {
  await visitPage(browser, url, false);
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitPage(browser, url, true));
  return visits;
}

async function visitPage(browser: Browser, url: string, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const transferred = await countBytes(session);
  if (isSlow) await slowDown(session);
  await page.addInitScript(watchPaints);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  const seen = await readPaints(page);
  await context.close();
  return { ...seen, transferred };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
}

async function countBytes(session: CDPSession): Promise<Record<string, number>> {
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

interface Paints {
  largestPaint: number;
  largestPainted: string;
  firstPaint: number;
  longTasks: { start: number; duration: number }[];
  layoutShift: number;
}

/** Runs in the page, before anything of it. */
function watchPaints(): void {
  const paints: Paints = {
    largestPaint: 0,
    largestPainted: '',
    firstPaint: 0,
    longTasks: [],
    layoutShift: 0,
  };
  Object.assign(window, { paints });
  // eslint-disable-next-line unicorn/consistent-function-scoping -- the page gets this function and nothing around it
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    paints.largestPaint = entry.startTime;
    // The entry type is newer than the library's types.
    const { element } = entry as PerformanceEntry & { element?: Element };
    paints.largestPainted = element
      ? `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 24)}`.trim()
      : '';
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.firstPaint = entry.startTime;
  });
  watch('longtask', (entry) => paints.longTasks.push({ start: entry.startTime, duration: entry.duration }));
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) paints.layoutShift += value;
  });
}

async function readPaints(page: Page): Promise<Omit<Visit, 'transferred'>> {
  const paints = await page.evaluate(() => (window as unknown as { paints: Paints }).paints);
  const blockingTime = paints.longTasks
    .filter(({ start, duration }) => start + duration > paints.firstPaint)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  const { largestPaint, largestPainted, layoutShift } = paints;
  return { largestPaint, largestPainted, blockingTime, layoutShift };
}

export function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
