import type { Page } from '@playwright/test';
import { Hono } from 'hono';
import { createShopCalls } from '../../fixtures/freshness/shopCalls.ts';
import { createHeader } from '../../fixtures/header.ts';
import { type HeldRequests, holdRequests } from '../../fixtures/holdRequests.ts';
import { fetchShopPage } from '../../fixtures/layout/fetchShopPage.ts';
import type { Services } from '../../fixtures/services.ts';
import { expect, test } from '../../fixtures/test.ts';
import { listen } from '../../tools/stack/listen.ts';

const groceries = '/ecom/shop/browse/groceries';
const callNames = ['token', 'context', 'getTrolley', 'slots', 'address', 'branch'] as const;
const once = callNames.map((name) => `${name} 1`);

/** How often each service has been called for the shopper's values. */
const callsOf = (services: Services): Promise<string[]> =>
  Promise.all(callNames.map(async (name) => `${name} ${await services.calls(name)}`));

/** Opens a page whose header has its HTML, but not its script. */
async function openWithoutScript(page: Page): Promise<HeldRequests> {
  const script = await holdRequests(page, '**/widgets.*.js');
  await page.goto(groceries, { waitUntil: 'commit' });
  return script;
}

test("a shopper's values are requested before the header's script has come, and each only once", async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  const script = await openWithoutScript(page);
  await expect.poll(() => callsOf(services)).toEqual(once);

  script.release();

  await header.ready();
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  await expect(header.trolley).not.toHaveAttribute('aria-busy', 'true');
  expect(await callsOf(services)).toEqual(once);
});

test('the next page asks for the trolley without waiting for the shopping context', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  const context = await holdRequests(page, '**/v1/shopping-context');

  await page.goto(groceries, { waitUntil: 'commit' });

  await expect.poll(() => services.calls('getTrolley')).toBe(2);
  expect(await services.calls('context')).toBe(1);
  context.release();
  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(header.trolley).not.toHaveAttribute('aria-busy', 'true');
  expect(await callsOf(services)).toEqual(callNames.map((name) => `${name} 2`));
});

test('a trolley that the page changes meanwhile is requested again', async ({
  page,
  header,
  services,
  stack,
}) => {
  await services.scenario('slot-booked');
  const script = await openWithoutScript(page);
  await expect.poll(() => callsOf(services)).toEqual(once);

  await createShopCalls(stack.services, page.request).setItem('124', 1);
  await page.evaluate(() => void dispatchEvent(new CustomEvent('finished_trolley_update')));
  script.release();

  await expect(header.trolley).toHaveAccessibleName(/13 items/);
  expect(await services.calls('getTrolley')).toBe(2);
});

test("when Ben signs in in another tab meanwhile, the page shows his values and none of Anna's", async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  const script = await openWithoutScript(page);
  await expect.poll(() => callsOf(services)).toEqual(once);
  await page.evaluate(watchTrolley);

  await services.scenario('other-customer');
  await createHeader(await page.context().newPage()).open();
  script.release();

  await expect(header.trolley).toHaveAccessibleName(/4 items/);
  await expect(header.link('Book a slot')).toBeVisible();
  const seen = await page.evaluate(() => Reflect.get(globalThis, 'seenNames'));
  expect(seen).toContain('4 items');
  expect(seen).not.toContain('12 items');
});

/** Runs in the page: records every text of the trolley. */
function watchTrolley(): void {
  Reflect.set(globalThis, 'seenNames', '');
  const look = () => {
    const seen = document.querySelector('header a[href$="/trolley"]')?.textContent;
    Reflect.set(globalThis, 'seenNames', `${Reflect.get(globalThis, 'seenNames')}\n${seen}`);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('a page whose policy refuses the script has the same values', async ({
  page,
  header,
  services,
  stack,
  complaints,
}) => {
  await services.scenario('slot-booked');
  const app = new Hono().get('*', async (context) => {
    const answer = await fetchShopPage(stack, context);
    const html = (await answer.text()).replace(/<script nonce="[^"]*" (?=data-services)/, '<script ');
    return new Response(html, answer);
  });
  const shop = await listen(app, 0, 'HOST_PORT');

  await page.goto(shop.origin + groceries);

  await expect(header.trolley).toHaveAccessibleName(/12 items/);
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  expect(await callsOf(services)).toEqual(once);
  expect(complaints.splice(0).join()).toMatch(
    /Executing inline script violates the following Content Security Policy/,
  );
  await shop.close();
});

test('an anonymous visitor’s page has no such script', async ({ page, header, services }) => {
  await services.scenario('anonymous');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));

  await header.open();

  expect(scripts.join()).not.toMatch(/\/\d+\.\d+\.\d+\/start\./);
  expect(await services.calls('token')).toBe(1);
});
