import { expect } from 'vitest';
import type { Shown } from './aTab.ts';
import type { RealShop } from './realShop.ts';
import { isSeen, type ShopModel, type TabModel } from './shopModel.ts';

const ownerOf: Readonly<Record<string, string>> = { 5001: '100001', 7001: '100003' };

/** Nothing of a customer is shown under the name of another, or sent with their token. */
export function checkPrivacy({ browser, tabs }: RealShop): void {
  for (const [index, tab] of tabs.entries()) {
    const { customerId, orderId } = tab.shown();
    if (orderId !== null) expect(ownerOf[orderId], `tab ${index} shows order ${orderId}`).toBe(customerId);
  }
  for (const { request, customerId } of browser.sent) {
    const orderId = /\b(?:5001|7001)\b/.exec(request)?.[0];
    if (orderId && customerId) expect(ownerOf[orderId], `sent as ${customerId}: ${request}`).toBe(customerId);
  }
  browser.sent.length = 0;
}

/** Once everything is answered, tabs only renew their tokens, hidden ones too. A frozen page may still be waiting. */
export function checkQuiet(model: ShopModel, { browser, tabs }: RealShop): void {
  const running = tabs.filter((_, index) => !model.tabs[index]?.isFrozen).map(({ name }) => name);
  const requests = browser.sent
    .filter(({ tab }) => running.includes(tab))
    .map(({ request }) => request.trim());
  const renewals = requests.filter((request) => request === '/api/token/v1/token');
  expect(requests, 'requests without a reason').toEqual(renewals);
  expect(renewals.length).toBeLessThanOrEqual(running.length);
}

/** Each tab that a shopper sees shows what it has been promised to show, and nothing is loading any more. */
export function checkTabs(model: ShopModel, { browser, tabs }: RealShop): void {
  for (const [index, tab] of model.tabs.entries()) {
    const page = tabs[index];
    if (!page || !isSeen(tab)) continue;
    const shown = page.shown();
    expect(shown.isBusy, `tab ${index} is busy`).toBe(false);
    expect(pick(shown, tab), `tab ${index} shows`).toEqual(pick(expected(model), tab));
    tab.lastSeen = tab.fresh.session ? model.shopper : undefined;
    model.checks += 1;
  }
  const isAnyFresh = model.tabs.some((tab) => isSeen(tab) && tab.fresh.session);
  if (isAnyFresh) expect(browser.cookies.read('customerId')).toBe(model.shopper?.customerId);
}

const expected = ({ shopper, lines, slot }: ShopModel): Omit<Shown, 'isBusy' | 'orderId'> => ({
  customerId: shopper?.customerId ?? null,
  isSupportUser: shopper?.isSupportUser ?? false,
  itemCount: lines.size,
  reservationId: slot?.id ?? null,
});

function pick(shown: Omit<Shown, 'isBusy' | 'orderId'>, { fresh }: TabModel) {
  const { customerId, isSupportUser, itemCount, reservationId } = shown;
  return {
    ...(fresh.session && { customerId, isSupportUser }),
    ...(fresh.trolley && { itemCount }),
    ...(fresh.slot && { reservationId }),
  };
}
