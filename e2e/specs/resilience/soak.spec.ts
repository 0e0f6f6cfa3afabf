import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { HostPagesSettings } from '../../fixtures/hostPages.ts';
import { isFullMatrix } from '../../fixtures/shortForm.ts';
import type { FaultyRemote } from '../../fixtures/startFaultyRemote.ts';
import { expect, type PlainPage, test } from '../../fixtures/test.ts';

const times = isFullMatrix
  ? { mounts: 1000, updates: 2000, menus: 500 }
  : { mounts: 100, updates: 200, menus: 50 };

test.describe.configure({ timeout: isFullMatrix ? 600_000 : 60_000 });

test('mounting and unmounting the header again and again leaves nothing', async ({ plainPage: page }) => {
  // Unmounts the header that the host itself has mounted.
  await page.getByRole('button', { name: 'Header', exact: true }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await holdSize(page, times.mounts, (count) =>
    page.evaluate(async (mounts) => {
      const { mount, services } = globalThis as PlainPage;
      for (let each = 0; each < mounts; each += 1) {
        const element = document.createElement('div');
        document.querySelector('main')?.before(element);
        const widget = mount('Header', element, { services });
        await widget.rendered;
        widget.unmount();
        element.remove();
      }
    }, count),
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('changing the header’s options again and again leaves nothing behind', async ({ plainPage: page }) => {
  await page.evaluate(() => {
    const { mount, services, widgets } = globalThis as PlainPage;
    const element = document.getElementById('grocer-header') as HTMLElement;
    // A header is already mounted on this element, so `mount` only returns its handle.
    widgets.push(mount('Header', element, { services }));
  });
  let updated = 0;
  await holdSize(page, times.updates, async (count) => {
    await page.evaluate(
      async ({ from, to }) => {
        const { services, widgets } = globalThis as PlainPage;
        for (let each = from; each < to; each += 1) {
          widgets[0]?.update({ services, path: `/ecom/shop/search?searchTerm=milk-${each}` });
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { from: updated, to: updated + count },
    );
    updated += count;
  });
  await expect(page.getByRole('combobox', { name: 'Search groceries' })).toHaveValue(`milk-${updated - 1}`);
});

test('opening and closing the menu again and again leaves nothing behind', async ({ plainPage: page }) => {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Groceries', exact: true });
  await holdSize(page, times.menus, (count) =>
    menu.evaluate(async (button, openings) => {
      for (let each = 0; each < openings; each += 1) {
        for (const expanded of ['true', 'false']) {
          (button as HTMLElement).click();
          while (button.getAttribute('aria-expanded') !== expanded) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
          }
        }
      }
    }, count),
  );
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

/** Acts in three rounds. Expects that the page's memory, nodes and listeners do not grow between them. */
async function holdSize(page: Page, count: number, act: (count: number) => Promise<void>) {
  const measure = await createPageMeasure(page);
  // Warm-up: loads code that is loaded on demand, and lets V8 compile it.
  await act(Math.ceil(count / 5));
  const sizes: PageSize[] = [];
  for (let third = 0; third < 3; third += 1) {
    await act(Math.ceil(count / 3));
    sizes.push(await measure());
  }
  const names = ['heap', 'nodes', 'listeners', 'documents'] as const;
  for (const name of names)
    expectFlat(
      name,
      sizes.map((size) => size[name]),
    );
}

const pages = isFullMatrix ? 5000 : 500;

const releases: Record<string, (remote: FaultyRemote) => void> = {
  good: () => {},
  bad: (remote) => remote.fault(/\.css$/, 'missing'),
  hanging: (remote) => remote.fault(/./, 'hanging'),
};

for (const [name, spoil] of Object.entries(releases)) {
  test(`a host's server with a ${name} release stays small`, async ({ stack: { services }, remote }) => {
    spoil(remote);
    const heaps = await startHostPages({ remote: `${remote.origin}/stable/`, services, pages });

    expectFlat('heap', heaps);
  });
}

/** Allowed growth from one round to the next, as a fraction. */
const tolerance = 0.05;

/** Expects that a value does not grow over the three rounds. */
function expectFlat(name: string, [first = 0, second = 0, third = 0]: number[]) {
  const told = `${name} after each third: ${first}, ${second}, ${third}`;
  expect(second, told).toBeLessThanOrEqual(first * (1 + tolerance));
  expect(third, told).toBeLessThanOrEqual(second * (1 + tolerance));
}

type PageSize = Awaited<ReturnType<Awaited<ReturnType<typeof createPageMeasure>>>>;

/** Measures a page after garbage collection. `heap` is the used JavaScript heap, in bytes. */
async function createPageMeasure(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    // The second collection frees objects that finalizers released after the first.
    for (let round = 0; round < 2; round += 1) await client.send('HeapProfiler.collectGarbage');
    const { usedSize: heap } = await client.send('Runtime.getHeapUsage');
    const { metrics } = await client.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0;
    return {
      heap,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      documents: metric('Documents'),
    };
  };
}

/** Renders pages in a separate process, whose heap excludes that of the tests. Returns the heap after each round. */
async function startHostPages(settings: HostPagesSettings): Promise<number[]> {
  const program = path.join(import.meta.dirname, '../../fixtures/hostPages.ts');
  const args = ['--expose-gc', '--conditions=@grocer/source', program, JSON.stringify(settings)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}
