import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { desktop } from '../first-load/devices.ts';
import { emulate, slow } from '../first-load/loadPage.ts';
import { type Cookies, findPoint } from '../tasks/findPoint.ts';
import { sendInput } from '../tasks/sendInput.ts';
import { watchRequests } from '../tasks/watchRequests.ts';

/** When a file was requested. Idle: the page has loaded and the browser has nothing to do for the first time. */
export type Phase = 'before the first frame' | 'until idle' | 'after idle or a press';

export interface WeighedFile {
  url: string;
  phase: Phase;
  /** As transferred: compressed, with its header lines. */
  kilobytes: number;
}

interface Visit {
  url: string;
  cookies: Cookies;
}

/** A header's script comes at the latest so long after the first paint. Milliseconds. */
const scriptLimitMs = 3000;

/** Loads a page on a slow network, presses Groceries when nothing is requested any more, and returns the page's files. */
export async function weighPage(browser: Browser, { url, cookies }: Visit): Promise<WeighedFile[]> {
  const point = await findPoint(browser, { url, cookies, device: desktop, press: 'Groceries' });
  const context = await browser.newContext(desktop);
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const files = new Map<string, { url: string; at: number; kilobytes: number }>();
    const session = await emulate(page, {
      conditions: slow,
      onSession(network) {
        network.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) =>
          files.set(requestId, { url: request.url, at: wallTime * 1000, kilobytes: 0 }),
        );
        network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          const file = files.get(requestId);
          if (file) file.kilobytes = encodedDataLength / 1024;
        });
      },
    });
    const untilQuiet = watchRequests(page);
    await page.addInitScript(() => {
      addEventListener('load', () => requestIdleCallback(() => performance.mark('bench-idle')));
    });
    await page.goto(url);
    await wait(scriptLimitMs);
    await untilQuiet();
    sendInput(session, { point, isTouch: false, type: '' });
    await untilQuiet();
    const times = await page.evaluate(() =>
      ['first-contentful-paint', 'bench-idle'].map(
        (name) => performance.timeOrigin + (performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
      ),
    );
    const [firstFrameAt = Number.NaN, idleAt = Number.NaN] = times;
    const phaseOf = (at: number): Phase => {
      if (at < firstFrameAt) return 'before the first frame';
      return at < idleAt ? 'until idle' : 'after idle or a press';
    };
    return [...files.values()].map(({ at, ...file }) => ({ ...file, phase: phaseOf(at) }));
  } finally {
    await context.close();
  }
}
