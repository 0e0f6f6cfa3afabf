import type { Page } from '@playwright/test';
import { emit } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';

test('opening the Groceries menu renders nothing outside of it', async ({ page, header }) => {
  const rendered = await watchRendering(page);
  await header.open('/ecom/recipes');
  expect(await rendered(), 'everything renders at first').toEqual(
    expect.arrayContaining(['mega-menu', 'search']),
  );
  await header.button('Groceries').hover();
  await expect(header.root.locator('nav button[data-row]').first()).toBeAttached();
  await expect.poll(rendered).toEqual([]);

  await header.button('Groceries').click();
  await expect(header.link('View all Groceries')).toBeVisible();
  expect(await rendered()).toEqual(['mega-menu']);

  await header.button('Bakery').click();
  await expect(header.link('View all Bakery')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(header.link('View all Groceries')).toBeHidden();
  expect(await rendered()).toEqual(['mega-menu']);
});

test('changes of trolley, slot and typed text do not render the menu', async ({ page, header, services }) => {
  await services.scenario('slot-booked');
  const rendered = await watchRendering(page);
  await header.open('/ecom/recipes');
  await expect(header.slot).toBeVisible();
  await header.button('Groceries').click();
  await expect(header.button('Bakery')).toBeVisible();
  // Waits for the menu's cards and adverts, whose arrival renders the menu once more.
  await expect(header.root.getByRole('heading', { name: 'Delivery Pass' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect.poll(rendered).toEqual([]);
  const all: string[] = [];
  const allRendered = async () => {
    all.push(...(await rendered()));
    return all;
  };

  await emit(page, 'started_trolley_update');
  await emit(page, 'finished_trolley_update');
  await expect.poll(allRendered).toContain('trolley-summary');
  await emit(page, 'grocer:slot_changed');
  await expect.poll(allRendered).toContain('slot');
  expect(all).not.toContain('mega-menu');

  // Focusing the search box closes the menu.
  await header.searchBox.focus();
  await expect(header.link('View all Groceries')).toBeHidden();
  await expect.poll(rendered).toEqual([]);
  await page.keyboard.type('bread');
  await expect(header.suggestions).toBeVisible();
  expect(await rendered()).toEqual(['search']);
});

/** The fields of a React fiber that are read here, as React's developer tools read them. */
interface Fiber {
  type: unknown;
  flags: number;
  /** The component's props; for the fiber of a text node a string. */
  memoizedProps: Record<string, unknown> | string | null;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/**
 * From the next page load on, records the features in which a component rendered, even if its output did not change,
 * by the names of their error boundaries. The returned function gives the names since its last call.
 */
async function watchRendering(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const rendered = new Set<string>();
    Object.assign(globalThis, {
      rendered,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: (_renderer: number, { current }: { current: Fiber }) => visit(current, 'frame'),
      },
    });

    /** Skips branches in which nothing rendered: React reuses the children of their root. */
    function visit(parent: Fiber, parentFeature: string): void {
      if (parent.child === parent.alternate?.child) return;
      for (let fiber = parent.child; fiber; fiber = fiber.sibling) {
        const feature = featureOf(fiber) ?? parentFeature;
        if (hasRun(fiber)) rendered.add(feature);
        visit(fiber, feature);
      }
    }

    /** The name of a feature boundary, whose child is an error boundary with `resetKeys`. */
    function featureOf({ child, memoizedProps }: Fiber): string | undefined {
      const props = child?.memoizedProps;
      const isFeature = typeof props === 'object' && props !== null && 'resetKeys' in props;
      if (!isFeature || typeof memoizedProps !== 'object') return undefined;
      return typeof memoizedProps?.name === 'string' ? memoizedProps.name : undefined;
    }

    function hasRun({ type, flags }: Fiber): boolean {
      const performedWork = 1;
      return typeof type === 'function' && (flags & performedWork) !== 0;
    }
  });
  return () =>
    page.evaluate(() => {
      const { rendered } = globalThis as unknown as { rendered: Set<string> };
      const names = [...rendered].sort();
      rendered.clear();
      return names;
    });
}
