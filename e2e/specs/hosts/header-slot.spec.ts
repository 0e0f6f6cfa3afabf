import { expect, type Page } from '@playwright/test';
import { startIslandHost } from '../../fixtures/startIslandHost.ts';
import { test as base } from '../../fixtures/test.ts';
import type { IslandBuild } from '../../hosts/island/islandBuilds.ts';

type Mode = IslandBuild['mode'];

const test = base.extend<object, { islands: Record<Mode, string> }>({
  islands: [
    async ({ stack }, use) => {
      const page = { remote: `${stack.remote.origin}/stable/`, services: stack.services };
      const start = (mode: Mode) => startIslandHost({ react: '19.3', mode, entryPoint: 'plain' }, page);
      const production = await start('production');
      const development = await start('development');
      await use({ production: production.origin, development: development.origin });
      await Promise.all([production.close(), development.close()]);
    },
    { scope: 'worker' },
  ],
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const mode of ['production', 'development'] as const) {
  test.describe(`with React’s ${mode} build`, () => {
    for (const path of ['/', '/client']) {
      test(`${path}: the fragment is hydrated, stays while the app re-renders and suspends, and is removed with the header`, async ({
        page,
        header,
        islands,
      }) => {
        await page.goto(islands[mode] + path);
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

    test('if the app crashes, the header above it still works', async ({
      page,
      header,
      islands,
      complaints,
    }) => {
      await page.goto(`${islands[mode]}/client`);
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
