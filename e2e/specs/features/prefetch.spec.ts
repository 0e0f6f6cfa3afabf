import type { MountModule } from '@grocer/shared-contracts/host';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

type PageGlobals = typeof globalThis & { header: { get(module: string): Promise<() => MountModule> } };

const hints = (page: Page) =>
  page
    .locator('link[rel=prefetch][as=document]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

const recipes = '/ecom/recipes';
const offers = '/ecom/shop/browse/offers';
const inspiration = '/ecom/content/inspiration';

test.beforeEach(({ page }) => page.clock.install());

test('a pointer that rests on a link prefetches its page once; one that passes by does not', async ({
  page,
  header,
}) => {
  await header.open();
  await header.link('Recipes').hover();
  await expect.poll(() => hints(page)).toEqual([recipes]);
  await page.clock.pauseAt(Date.now() + 60_000);

  await header.link('Offers').hover();
  await page.clock.runFor(99);
  await header.link('Recipes').hover();
  await page.clock.runFor(200);
  expect(await hints(page)).toEqual([recipes]);

  await header.link('Offers').hover();
  await page.clock.runFor(100);
  expect(await hints(page)).toEqual([recipes, offers]);
});

test('the pages for signing in and signing out are never prefetched', async ({ page, header, services }) => {
  await header.open();
  await header.link('Recipes').hover();
  await expect.poll(() => hints(page)).toEqual([recipes]);
  await header.link('Sign in').hover();
  await page.clock.runFor(500);
  expect(await hints(page)).toEqual([recipes]);

  await services.scenario('signed-in');
  await header.open();
  await header.root.getByRole('button', { name: 'My account' }).click();
  await header.atRest();
  await header.link('Account overview').hover();
  await expect.poll(() => hints(page)).toHaveLength(1);
  await header.link('Sign out').hover();
  await page.clock.runFor(500);
  expect(await hints(page)).toHaveLength(1);
});

test('nothing is prefetched while the shopper saves data', async ({ page, header }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } });
  });
  const saveData = (saves: boolean) =>
    page.evaluate(
      (value) =>
        Object.assign((navigator as unknown as { connection: object }).connection, { saveData: value }),
      saves,
    );
  await header.open();
  await header.link('Recipes').hover();
  await expect.poll(() => hints(page)).toEqual([recipes]);

  await saveData(true);
  await header.link('Offers').hover();
  await page.clock.runFor(500);
  expect(await hints(page)).toEqual([recipes]);

  await saveData(false);
  await header.link('Inspiration').hover();
  await expect.poll(() => hints(page)).toEqual([recipes, inspiration]);
});
