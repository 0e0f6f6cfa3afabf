import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright';
import { desktop, emulate, slow, withTimeout } from '../browser.ts';
import { findPoint, type Place, type Point, sendInput, watchRequests } from './input.ts';
import { collectReports, searchField, type TaskGoals, watchTask } from './watchTask.ts';

/** An action on a page's header, and the results that its user waits for. */
export interface Task extends Place {
  /** Text that is typed right after the press. Times are measured from the press, not from the first key. */
  type?: string;
  goals: TaskGoals;
  /** Selector of an element in the first paint. Default: the search field. */
  paintedBy?: string;
  /** When the input happens: milliseconds after the first paint, or once the page has nothing to do. */
  moment: number | 'idle';
}

/** How long to wait until the header has hydrated or mounted. Without its script it never does. Milliseconds. */
const takeOverLimitMs = 3000;

/**
 * Loads a page with a slow network and processor, and presses or types at the given moment. Returns how long
 * each goal took from the input. If the press leaves the page, goals are reached at the next page's paint.
 */
export async function performTask(browser: Browser, task: Task): Promise<Record<string, number>> {
  const point = await findPoint(browser, task);
  const context = await browser.newContext(desktop);
  try {
    const watched = await watchPage(context, task);
    return await withTimeout(perform(watched, task, point), `${task.url} has not finished the task`);
  } finally {
    await context.close();
  }
}

type WatchedPage = Awaited<ReturnType<typeof watchPage>>;

async function watchPage(context: BrowserContext, { goals, paintedBy = searchField }: Task) {
  const page = await context.newPage();
  const session = await emulate(page, slow);
  const reports = collectReports();
  session.on('Runtime.bindingCalled', ({ payload }) => reports.receive(payload));
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'report' });
  await page.addInitScript(watchTask, { goals, paintedBy });
  const untilQuiet = watchRequests(page);
  /** Waits until the header has taken over, and the page has sent no requests for a while. */
  const untilIdle = async () => {
    await Promise.race([reports.first('taken over'), wait(takeOverLimitMs)]);
    await untilQuiet();
  };
  return { page, session, reports, untilIdle };
}

async function perform(watched: WatchedPage, task: Task, point: Point): Promise<Record<string, number>> {
  await watched.page.goto(task.url, { waitUntil: 'commit' });
  const { document } = await watched.reports.first('painted');
  if (task.moment === 'idle') await watched.untilIdle();
  else await wait(task.moment);
  const pressedAt = sendInput(watched.session, { point, type: task.type ?? '' });
  const times = await watched.reports.reached(Object.keys(task.goals), document);
  return Object.fromEntries(Object.entries(times).map(([goal, at]) => [goal, at - pressedAt]));
}
