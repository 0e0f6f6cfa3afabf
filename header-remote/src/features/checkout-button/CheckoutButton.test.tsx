// @vitest-environment jsdom
import { resolveHeaderOptions, type TrolleyTotals } from '@grocer/shared-contracts';
import { aTrolley, aTrolleyAnswer, someTrolleyTotals } from '@grocer/shared-contracts/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { dialogAtom } from '../../state/page/dialog.ts';
import { setPageAtom } from '../../state/page/page.ts';
import { setHasTokenSessionAtom } from '../../state/session/session.ts';
import { nextShopperAtom } from '../../state/session/shopper.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { aBookedSlot, aStore } from '../../state/testing/aStore.ts';
import { beginTrolleyWorkAtom } from '../../state/trolley/trolley.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

afterEach(cleanup);

function aTrolleyPage(path = '/ecom/shop/trolley?from=mail') {
  const navigate = vi.fn();
  const { store, logged } = aStore();
  store.set(setPageAtom, { path, options: resolveHeaderOptions({ navigate }) });
  store.set(setHasTokenSessionAtom, true);
  render(
    <Provider store={store}>
      <CheckoutButton />
    </Provider>,
  );
  const loadShop = (totals: Partial<TrolleyTotals> = {}, slot: SlotState = aBookedSlot(), amending = false) =>
    act(() => {
      const trolley = aTrolley({ trolleyTotals: someTrolleyTotals(totals), amendingOrder: amending });
      const answer = aTrolleyAnswer({ trolley, instantCheckout: amending ? 'ALLOWED' : 'NOT_AMENDING' });
      store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
      store.set(beginSlotWorkAtom)(slot);
    });
  return { store, logged, navigate, loadShop };
}

const button = () => screen.getByRole('button', { name: 'Checkout' });
const conflicts = { trolleyItemCounts: { hardConflicts: 1, softConflicts: 0, noConflicts: 2 } };

test.each([
  ['/ecom/shop/trolley', '/ecom/beforeYouGo'],
  ['/ecom/beforeYouGo', '/ecom/checkout'],
  ['/ecom/beforeYouGo/offers?a=b', '/ecom/checkout'],
  ['/ecom/beforeYouGoElsewhere', '/ecom/beforeYouGo'],
])('on %s the button leads to %s', async (path, next) => {
  const { navigate, loadShop } = aTrolleyPage(path);
  loadShop();

  await userEvent.click(button());

  expect(navigate).toHaveBeenCalledExactlyOnceWith(next);
});

test('a press does not wait for a trolley and a slot that could not be loaded', async () => {
  const { navigate, store } = aTrolleyPage();
  act(() => {
    store.set(beginTrolleyWorkAtom)({ kind: 'unknown', hasFailed: true });
    store.set(beginSlotWorkAtom)({ kind: 'unknown', hasFailed: true });
  });

  await userEvent.click(button());

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/serviceselection');
});

test('a press before trolley and slot have loaded takes effect once, when they have', async () => {
  const { navigate, loadShop } = aTrolleyPage();

  await userEvent.dblClick(button());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(navigate).not.toHaveBeenCalled();

  loadShop({}, { kind: 'none' });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/serviceselection');
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('a press of a former shopper takes no effect', async () => {
  const { navigate, store } = aTrolleyPage();
  await userEvent.click(button());

  act(() => {
    store.set(nextShopperAtom);
    store.set(setHasTokenSessionAtom, false);
  });

  expect(navigate).not.toHaveBeenCalled();
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test('an amended order with instant checkout opens the choice dialog', async () => {
  const { store, loadShop } = aTrolleyPage();
  loadShop({}, aBookedSlot(), true);

  await userEvent.click(button());

  expect(store.get(dialogAtom)).toEqual({ kind: 'instant-checkout', standard: 'before-you-go' });
});

test('one message is shown at a time, conflicts first', () => {
  const { loadShop } = aTrolleyPage();

  loadShop({ ...conflicts, minimumSpendThresholdMet: false });
  expect(screen.getByText('Please remove all unavailable items from your trolley')).toBeDefined();
  expect(screen.queryByText(/minimum spend/)).toBeNull();

  loadShop({ minimumSpendThresholdMet: false });
  expect(screen.getByText(/our £40 minimum spend \(excluding delivery charge\)$/)).toBeDefined();
});

test('without a known threshold the button is disabled without a message, and a warning is logged', () => {
  const { loadShop, logged } = aTrolleyPage();

  loadShop({ minimumSpendThresholdMet: false, deliveryMinimumOrderValue: null });

  expect(button().getAttribute('aria-disabled')).toBe('true');
  expect(button().getAttribute('aria-describedby')).toBeNull();
  expect(logged).toEqual(['The minimum spend is not met, and the trolley names no threshold']);
});

test('an amended order leads to standard checkout while the publisher has turned instant checkout off', async () => {
  const { store, navigate, loadShop } = aTrolleyPage();
  store.set(setPageAtom, { off: ['instantCheckout'] });
  loadShop({}, aBookedSlot(), true);

  await userEvent.click(button());

  expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/beforeYouGo');
  expect(store.get(dialogAtom)).toBeUndefined();
});
