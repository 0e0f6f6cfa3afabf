import { aShoppingContext, aTrolleyAnswer } from '@grocer/shared-contracts/fixtures';
import { expect, test } from 'vitest';
import { changeShopperAtom } from './changeShopper.ts';
import { loadOrderAtom } from './loadShop.ts';
import { menuAtom, openMenuAtom, setMenuPathAtom } from './menu/menu.ts';
import { middleMenuAtom } from './menu/menuContent.ts';
import { seasonalMenuAtom, setSeasonalMenuAtom } from './menu/seasonalMenu.ts';
import { dialogAtom, openDialogAtom } from './page/dialog.ts';
import { servicesAtom } from './services.ts';
import { deliveryPassAtom } from './session/customer.ts';
import { looksSignedInAtom, type Session, sessionAtom, setHasTokenSessionAtom } from './session/session.ts';
import { shoppingContextAtom } from './session/shoppingContext.ts';
import { startTrolleyUpdateAtom } from './shopUpdates.ts';
import { cancelSlotAtom } from './slot/loadSlot.ts';
import { slotAtom, slotBusyAtom } from './slot/slot.ts';
import { aShopperStore, aStore, deferredCalls } from './testing/aStore.ts';
import { visitors } from './testing/aVisitor.ts';
import { trolleyAtom, trolleyBusyAtom, trolleyTotalAtom } from './trolley/trolley.ts';

const { shop, loaded } = visitors();

const nobody: Session = { kind: 'signed-out' };
const unknown: Session = { kind: 'pending' };

test('after a sign-out order, trolley, slot and pass are forgotten without a request', async () => {
  const { store, changeShopper } = await loaded('slot-booked');
  store.set(openMenuAtom, 'Shop');
  store.set(setMenuPathAtom, ['my-account']);
  shop.received.length = 0;

  await changeShopper(nobody);

  expect(shop.received).toEqual([]);
  expect(store.get(looksSignedInAtom)).toBe(false);
  expect(store.get(shoppingContextAtom).customerOrderId).toBeNull();
  expect([store.get(slotAtom).kind, store.get(trolleyAtom).kind]).toEqual(['none', 'none']);
  expect(store.get(deliveryPassAtom)).toBe('UNKNOWN');
  expect(store.get(menuAtom)).toEqual({ menuRoot: 'Shop', path: [] });
});

test('nothing of the former shopper is left while it is not known who is signed in', async () => {
  const { store, changeShopper } = await loaded('slot-booked');
  store.set(setSeasonalMenuAtom, { title: 'For you', href: null });
  store.set(openDialogAtom, { kind: 'cancel-changes' });
  store.set(openMenuAtom, 'Groceries');
  store.set(startTrolleyUpdateAtom);
  store.set(setHasTokenSessionAtom, true);

  await changeShopper(unknown);

  expect(store.get(sessionAtom)).toEqual(unknown);
  expect([store.get(trolleyAtom), store.get(slotAtom)]).toEqual([{ kind: 'unknown' }, { kind: 'unknown' }]);
  expect(store.get(shoppingContextAtom).customerOrderId).toBeNull();
  expect(store.get(trolleyTotalAtom).amount).toBe(0);
  expect(store.get(dialogAtom)).toBeUndefined();
  expect(store.get(menuAtom)).toEqual({ menuRoot: null, path: [] });
  expect([store.get(seasonalMenuAtom), store.get(middleMenuAtom)]).toEqual([undefined, { kind: 'pending' }]);
  // Trolley and slot are loading again, as before their first answer.
  expect([store.get(trolleyBusyAtom), store.get(slotBusyAtom)]).toEqual([true, true]);
});

test('a slot of the former shopper that cannot be cancelled any more is not reported', async () => {
  const cancelled = deferredCalls<void>();
  const { store, emitted } = await aShopperStore({ cancelReservation: cancelled.call });
  const cancelling = store.set(cancelSlotAtom, 'r1');

  await store.set(changeShopperAtom, nobody, aStore({}).store.get(servicesAtom));
  cancelled.answer(0).reject(new Error('not sent'));

  expect(await cancelling).toBe(false);
  expect(emitted).toEqual([]);
  expect(store.get(slotBusyAtom)).toBe(false);
});

test("the former shopper's trolley is not shown, whenever it arrives", async () => {
  const trolleys = deferredCalls<ReturnType<typeof aTrolleyAnswer>>();
  const { store } = await aShopperStore({
    fetchShoppingContext: async () => aShoppingContext(),
    fetchTrolley: trolleys.call,
    fetchReservations: async () => [],
  });
  const reading = store.set(loadOrderAtom);
  await expect.poll(() => trolleys.calls).toHaveLength(1);

  await store.set(changeShopperAtom, unknown, aStore({}).store.get(servicesAtom));
  trolleys.answer(0).resolve(aTrolleyAnswer());
  await reading;

  expect(store.get(trolleyAtom)).toEqual({ kind: 'unknown' });
  expect(store.get(trolleyTotalAtom).amount).toBe(0);
});
