import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const hints = (page: Page) =>
  page
    .locator('link[rel=prefetch][as=document]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

const recipes = '/ecom/recipes';
const offers = '/ecom/shop/browse/offers';
const inspiration = '/ecom/content/inspiration';

test.beforeEach(({ page }) => page.clock.install());

test('a pointer that rests on a link, and focus, prefetch its page once', async ({ page, header }) => {
  await header.open();
  await header.link('Recipes').hover();
  await expect.poll(() => hints(page)).toEqual([recipes]);
  await header.link('Offers').hover();
  await expect.poll(() => hints(page)).toEqual([recipes, offers]);
  await header.link('Recipes').hover();
  await page.clock.runFor(200);
  await header.link('Inspiration').focus();
  await expect.poll(() => hints(page)).toEqual([recipes, offers, inspiration]);
});
