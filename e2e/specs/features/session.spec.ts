import type { Page } from '@playwright/test';
import { createHeader, type Header } from '../../fixtures/header.ts';
import { holdRequests } from '../../fixtures/holdRequests.ts';
import { expect, test } from '../../fixtures/test.ts';
import { watchTokens } from '../../fixtures/tokens/watchTokens.ts';

const anna = { customerId: '100001', orderId: '5001', trolley: /12 items/ };
const ben = { customerId: '100003', orderId: '7001', trolley: /4 items/ };

/** A second tab of the same browser. */
async function openTab(page: Page): Promise<{ tab: Page; inTab: Header }> {
  const tab = await page.context().newPage();
  const inTab = createHeader(tab);
  await inTab.open();
  return { tab, inTab };
}

test('when Anna signs out in one tab, the other tab shows nothing of hers', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  const { inTab } = await openTab(page);
  await expect(inTab.slot).toHaveAccessibleName(/9am to 10am$/);

  await page.goto('/ecom/log-out');

  await expect(inTab.link('Sign in')).toBeVisible();
  await expect(inTab.link('Book a slot')).toBeVisible();
  await expect(inTab.trolley).toHaveAccessibleName('Trolley, 0 items, total £0.00');
});

test("when Anna signs out in one tab and Ben signs in, the other tab is Ben's", async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  const { tab, inTab } = await openTab(page);
  const tokens = watchTokens(tab);
  await expect(inTab.trolley).toHaveAccessibleName(anna.trolley);

  await page.goto('/ecom/log-out');
  await services.scenario('other-customer');
  await header.open();

  await expect(inTab.trolley).toHaveAccessibleName(ben.trolley);
  await expect(inTab.link('Book a slot')).toBeVisible();
  const sent = tokens.sentAs(ben.customerId);
  expect(sent.filter((request) => request.includes(ben.orderId))).not.toEqual([]);
  expect(sent.filter((request) => request.includes(anna.orderId))).toEqual([]);
});

test("Anna's trolley is gone before the token service has said who is signed in", async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  const { tab, inTab } = await openTab(page);
  await expect(inTab.slot).toHaveAccessibleName(/9am to 10am$/);
  const token = await holdRequests(tab, '**/v1/token');

  await services.scenario('other-customer');
  await header.open();
  await token.requested;

  await expect(inTab.trolley).not.toHaveAccessibleName(anna.trolley);
  await expect(inTab.slot).toHaveCount(0);
  token.release();
  await expect(inTab.trolley).toHaveAccessibleName(ben.trolley);
});

test('a tab that is not told learns from the next token, and sends nothing of Anna’s with it', async ({
  page,
  header,
  services,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  const tokens = watchTokens(page);

  await services.scenario('other-customer');
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('grocer:slot_changed')));

  await expect(header.trolley).toHaveAccessibleName(ben.trolley);
  await expect(header.link('Book a slot')).toBeVisible();
  expect(tokens.sentAs(ben.customerId).filter((request) => request.includes(anna.orderId))).toEqual([]);
});

test("when Ben signs in, the seasonal menu is requested for him, and Anna's is gone", async ({
  page,
  header,
  services,
}) => {
  await services.scenario('seasonal');
  await header.open();
  const { tab, inTab } = await openTab(page);
  await expect(inTab.menu('Christmas')).toBeVisible();
  const customers: unknown[] = [];
  tab.on('request', (request) => {
    if (request.url().includes('/seasonal-menu/')) customers.push(request.postDataJSON().customerId);
  });

  await services.scenario('other-customer');
  await header.open();

  await expect(inTab.trolley).toHaveAccessibleName(ben.trolley);
  await expect.poll(() => customers).toEqual([ben.customerId]);
  await expect(inTab.menu('Christmas')).toHaveCount(0);
});

test("an order that Anna places with a token that has ended is neither looked up nor placed with Ben's", async ({
  page,
  header,
  services,
  checkout,
}) => {
  await services.scenario('instant-checkout');
  await checkout.choose();
  const tokens = watchTokens(page);

  await services.scenario('other-customer');
  await checkout.instant.click();

  await expect(header.trolley).toHaveAccessibleName(ben.trolley);
  await expect(checkout.choice).toBeHidden();
  // Whoever is signed in now: the shopper who pressed is told that there was a problem.
  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
  await expect(checkout.error.getByRole('link')).toHaveCount(0);
  expect(await services.calls('getOrder')).toBe(0);
  expect(tokens.sentAs(ben.customerId).filter((request) => request.includes('/orders/'))).toEqual([]);
});

test("after a reload Ben's page does not ask for the order that Anna was placing", async ({
  header,
  services,
  checkout,
}) => {
  await services.scenario('instant-checkout');
  await checkout.choose();
  await services.fault('placeOrder', { kind: 'drop' });
  await checkout.instant.click();
  await expect(checkout.error).toBeVisible();
  await services.noFaults();

  await services.scenario('other-customer');
  await header.open();

  await expect(header.trolley).toHaveAccessibleName(ben.trolley);
  expect(await services.calls('getOrder')).toBe(0);
});

test('a page that comes back from the back/forward cache asks who is signed in before anything else', async ({
  page,
  header,
  services,
}) => {
  const tokens = watchTokens(page);
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  // The last call of the load is made when the browser is idle.
  await expect.poll(() => tokens.sentAs(anna.customerId).join()).toContain('seasonal-menu');
  await services.scenario('other-customer');
  const before = tokens.sentAs(anna.customerId).length;

  // As after a time in which the page was told nothing.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

  await expect(header.trolley).toHaveAccessibleName(ben.trolley);
  expect(tokens.sentAs(anna.customerId)).toHaveLength(before);
  expect(tokens.sentAs(ben.customerId).filter((request) => request.includes(anna.orderId))).toEqual([]);
});

test('an outage of the token service keeps the cookies and is no flicker', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  await services.fault('token', { kind: 'status', status: 503 });

  await header.open();

  await expect(header.link('Sign in')).toBeVisible();
  await expect(header.link('Book a slot')).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'customerId', value: anna.customerId }));
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'branchId', value: '753' }));
  const lastError = await page.evaluate(() => {
    const bus = (globalThis as Record<symbol, unknown>)[Symbol.for('grocer.bus.1')];
    return (bus as { last(name: string): unknown }).last('header_error');
  });
  expect(lastError).toBeUndefined();
});

test('an outage of the shopping context keeps the trolley and the slot that the header shows', async ({
  page,
  header,
  services,
}) => {
  await services.scenario('slot-booked');
  await header.open();
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
  await services.fault('context', { kind: 'status', status: 503 });
  const before = await services.calls('getTrolley');

  await page.evaluate(() => window.dispatchEvent(new CustomEvent('grocer:shopping_context_changed')));
  await expect.poll(() => services.calls('getTrolley')).toBe(before + 1);

  await expect(header.trolley).toHaveAttribute('aria-busy', 'false');
  await expect(header.trolley).toHaveAccessibleName(anna.trolley);
  await expect(header.slot).toHaveAccessibleName(/9am to 10am$/);
});
