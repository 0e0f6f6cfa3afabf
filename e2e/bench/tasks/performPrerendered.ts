import { setTimeout as wait } from 'node:timers/promises';
import { launch, type Page } from 'puppeteer-core';
import { findShoppersChromium } from '../../tools/stack/findChromium.ts';
import { slow, withTimeout } from '../browser.ts';
import { linkingPage } from '../first-load/renderDocument.ts';
import type { Point } from './input.ts';
import type { Task } from './performTask.ts';
import { collectReports, searchField, watchTask } from './watchTask.ts';

/** Time before the link is pressed, in which the browser prerenders its page. Milliseconds. */
const readingMs = 5000;

type PressTask = Pick<Task, 'url' | 'goals'> & { point: Point };

/**
 * Presses a link to a page that the browser has prerendered, then at once a point of that page. Returns how long each
 * goal took from the second press on. Chromium prerenders nothing for Playwright, which attaches itself to each page
 * instead of to its tab; Puppeteer attaches itself to the tab.
 */
export async function performPrerendered(task: PressTask): Promise<Record<string, number>> {
  const viewport = { width: 1280, height: 800 };
  const browser = await launch({ ...findShoppersChromium(), defaultViewport: viewport });
  try {
    const page = await browser.newPage();
    return await withTimeout(perform(page, task), `${task.url}, prerendered, has not finished the task`);
  } finally {
    await browser.close();
  }
}

async function perform(page: Page, { url, goals, point }: PressTask): Promise<Record<string, number>> {
  const watched = { goals, paintedBy: searchField };
  const path = new URL(url).pathname;
  const reports = collectReports();
  await page.exposeFunction('report', reports.receive);
  await page.evaluateOnNewDocument(watchTask, watched);
  await page.emulateNetworkConditions({
    latency: slow.latencyMs,
    download: slow.bitsPerSecond / 8,
    upload: slow.bitsPerSecond / 8,
  });
  await page.emulateCPUThrottling(slow.slowdown);
  await page.goto(linkingPage(url, 'prerender'));
  await wait(readingMs);
  void page.click('a').catch(() => {});
  if ((await activationOf(page, path)) === 0) throw new Error(`${url} was not prerendered`);
  // `evaluateOnNewDocument` does not apply to a prerendered document.
  await page.evaluate(watchTask, watched);
  const { document } = await reports.first('painted');
  const pressedAt = performance.timeOrigin + performance.now();
  // Not awaited, because a page that was left does not answer.
  void page.mouse.click(point.x, point.y).catch(() => {});
  const times = await reports.reached(Object.keys(goals), document);
  return Object.fromEntries(Object.entries(times).map(([goal, at]) => [goal, at - pressedAt]));
}

/** When the prerendered page was activated. Asks until the page with this path is shown. */
async function activationOf(page: Page, path: string): Promise<number> {
  for (;;) {
    // The call may hang in the page that was left.
    const start = await Promise.race([
      page.evaluate(activationStart, path).catch(() => undefined),
      wait(200),
    ]);
    if (start !== undefined) return start;
  }
}

/** Runs in the page. */
function activationStart(path: string): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  if (location.pathname !== path) return undefined;
  return (navigation as PerformanceNavigationTiming & { activationStart: number }).activationStart;
}
