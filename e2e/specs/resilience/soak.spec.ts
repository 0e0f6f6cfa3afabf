import type { MountedWidget, MountModule } from '@grocer/shared-contracts/host';
import type { Page } from '@playwright/test';
import { countCells, isFullMatrix } from '../../fixtures/matrix/countCells.ts';
import { expectFlat } from '../../fixtures/soak/expectFlat.ts';
import { createPageMeasure, type PageSize } from '../../fixtures/soak/measurePage.ts';
import { expect, test } from '../../fixtures/test.ts';

type PageGlobals = typeof globalThis & {
  header: { get(module: string): Promise<() => MountModule> };
  soak: { mount: MountModule['mount']; options: { services: { origin: string } }; widget?: MountedWidget };
};

const times = isFullMatrix
  ? { mounts: 1000, updates: 2000, menus: 500 }
  : { mounts: 100, updates: 200, menus: 50 };

test.describe.configure({ timeout: isFullMatrix ? 600_000 : 60_000 });

test.beforeEach(async ({ page, serve, stack }) => {
  const host = await serve('plain-html');
  await page.goto(host.origin);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(async (origin) => {
    const globals = globalThis as PageGlobals;
    const { mount } = (await globals.header.get('./mount'))();
    globals.soak = { mount, options: { services: { origin } } };
  }, stack.services);
});

test('mounting and unmounting the header again and again leaves nothing behind', async ({ page }) => {
  // The host's own header goes.
  await page.getByRole('button', { name: 'Header', exact: true }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await holdSize(page, times.mounts, (count) =>
    page.evaluate(async (mounts) => {
      const { mount, options } = (globalThis as PageGlobals).soak;
      for (let each = 0; each < mounts; each += 1) {
        const element = document.body.insertBefore(
          document.createElement('div'),
          document.querySelector('main'),
        );
        const widget = mount('Header', element, options);
        await widget.rendered;
        widget.unmount();
        element.remove();
      }
    }, count),
  );
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('changing the options of the header again and again leaves nothing behind', async ({ page }) => {
  await page.evaluate(async () => {
    const { soak } = globalThis as PageGlobals;
    const element = document.getElementById('grocer-header') as HTMLElement;
    // It is mounted there already, so this only gives its handle.
    soak.widget = soak.mount('Header', element, soak.options);
  });
  let updated = 0;
  await holdSize(page, times.updates, async (count) => {
    await page.evaluate(
      async ({ from, to }) => {
        const { soak } = globalThis as PageGlobals;
        for (let each = from; each < to; each += 1) {
          soak.widget?.update({ ...soak.options, path: `/ecom/shop/search?searchTerm=milk-${each}` });
          await new Promise((resolve) => setTimeout(resolve));
        }
      },
      { from: updated, to: updated + count },
    );
    updated += count;
  });
  await expect(page.getByRole('combobox', { name: 'Search groceries' })).toHaveValue(`milk-${updated - 1}`);
});

test('opening and closing the menu again and again leaves nothing behind', async ({ page }) => {
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

/** Does something in three thirds, and compares what the page holds after each. */
async function holdSize(page: Page, count: number, act: (count: number) => Promise<void>) {
  const measure = await createPageMeasure(page);
  // Code that loads on demand has loaded, and the compiler knows it.
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
  countCells('Soak', names.length, names.length);
}
