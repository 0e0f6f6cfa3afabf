// @vitest-environment jsdom
import type { CallName, ScenarioName } from '@grocer/sandbox';
import type { createStore } from 'jotai';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { loadOrderAtom, loadShopAtom } from '../../state/loadShop.ts';
import { dialogAtom, openDialogAtom } from '../../state/page/dialog.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { releaseSlotAtom } from '../../state/shopUpdates.ts';
import { visitors } from '../../state/testing/aVisitor.ts';
import { cancelAmendAtom } from '../../state/trolley/cancelAmend.ts';
import { isPlacingAtom, keepSavedSlotAtom, placeOrderAtom } from './instantCheckoutAtoms.ts';

const { shop, aHeader } = visitors();

type Store = ReturnType<typeof createStore>;

const sessionEnded = { kind: 'order-error', code: 'SESSION_ENDED', attempt: 0, savedSlot: null };

afterEach(() => sessionStorage.clear());

/** A shopper whose session has ended on the server: `call` answers 401, and so does the token service. */
async function aShopper(scenario: ScenarioName, call: CallName) {
  const header = await aHeader(scenario);
  onTestFinished(header.stop);
  await header.store.set(loadShopAtom);
  await shop.fault(call, { kind: 'status', status: 401 });
  await shop.fault('token', { kind: 'status', status: 401 });
  return header;
}

describe('a session that ends', () => {
  test.each<[string, ScenarioName, CallName, (store: Store) => Promise<unknown>]>([
    ['an order is placed', 'instant-checkout', 'placeOrder', ({ set }) => set(placeOrderAtom)],
    ['the saved slot is kept', 'new-slot-gone', 'cancelSlot', ({ set }) => set(keepSavedSlotAtom)],
    ['the changes to an order are cancelled', 'amending', 'cancelAmend', ({ set }) => set(cancelAmendAtom)],
    ['a slot is cancelled', 'slot-booked', 'cancelSlot', ({ set }) => set(releaseSlotAtom, 'r1')],
  ])('while %s is told in a dialog, and the header is the guest’s', async (_, scenario, call, act) => {
    const { store } = await aShopper(scenario, call);

    await act(store);

    expect(store.get(dialogAtom)).toEqual(sessionEnded);
    expect(store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
    expect(store.get(isPlacingAtom)).toBe(false);
  });

  test('in another tab while an order is placed is shown as well, in place of the open dialog', async () => {
    const { store, changeShopper } = await aShopper('instant-checkout', 'getOrder');
    store.set(openDialogAtom, { kind: 'instant-checkout', standard: 'checkout' });
    const kinds: (string | undefined)[] = [];
    store.sub(dialogAtom, () => void kinds.push(store.get(dialogAtom)?.kind));
    await shop.fault('placeOrder', { kind: 'delay', ms: 300 });
    const placing = store.set(placeOrderAtom);

    await changeShopper({ kind: 'pending' });
    expect(store.get(dialogAtom)).toEqual(sessionEnded);
    await placing;

    expect(store.get(dialogAtom)).toEqual(sessionEnded);
    expect(kinds.at(-1)).toBe('order-error');
  });

  test('after an order was refused leaves a dialog, without the former shopper’s slot', async () => {
    const { store } = await aShopper('instant-checkout', 'getTrolley');
    const savedSlot = { date: 'Thursday 5 March', time: { text: '9am - 10am', spoken: '9am to 10am' } };
    store.set(openDialogAtom, { ...sessionEnded, kind: 'order-error', code: 'UNKNOWN_ERROR', savedSlot });

    await store.set(loadOrderAtom);

    expect(store.get(dialogAtom)).toEqual(sessionEnded);
  });

  test('is shown until the shopper closes the dialog, even if somebody signs in meanwhile', async () => {
    const { store, changeShopper } = await aShopper('instant-checkout', 'placeOrder');
    await store.set(placeOrderAtom);
    const dialog = store.get(dialogAtom);

    await changeShopper({ kind: 'pending' });

    expect(dialog).toEqual(sessionEnded);
    expect(store.get(dialogAtom)).toBe(dialog);
  });

  test('while nothing is being placed closes the dialogs of the former shopper', async () => {
    const { store } = await aShopper('instant-checkout', 'getTrolley');
    store.set(openDialogAtom, { kind: 'instant-checkout', standard: 'checkout' });

    await store.set(loadOrderAtom);

    expect(store.get(sessionAtom)).toEqual({ kind: 'signed-out' });
    expect(store.get(dialogAtom)).toBeUndefined();
  });
});
