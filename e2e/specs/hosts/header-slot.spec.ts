import type { Page } from '@playwright/test';
import { startIslandHost } from '../../fixtures/builtHost.ts';
import { fullUnless } from '../../fixtures/countCells.ts';
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
    for (const path of ['/', '/client']) {
      test(`${path}: the hydrated fragment stays while the app re-renders and suspends, and goes with the header${fullUnless((path === '/') === (mode === 'production'))}`, async ({
        page,
        header,
        island,
      }) => {
        await page.goto(island + path);
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

    test(`if the app crashes, the header still works${fullUnless(mode === 'production')}`, async ({
      page,
      header,
      island,
      complaints,
    }) => {
      await page.goto(`${island}/client`);
      await header.ready();
      await header.searchBox.fill('oats');

      await press(page, 'Break');

      await expect(page.getByRole('main')).toHaveCount(0);
      await expect(header.searchBox).toHaveValue('oats');
      await expect(header.submit).toBeEnabled();
      expect(complaints.splice(0)).toEqual(['uncaught: The app broke']);
    });
  });
}
