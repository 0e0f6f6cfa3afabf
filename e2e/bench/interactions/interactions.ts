import type { Page } from 'playwright';
import type { Bench, Sample } from '../bench.ts';
import { type SlowShop, startSlowShop } from '../startSlowShop.ts';
import { interactionScript } from './interactionScript.ts';
import { type MeasuredInteraction, watchInteractions } from './watchInteractions.ts';

const slowly = 'ours on the slow network';

/**
 * Measures the slowest of 60 scripted presses and keystrokes on a page that has just loaded, from the press until the
 * next paint (Event Timing).
 */
export async function interactions(): Promise<Bench> {
  const shop = await startSlowShop({ scenario: 'slot-booked' });
  return {
    title: 'Interaction to next paint',
    conditions:
      '60 presses and keystrokes in menus, search, dialogs and slot details, each feature used for the first time included; processor slowed down four times.',
    variants: new Map([
      ['ours', () => measure(shop, false)],
      [slowly, () => measure(shop, true)],
    ]),
    columns: [
      { name: 'slowest', unit: 'ms', digits: 0 },
      { name: 'second slowest', unit: 'ms', digits: 0 },
      { name: 'median', unit: 'ms', digits: 0 },
    ],
    goals: ['ours', slowly].map((of) => ({
      column: 'slowest',
      of,
      atMost: 100,
      reason: 'The press of a category in the mega menu renders all of its panel.',
    })),
    roundsOf: 3,
    close: shop.close,
  };
}

async function measure(shop: SlowShop, hasSlowNetwork: boolean): Promise<Sample> {
  const prepare = async (opened: Page) => void (await opened.addInitScript(watchInteractions));
  const page = await shop.openPage('/ecom/recipes', { prepare, hasSlowNetwork });
  try {
    await shop.slowDown(page);
    for (const interact of interactionScript(page)) {
      await interact();
      await nextFrame(page);
    }
    return summarize(await interactionsOf(page));
  } finally {
    await page.context().close();
  }
}

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((drawn) => requestAnimationFrame(() => setTimeout(drawn))));

/** Those below 16 ms are not reported by the browser; they count as 0. */
const interactionsOf = (page: Page): Promise<MeasuredInteraction[]> =>
  page.evaluate(() => {
    const { interactions: seen } = globalThis as unknown as {
      interactions: Map<number, MeasuredInteraction>;
    };
    const quick = (performance as unknown as { interactionCount: number }).interactionCount - seen.size;
    return [...seen.values(), ...Array.from({ length: quick }, () => ({ duration: 0, what: 'any' }))];
  });

function summarize(measured: MeasuredInteraction[]): Sample {
  if (measured.length < 60) throw new Error(`only ${measured.length} of 60 interactions were counted`);
  const sorted = measured.toSorted((a, b) => b.duration - a.duration);
  const list = sorted.slice(0, 5).map(({ duration, what }) => `${duration} ms ${what}`);
  process.stderr.write(`\nslowest: ${list.join(', ')}\n`);
  const durationAt = (index: number) => sorted[index]?.duration ?? 0;
  return {
    slowest: durationAt(0),
    'second slowest': durationAt(1),
    median: durationAt(Math.floor(sorted.length / 2)),
  };
}
