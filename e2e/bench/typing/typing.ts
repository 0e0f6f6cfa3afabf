import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { versionFolder } from '../../../webpack.config.ts';
import { findChromium } from '../../stack/findChromium.ts';
import type { Bench } from '../bench.ts';
import { loadPage } from '../first-load/loadPage.ts';
import { startHosts } from '../first-load/startHosts.ts';
import { median } from '../median.ts';

const conditions = { latencyMs: 0, bitsPerSecond: undefined, slowdown: 4 };
const typed = 'sourdough bread rolls';

/** Typing into the search box, and into the same field of the same page without any script. */
export async function typing(): Promise<Bench> {
  const hosts = await startHosts(path.dirname(versionFolder));
  const browser = await chromium.launch({ ...findChromium() });
  const measure = async (page: 'static' | 'fragment') => {
    let keystroke = 0;
    await loadPage(browser, {
      url: `${hosts.origin}/${page}`,
      hasScript: page === 'fragment',
      conditions,
      use: async (opened) => {
        keystroke = await typeInto(opened);
      },
    });
    return { keystroke };
  };
  return {
    title: 'Typing',
    conditions: 'From a key to the end of the frame that shows it; processor slowed down four times.',
    variants: new Map([
      ['bare field', () => measure('static')],
      ['search box', () => measure('fragment')],
    ]),
    columns: [{ name: 'keystroke', unit: 'ms', digits: 1 }],
    goals: [{ column: 'keystroke', of: 'search box', to: 'bare field', atMost: 2 }],
    close: async () => void (await Promise.all([browser.close(), hosts.close()])),
  };
}

/** Milliseconds that the middle one of the keystrokes takes. */
async function typeInto(page: Page): Promise<number> {
  const field = page.getByRole('searchbox', { name: 'Search groceries' });
  await field.click();
  await page.evaluate(() => {
    const taken: number[] = [];
    Object.assign(globalThis, { taken });
    window.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          // A message is delivered after the frame that is being made now.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => taken.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      { capture: true },
    );
  });
  await field.pressSequentially(typed, { delay: 60 });
  return median(await page.evaluate(() => (globalThis as unknown as { taken: number[] }).taken));
}
