// @vitest-environment jsdom
import { resolveHeaderOptions, type TrolleyTotals } from '@grocer/shared-contracts';
import {
  aSlotReservation,
  aTrolley,
  aTrolleyAnswer,
  someTrolleyTotals,
} from '@grocer/shared-contracts/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dialogAtom } from '../../state/dialog.ts';
import { setPageAtom } from '../../state/page.ts';
import { seeTokenSessionAtom } from '../../state/session.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot.ts';
import { aStore } from '../../state/testing/aStore.ts';
import { beginTrolleyWorkAtom } from '../../state/trolley.ts';
import { CheckoutButton } from './CheckoutButton.tsx';

afterEach(cleanup);

const booked: SlotState = {
  kind: 'booked',
  reservation: aSlotReservation(),
  times: null,
  address: null,
  branch: null,
};

function aTrolleyPage(path = '/ecom/shop/trolley?from=mail') {
  const navigate = vi.fn();
  const { store, logged } = aStore();
  store.set(setPageAtom, { path, options: resolveHeaderOptions({ navigate }) });
  store.set(seeTokenSessionAtom, true);
  render(
    <Provider store={store}>
      <CheckoutButton />
    </Provider>,
  );
  const known = (totals: Partial<TrolleyTotals> = {}, slot: SlotState = booked, amendingOrder = false) =>
    act(() => {
      const trolley = aTrolley({ trolleyTotals: someTrolleyTotals(totals), amendingOrder });
      const answer = aTrolleyAnswer({ trolley, instantCheckout: amendingOrder ? 'ALLOWED' : 'NOT_AMENDING' });
      store.set(beginTrolleyWorkAtom)({ kind: 'ready', answer });
      store.set(beginSlotWorkAtom)(slot);
    });
  return { store, logged, navigate, known };
}

const button = () => screen.getByRole('button', { name: 'Checkout' });
const conflicts = { trolleyItemCounts: { hardConflicts: 1, softConflicts: 0, noConflicts: 2 } };

describe('CheckoutButton', () => {
  test.each([
    ['/ecom/shop/trolley', '/ecom/beforeYouGo'],
    ['/ecom/beforeYouGo', '/ecom/checkout'],
    ['/ecom/beforeYouGo/offers?a=b', '/ecom/checkout'],
    ['/ecom/beforeYouGoElsewhere', '/ecom/beforeYouGo'],
  ])('leads from %s to %s', async (path, next) => {
    const { navigate, known } = aTrolleyPage(path);
    known();

    await userEvent.click(button());

    expect(navigate).toHaveBeenCalledExactlyOnceWith(next);
  });

  test('a press before anything is known goes on when it is, once', async () => {
    const { navigate, known } = aTrolleyPage();

    await userEvent.dblClick(button());
    expect(button().getAttribute('aria-busy')).toBe('true');
    expect(navigate).not.toHaveBeenCalled();

    known({}, { kind: 'none' });
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/ecom/serviceselection');
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  test('a press before anything is known goes nowhere where the button turns out to be disabled', async () => {
    const { navigate, known } = aTrolleyPage();
    await userEvent.click(button());

    known(conflicts);

    expect(navigate).not.toHaveBeenCalled();
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  test('an amended order with a saved card has the choice', async () => {
    const { store, known } = aTrolleyPage();
    known({}, booked, true);

    await userEvent.click(button());

    expect(store.get(dialogAtom)).toEqual({ kind: 'instant-checkout', standard: 'before-you-go' });
  });

  test('says one thing at a time, the conflicts first', () => {
    const { known } = aTrolleyPage();

    known({ ...conflicts, minimumSpendThresholdMet: false });
    expect(screen.getByText('Please remove all unavailable items from your trolley')).toBeDefined();
    expect(screen.queryByText(/minimum spend/)).toBeNull();

    known({ minimumSpendThresholdMet: false });
    expect(screen.getByText(/our £40 minimum spend \(excluding delivery charge\)$/)).toBeDefined();
  });

  test('a minimum that nobody knows is logged, and the button disabled without a word', () => {
    const { known, logged } = aTrolleyPage();

    known({ minimumSpendThresholdMet: false, deliveryMinimumOrderValue: null });

    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(button().getAttribute('aria-describedby')).toBeNull();
    expect(logged).toEqual(['The minimum spend is not met, and the trolley names no threshold']);
  });
});
