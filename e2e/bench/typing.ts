import type { Page } from 'playwright';
import type { Bench } from './bench.ts';
import { emulate, slow } from './browser.ts';
import { startBuiltShop } from './startBuiltShop.ts';

const typed = 'sourdough bread rolls';
const onSamePage = 'bare field on the same page';
const slowly = 'search box on the slow network';
const bare = '<input type="search" name="bare" aria-label="Search groceries">';

/**
 * Measures typing into the search box while suggestions arrive. The baseline is a bare field, on an empty page and on
 * the same page.
 */
export async function typing(): Promise<Bench> {
  const shop = await startBuiltShop();
  const [box, slowBox, inShop] = [await shop.newPage(), await shop.newPage(), await shop.newPage()];
  for (const page of [box, slowBox, inShop]) await shop.open(page);
  await emulate(slowBox, { ...slow, slowdown: 1 });
  await inShop.locator('main').evaluate(addField);
  const alone = await shop.newPage();
  await alone.setContent(`<!doctype html><html lang="en"><body>${bare}</body></html>`);
  return {
    title: 'Typing',
    conditions:
      'Work of the main thread for one keystroke of many, with the processor slowed down four times; 80 ms between keys.',
    variants: new Map([
      ['bare field on an empty page', async () => ({ keystroke: await keystrokeIn(alone, 'bare') })],
      [onSamePage, async () => ({ keystroke: await keystrokeIn(inShop, 'bare') })],
      ['search box', async () => ({ keystroke: await keystrokeIn(box, 'searchTerm') })],
      [slowly, async () => ({ keystroke: await keystrokeIn(slowBox, 'searchTerm') })],
    ]),
    columns: [{ name: 'keystroke', unit: 'ms', digits: 2 }],
    goals: [
      { column: 'keystroke', of: 'search box', to: onSamePage, atMost: 2 },
      { column: 'keystroke', of: slowly, to: onSamePage, atMost: 2 },
      {
        column: 'keystroke',
        of: 'search box',
        to: 'bare field on an empty page',
        atMost: 1.4,
        reason:
          'On the same page a bare field already takes 1.4 times the work. The rest comes with the suggestions: 31 % script, 29 % tasks and frames, 25 % painting, 13 % style and layout. In some runs Chromium samples the links of the list, which takes a sixth.',
      },
    ],
    close: shop.close,
  };
}

/** Runs in the page. Creates the field by script, because the page's Trusted Types forbid markup strings. */
function addField(main: HTMLElement): void {
  main.prepend(Object.assign(document.createElement('input'), { type: 'search', name: 'bare' }));
}

async function keystrokeIn(page: Page, name: string): Promise<number> {
  const field = page.locator(`input[name=${name}]`);
  await field.fill('');
  await field.focus();
  const work = await measureWork(page, () => field.pressSequentially(typed, { delay: 80 }));
  return work / typed.length;
}

/**
 * Milliseconds of main-thread work that an action causes, until its frame is drawn. The CPU is throttled only during
 * the action: a throttled page is busy even when nothing happens on it, and would slow down the other pages.
 */
async function measureWork(page: Page, action: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown });
  const taskDuration = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await taskDuration();
  await action();
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  const after = await taskDuration();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return after - before;
}
