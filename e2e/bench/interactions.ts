import type { Page } from 'playwright';
import { type Bench, columnsOf, type Sample } from './bench.ts';
import { type Conditions, emulate, slow, unthrottled } from './browser.ts';
import { type BuiltShop, startBuiltShop } from './startBuiltShop.ts';

const slowly = 'ours on the slow network';

/**
 * Measures the slowest of 60 scripted presses and keystrokes on a page that has just loaded: from the input
 * until the next paint (Event Timing).
 */
export async function interactions(): Promise<Bench> {
  const shop = await startBuiltShop({ scenario: 'slot-booked' });
  return {
    title: 'Interaction to next paint',
    conditions:
      '60 presses and keystrokes in menus, search, dialogs and slot details, each feature used for the first time included; processor slowed down four times.',
    variants: new Map([
      ['ours', () => measure(shop, { ...unthrottled, slowdown: slow.slowdown })],
      [slowly, () => measure(shop, slow)],
    ]),
    columns: columnsOf('ms', 0, ['slowest', 'second slowest', 'median']),
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

async function measure(shop: BuiltShop, conditions: Conditions): Promise<Sample> {
  const page = await shop.newPage();
  try {
    await page.addInitScript(watchInteractions);
    await shop.open(page);
    await emulate(page, conditions);
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

/** The measured interactions. Those below 16 ms, which browsers do not report, count as 0. */
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
  const slowest = sorted.slice(0, 5).map(({ duration, what }) => `${duration} ms ${what}`);
  process.stderr.write(`\nslowest: ${slowest.join(', ')}\n`);
  const durationAt = (index: number) => sorted[index]?.duration ?? 0;
  return {
    slowest: durationAt(0),
    'second slowest': durationAt(1),
    median: durationAt(Math.floor(sorted.length / 2)),
  };
}

/** 60 presses and keystrokes in the header of a signed-in shopper with a slot. Each is one interaction. */
function interactionScript(page: Page): (() => Promise<void>)[] {
  const header = page.getByRole('banner');
  const press = (name: string | RegExp) => () => header.getByRole('button', { name, exact: true }).click();
  const key = (name: string) => () => page.keyboard.press(name);
  const times = (count: number, name: string) => Array.from({ length: count }, () => key(name));
  const type = (text: string) => [...text].map(key);
  // Waits for the dialog, whose code loads after the press. Earlier keys would go to another element.
  const openMultiSearch = async () => {
    await press('Multi-search')();
    await page.getByRole('dialog', { name: 'Multi-search' }).waitFor();
  };
  return [
    press('Groceries'),
    press('Fresh & chilled'),
    press('Fruit'),
    press('Bakery'),
    key('Escape'),
    press('Groceries'),
    key('Tab'),
    key('Escape'),
    press('My account'),
    key('Escape'),
    press(/^Slot details/),
    key('Escape'),
    () => header.getByRole('combobox', { name: 'Search groceries' }).click(),
    ...type('sourdough bread'),
    ...times(4, 'ArrowDown'),
    ...times(2, 'ArrowUp'),
    ...times(6, 'Backspace'),
    press('Clear search'),
    ...type('milk'),
    key('Escape'),
    openMultiSearch,
    ...type('oats, rice'),
    key('Escape'),
    press('Groceries'),
    key('Escape'),
  ];
}

interface MeasuredInteraction {
  /** Milliseconds from the input until the next paint. */
  duration: number;
  /** The event and its target, such as `click on Groceries`. */
  what: string;
}

/** Runs in the page before its scripts. Collects the longest event of each interaction, by interaction id. */
function watchInteractions(): void {
  const interactions = new Map<number, MeasuredInteraction>();
  Object.assign(globalThis, { interactions });
  const nameOf = (target: Node | null) =>
    target instanceof Element ? (target.ariaLabel ?? target.textContent).slice(0, 30) : 'a removed element';
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration, name, target } of list.getEntries() as PerformanceEventTiming[]) {
      const known = interactions.get(interactionId);
      if (interactionId && !(known && known.duration >= duration))
        interactions.set(interactionId, { duration, what: `${name} on ${nameOf(target)}` });
    }
  });
  observer.observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
