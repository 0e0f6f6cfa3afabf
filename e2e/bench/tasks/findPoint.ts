import type { Browser, BrowserContextOptions } from 'playwright';
import type { Device } from '../first-load/devices.ts';
import type { Point } from './sendInput.ts';

export type Cookies = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>['cookies'];

export interface Place {
  url: string;
  device: Device;
  cookies?: Cookies;
  /** Name of the link, button or field that is pressed. */
  press: string;
}

const found = new Map<string, Promise<Point>>();

/** Where an element is. Found once, on a page of its own, so that nothing of it runs while a task is measured. */
export function findPoint(browser: Browser, place: Place): Promise<Point> {
  const key = JSON.stringify([place.url, place.press, place.device.viewport]);
  const point = found.get(key) ?? lookFor(browser, place);
  found.set(key, point);
  return point;
}

async function lookFor(browser: Browser, { url, device, cookies = [], press }: Place): Promise<Point> {
  const context = await browser.newContext(device);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const point = await page.evaluate(centreOf, press);
    if (!point) throw new Error(`${url} shows no "${press}"`);
    return point;
  } finally {
    await context.close();
  }
}

/** Runs in the page. The middle of the first visible element with this name. */
function centreOf(name: string): Point | undefined {
  const isNamed = (element: Element) =>
    [element.ariaLabel, element.textContent?.trim()].some((text) => text === name);
  const element = [...document.querySelectorAll('#bare, a, button, input[name="searchTerm"]')].find(
    (one) => isNamed(one) && one.getClientRects().length > 0,
  );
  const box = element?.getBoundingClientRect();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
