import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';
import { type Cookies, withPage } from '../browser.ts';

/** A point in the window, in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Place {
  url: string;
  cookies?: Cookies;
  /** Name of the link, button or field to press. */
  press: string;
}

const found = new Map<string, Promise<Point>>();

/** Finds an element's centre once, on a separate page, so that this code is not measured. */
export function findPoint(browser: Browser, place: Place): Promise<Point> {
  const key = JSON.stringify([place.url, place.press]);
  const point = found.get(key) ?? lookFor(browser, place);
  found.set(key, point);
  return point;
}

const lookFor = (browser: Browser, { url, cookies = [], press }: Place): Promise<Point> =>
  withPage(browser, cookies, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const point = await page.evaluate(centreOf, press);
    if (!point) throw new Error(`${url} shows no "${press}"`);
    return point;
  });

/** Runs in the page. The centre of the first visible element with this name. */
function centreOf(name: string): Point | undefined {
  const isNamed = (element: Element) =>
    [element.ariaLabel, element.textContent?.trim()].some((text) => text === name);
  const element = [...document.querySelectorAll('#bare, a, button, input[name="searchTerm"]')].find(
    (one) => isNamed(one) && one.getClientRects().length > 0,
  );
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses a point and types text with trusted events. Unlike Playwright's actions, does not query the page or wait
 * for it. Returns the time just before the first event, in milliseconds since 1970.
 */
export function sendInput(session: CDPSession, { point, type }: { point: Point; type: string }): number {
  const startedAt = performance.timeOrigin + performance.now();
  // Not awaited: a busy page responds late, and a page that was left does not respond.
  const sent: Promise<unknown>[] = [];
  for (const event of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const)
    sent.push(
      session.send('Input.dispatchMouseEvent', { type: event, ...point, button: 'left', clickCount: 1 }),
    );
  for (const text of type) {
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }));
    sent.push(session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }));
  }
  void Promise.allSettled(sent);
  return startedAt;
}

/** A page is idle if no request has begun, ended or been open for this long. Milliseconds. */
const quietMs = 1000;

/** Returns a function that waits at least `quietMs`, and until the page has had no request for that long. */
export function watchRequests(page: Page): () => Promise<void> {
  let open = 0;
  let lastAt = performance.now();
  const count = (change: number) => () => {
    open += change;
    lastAt = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    await wait(quietMs);
    while (open > 0 || performance.now() - lastAt < quietMs) await wait(50);
  };
}
