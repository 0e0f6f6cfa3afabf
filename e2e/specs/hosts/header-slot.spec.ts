import type { Page } from '@playwright/test';
import { startIslandHost } from '../../fixtures/builtHost.ts';
import { fullUnless } from '../../fixtures/shortForm.ts';
import { test as base, expect } from '../../fixtures/test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const mode of ['production', 'development'] as const) {
  const test = base.extend<{ island: string }>({
    island: async ({ stack: { remote, services }, started }, use) => {
      const build = { react: '19.3', mode, entryPoint: 'plain' } as const;
      const page = { remote: `${remote.origin}/stable/`, services };
      await use((await started(startIslandHost(build, page))).origin);
    },
  });

  test.describe(`with React’s ${mode} build`, () => {
    for (const path of ['/', '/client', '/empty']) {
      test(`${path}: the header stays while the app re-renders and suspends, and goes with the header${fullUnless((path === '/client') === (mode === 'development'))}`, async ({
        page,
        header,
        island,
      }) => {
        await page.goto(island + path);
        // Without server HTML, the header replaces the fallback header.
        if (path === '/empty') await header.ready();
        const box = await header.searchBox.elementHandle();
        await header.searchBox.fill('oats');
        await header.ready();

        await press(page, 'Render');
        await expect(page.getByRole('heading', { name: 'Rendered 2 times' })).toBeVisible();
        await press(page, 'Wait');
        await expect(page.getByText('It came')).toBeVisible();

        expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
        await expect(header.searchBox).toHaveValue('oats');

        await press(page, 'Header');
        await expect(header.root).toHaveCount(0);
        await expect(page.locator('[data-grocer], [data-grocer-slot]')).toHaveCount(0);
        await press(page, 'Header');
        await expect(header.link('Offers')).toBeVisible();
        expect((await header.root.boundingBox())?.height).toBe(159);
      });
    }

    for (const path of ['/', '/client', '/empty']) {
      test(`${path}: if the app crashes, the header keeps its text, focus and open menu, and still works${fullUnless(mode === 'production' && path !== '/empty')}`, async ({
        page,
        header,
        island,
        complaints,
      }) => {
        await page.goto(island + path);
        await header.ready();
        const box = await header.searchBox.elementHandle();
        await header.searchBox.fill('oats');
        await header.button('Groceries').click();
        await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'true');
        const place = await header.root.boundingBox();
        const focused = await page.evaluateHandle(() => document.activeElement);

        // Clicks without the pointer, which would close the menu.
        await page.getByRole('button', { name: 'Break' }).evaluate((button: HTMLElement) => button.click());

        await expect(page.getByRole('main')).toHaveCount(0);
        await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'true');
        expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
        await expect(header.searchBox).toHaveValue('oats');
        await page.keyboard.press('Escape');
        await expect(header.button('Groceries')).toHaveAttribute('aria-expanded', 'false');
        await expect(header.submit).toBeEnabled();
        await expect(header.root).toHaveCount(1);
        expect(await header.root.boundingBox()).toEqual(place);
        // Without duplicates, because the development build runs effects twice.
        expect([...new Set(complaints.splice(0))]).toEqual(['uncaught: The app broke']);
      });
    }
  });
}
