import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright';
import type { Device } from '../first-load/devices.ts';
import { emulate, slow, unthrottled } from '../first-load/loadPage.ts';
import { type TaskGoal, type TaskReport, watchTask } from './watchTask.ts';

/** What somebody does with the header of a page, and what they wait for. */
export interface Task {
  url: string;
  device: Device;
  cookies?: Cookies;
  /** How many times the page was loaded before, without throttling: its files are then in the browser's cache. */
  earlierVisits?: number;
  /** Name of the link, button or field that is pressed. */
  press: string;
  /** Typed as soon as it was pressed; the time counts from the first key. */
  type?: string;
  /** By name. */
  goals: Readonly<Record<string, TaskGoal>>;
  /** Selector of what the first paint shows. Default: the search field, on a phone its button. */
  paintedBy?: string;
  /** When the input happens: milliseconds after the first paint, or when the page has nothing to do any more. */
  moment: number | 'idle';
}

export type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

/** A point of the window, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

const searchField = 'input[name="searchTerm"], [aria-label="Open search"]';

/** How long a goal may take. Milliseconds. */
const deadlineMs = 30_000;

/** How long a page must have had no request until it is idle. Milliseconds; Playwright waits 500 of it. */
const quietMs = 1000;

/**
 * Loads a page with a slow network and processor, presses or types by raw input at the moment, and returns how long each
 * goal took from the input on. If the press leaves the page, the goals are reached when the next page is painted.
 */
export async function performTask(browser: Browser, task: Task): Promise<Record<string, number>> {
  const context = await browser.newContext(task.device);
  try {
    if (task.cookies) await context.addCookies(task.cookies);
    const point = await findPoint(context, task);
    for (let visit = 1; visit < (task.earlierVisits ?? 0); visit += 1) await visitOnce(context, task.url);
    // Without an earlier visit nothing may be cached.
    if (task.earlierVisits) return await measure(context, task, point);
    const fresh = await browser.newContext(task.device);
    try {
      if (task.cookies) await fresh.addCookies(task.cookies);
      return await measure(fresh, task, point);
    } finally {
      await fresh.close();
    }
  } finally {
    await context.close();
  }
}

/** Where the element is, found on a page of its own, so that nothing of it runs while the task is measured. */
async function findPoint(context: BrowserContext, { url, press }: Task): Promise<Point> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const point = await page.evaluate((name) => {
    const named = (element: Element) =>
      [element.ariaLabel, element.textContent?.trim()].some((text) => text === name);
    const found = [...document.querySelectorAll('#bare, a, button, input[name="searchTerm"]')].find(
      (element) => named(element) && element.getClientRects().length > 0,
    );
    const box = found?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, press);
  await page.close();
  if (!point) throw new Error(`${url} shows no "${press}"`);
  return point;
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await emulate(page, { conditions: unthrottled });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function measure(context: BrowserContext, task: Task, point: Point): Promise<Record<string, number>> {
  const page = await context.newPage();
  const reports = await collectReports(page, task);
  const session = await emulate(page, { conditions: slow });
  await page.goto(task.url, { waitUntil: 'commit' });
  const { document } = await reports.painted;
  if (task.moment === 'idle') {
    await page.waitForLoadState('networkidle');
    await wait(quietMs);
  } else await wait(task.moment);
  const pressedAt = await sendInput(session, task, point);
  const times = await reports.reached(document);
  return Object.fromEntries(Object.entries(times).map(([goal, at]) => [goal, at - pressedAt]));
}

interface Reports {
  painted: Promise<{ document: number }>;
  /** When each goal was reached, or the next page was painted. */
  reached(firstDocument: number): Promise<Record<string, number>>;
}

async function collectReports(page: Page, { goals, url, paintedBy = searchField }: Task): Promise<Reports> {
  const received: TaskReport[] = [];
  let onReport = () => {};
  await page.exposeBinding('report', (_, message: TaskReport) => {
    received.push(message);
    onReport();
  });
  await page.addInitScript(watchTask, { goals, paintedBy });
  const until = async <Value>(find: () => Value | undefined): Promise<Value> => {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const timer = setTimeout(() => reject(new Error(`${url}: a task took more than 30 s`)), deadlineMs);
    onReport = () => {
      const found = find();
      if (found !== undefined) resolve(found);
    };
    onReport();
    return promise.finally(() => clearTimeout(timer));
  };
  const paintOf = (matches: (document: number) => boolean) =>
    received.find((report) => report.kind === 'painted' && matches(report.document)) as
      | Extract<TaskReport, { kind: 'painted' }>
      | undefined;
  return {
    painted: until(() => paintOf(() => true)),
    reached: (firstDocument) =>
      until(() => {
        const nextPage = paintOf((document) => document !== firstDocument)?.at;
        const times = Object.keys(goals).map((goal) => [
          goal,
          received.find((report) => report.kind === 'reached' && report.goal === goal)?.at ?? nextPage,
        ]);
        return times.every(([, at]) => at !== undefined) ? Object.fromEntries(times) : undefined;
      }),
  };
}

/** Sends events as the operating system does: without looking at the page. Returns when the counted one was sent. */
async function sendInput(session: CDPSession, task: Task, point: Point): Promise<number> {
  const startedAt = performance.timeOrigin + performance.now();
  // Nothing is awaited until all are sent: a busy page answers late.
  const sent: Promise<unknown>[] = [];
  if (task.device.hasTouch) {
    sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] }));
    sent.push(session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }));
  } else {
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
      sent.push(session.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1 }));
  }
  for (const text of task.type ?? '') {
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }));
  }
  // A page that is left does not answer.
  void Promise.allSettled(sent);
  return startedAt;
}
