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
