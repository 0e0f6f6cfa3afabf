import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { emulate, slow, unthrottled } from '../first-load/loadPage.ts';
import { withTimeout } from '../withTimeout.ts';
import { collectReports, type Reports } from './collectReports.ts';
import { findPoint, type Place } from './findPoint.ts';
import { linkingPage } from './linkingPage.ts';
import { type Point, sendInput } from './sendInput.ts';
import { watchRequests } from './watchRequests.ts';
import { type TaskGoal, watchTask } from './watchTask.ts';

/** What somebody does with the header of a page, and what they wait for. */
export interface Task extends Place {
  /** How many times the page was loaded before, without throttling: its files are then in the browser's cache. */
  earlierVisits?: number;
  /** How the page is reached. Default: by its address. */
  arrival?: 'prefetched' | 'back/forward cache';
  /** Typed as soon as it was pressed; the time counts from the first key. */
  type?: string;
  /** By name. */
  goals: Readonly<Record<string, TaskGoal>>;
  /** Selector of what the first paint shows. Default: the search field, on a phone its button. */
  paintedBy?: string;
  /** When the input happens: milliseconds after the first paint, or when the page has nothing to do any more. */
  moment: number | 'idle';
}

export const searchField = 'input[name="searchTerm"], [aria-label="Open search"]';

/** A page without a header's script is idle this long after its first paint, at the latest. Milliseconds. */
const takeOverLimitMs = 3000;

/**
 * Loads a page with a slow network and processor, presses or types by raw input at the moment, and returns how long each
 * goal took from the input on. If the press leaves the page, the goals are reached when the next page is painted.
 */
export async function performTask(browser: Browser, task: Task): Promise<Record<string, number>> {
  const point = await findPoint(browser, task);
  const context = await browser.newContext(task.device);
  try {
    await context.addCookies(task.cookies ?? []);
    for (let visit = 0; visit < (task.earlierVisits ?? 0); visit += 1) await visitOnce(context, task.url);
    const page = await context.newPage();
    return await withTimeout(perform(page, task, point), `${task.url} has not finished the task`);
  } finally {
    await context.close();
  }
}

async function perform(page: Page, task: Task, point: Point): Promise<Record<string, number>> {
  const session = await emulate(page, { conditions: slow });
  const reports = await watch(page, session, task);
  const untilQuiet = watchRequests(page);
  const document = await arrive(page, session, { task, reports });
  if (task.moment === 'idle') {
    await Promise.race([reports.first('taken over'), wait(takeOverLimitMs)]);
    await untilQuiet();
  } else await wait(task.moment);
  const isTouch = task.device.hasTouch ?? false;
  const pressedAt = sendInput(session, { point, isTouch, type: task.type ?? '' });
  const times = await reports.reached(Object.keys(task.goals), document);
  return Object.fromEntries(Object.entries(times).map(([goal, at]) => [goal, at - pressedAt]));
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await emulate(page, { conditions: unthrottled });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function watch(page: Page, session: CDPSession, { goals, paintedBy }: Task): Promise<Reports> {
  const reports = collectReports();
  session.on('Runtime.bindingCalled', ({ payload }) => reports.receive(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'report' });
  await page.addInitScript(watchTask, { goals, paintedBy: paintedBy ?? searchField });
  return reports;
}

/** Opens the page. Returns its document when it is shown. */
async function arrive(
  page: Page,
  session: CDPSession,
  { task: { url, arrival }, reports }: { task: Task; reports: Reports },
): Promise<number> {
  const linking = linkingPage(url, 'prefetch');
  if (arrival === 'prefetched') {
    const prefetched = Promise.withResolvers<void>();
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') prefetched.resolve();
    });
    await session.send('Preload.enable');
    await page.goto(linking);
    await prefetched.promise;
    await page.locator('a').click({ noWaitAfter: true });
  } else await page.goto(url, { waitUntil: arrival ? 'networkidle' : 'commit' });
  const { document } = await reports.first('painted');
  if (arrival === 'back/forward cache') {
    await page.goto(linking);
    void page.evaluate(() => history.back()).catch(() => {});
    await reports.first('restored');
  }
  return document;
}
