import type { Page } from '@playwright/test';
import { createHeader } from '../../fixtures/header.ts';
import { expect, test } from '../../fixtures/test.ts';

const anna = { customerId: '100001', orderId: '5001', trolley: /12 items/ };
const ben = { customerId: '100003', orderId: '7001', trolley: /4 items/ };

test("when Anna signs out in one tab and Ben signs in, the other tab is Ben's", async ({ page, header }) => {
  await header.openAs('slot-booked');
  const tab = await page.context().newPage();
  const inTab = createHeader(tab);
  const sentAs = watchTokens(tab);
  await inTab.open();
  await expect(inTab.trolley).toHaveAccessibleName(anna.trolley);

  await page.goto('/ecom/log-out');
  await header.openAs('other-customer');

  await expect(inTab.trolley).toHaveAccessibleName(ben.trolley);
  await expect(inTab.link('Book a slot')).toBeVisible();
  const sent = sentAs(ben.customerId);
  expect(sent.filter((request) => request.includes(ben.orderId))).not.toEqual([]);
  expect(sent.filter((request) => request.includes(anna.orderId))).toEqual([]);
});

test("Anna's order is not looked up with Ben's token", async ({ page, header, services, checkout }) => {
  await services.scenario('instant-checkout');
  await checkout.choose();
  const sentAs = watchTokens(page);

  await services.scenario('other-customer');
  await checkout.instant.click();

  await expect(header.trolley).toHaveAccessibleName(ben.trolley);
  await expect(checkout.choice).toBeHidden();
  // The problem is shown although another customer is signed in by now: Anna must know of it.
  await expect(checkout.error).toHaveAccessibleName("Sorry, there's been a problem");
  await expect(checkout.error.getByRole('link')).toHaveCount(0);
  expect(await services.calls('getOrder')).toBe(0);
  expect(sentAs(ben.customerId).filter((request) => request.includes('/orders/'))).toEqual([]);
});

/** Records what the page sends with each customer's token: method, address and body. */
function watchTokens(page: Page): (customerId: string) => string[] {
  const owners = new Map<string, string>();
  const sent: { authorization: string; request: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/v1/token') || !response.ok()) return;
    const { accessToken, customerId } = await response.json();
    owners.set(`Bearer ${accessToken}`, customerId);
  });
  page.on('request', (request) => {
    const { authorization = '' } = request.headers();
    sent.push({ authorization, request: `${request.method()} ${request.url()} ${request.postData() ?? ''}` });
  });
  return (customerId) =>
    sent
      .filter(({ authorization }) => owners.get(authorization) === customerId)
      .map(({ request }) => request);
}
