import type { ShoppingContext } from '@grocer/shared-contracts';
import { aShoppingContext, aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { describe, expect, test } from 'vitest';
import { connectServicesAtom, type Services } from '../../state/services.ts';
import { type Session, setSessionAtom } from '../../state/session/session.ts';
import { nextShopperAtom } from '../../state/session/shopper.ts';
import { loadShoppingContextAtom } from '../../state/session/shoppingContext.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { syncCookies } from './syncCookies.ts';

/** A page with the cookies that an earlier page has written. */
const aPage = (earlierCookies: Record<string, string> = {}) => {
  const jar = new Map(
    Object.entries(earlierCookies).map(([name, value]) => [name, { value } as StoredCookie]),
  );
  const store = createStore();
  const stop = syncCookies(store, {
    read: (name) => jar.get(name)?.value,
    write: (name, value, maxAgeSeconds) => void jar.set(name, { value, maxAgeSeconds }),
    remove: (name) => void jar.delete(name),
  });
  return {
    jar,
    stop,
    session: (session: Session) => store.set(setSessionAtom, session),
    nextShopper: () => store.set(nextShopperAtom),
    slot: (slot?: SlotState) => store.set(beginSlotWorkAtom)(slot),
    context(context: ShoppingContext) {
      const services: Partial<Services> = { fetchShoppingContext: async () => context };
      store.set(connectServicesAtom, services as Services);
      return store.set(loadShoppingContextAtom);
    },
  };
};

interface StoredCookie {
  value: string;
  maxAgeSeconds?: number | undefined;
}

const customer = { kind: 'signed-in', customerId: '100001', isSignedOnAsCustomer: false } as const;

const booked = (branchId: string | null): SlotState => ({
  kind: 'booked',
  reservation: aSlotReservation({ branchId }),
  times: null,
  address: null,
  branch: null,
});

describe('syncCookies', () => {
  test('customerId is stored for thirty days when the shopper is signed in', () => {
    const { jar, session } = aPage();

    session(customer);

    expect(jar.get('customerId')).toEqual({ value: '100001', maxAgeSeconds: 2_592_000 });
  });

  test('customerId is removed when nobody is signed in', () => {
    const { jar, session } = aPage({ customerId: '100001' });

    session({ kind: 'signed-out' });

    expect(jar.has('customerId')).toBe(false);
  });

  test('while the token service is down both cookies stay', () => {
    const { jar, session, slot } = aPage({ customerId: '100001', branchId: '753' });

    session({ kind: 'failed', error: new Error('down') });
    slot({ kind: 'none' });

    expect([...jar.keys()]).toEqual(['customerId', 'branchId']);
  });

  test("another shopper's branch is removed before their slot is known", () => {
    const { jar, session, nextShopper } = aPage();
    session(customer);
    jar.set('branchId', { value: '753' });

    nextShopper();

    expect(jar.has('branchId')).toBe(false);
  });

  test('the branch of a customer who was signed in on an earlier page is removed', () => {
    const { jar, session } = aPage({ customerId: '100002', branchId: '753' });

    session(customer);

    expect(jar.has('branchId')).toBe(false);
  });

  test('the branch of the same customer stays until the slot is known', () => {
    const { jar, session } = aPage({ customerId: '100001', branchId: '753' });

    session(customer);

    expect(jar.has('branchId')).toBe(true);
  });

  test('while it is not known who is signed in, the branch that another tab has stored stays', () => {
    const { jar, session, nextShopper } = aPage({ branchId: '753' });

    session({ kind: 'pending' });
    nextShopper();

    expect(jar.has('branchId')).toBe(true);
  });

  test('cookies of an earlier page stay until session and slot have loaded', () => {
    const { jar, slot } = aPage({ customerId: '100001', branchId: '753' });

    slot();

    expect([...jar.keys()]).toEqual(['customerId', 'branchId']);
  });

  test('branchId is a session cookie while a slot is booked', () => {
    const { jar, session, slot } = aPage();

    session(customer);
    slot(booked('753'));

    expect(jar.get('branchId')).toEqual({ value: '753', maxAgeSeconds: undefined });
  });

  test.each([
    ['no slot', { kind: 'none' }],
    ['a slot that could not be loaded', { kind: 'failed', error: new Error('down') }],
    ['a slot without a branch', booked(null)],
  ] as const)('branchId is removed for %s', (_, slot) => {
    const page = aPage({ branchId: '753' });

    page.session(customer);
    page.slot(slot);

    expect(page.jar.has('branchId')).toBe(false);
  });

  test('the order is stored for half an hour, with its customer', async () => {
    const { jar, session, context } = aPage();

    session(customer);
    await context(aShoppingContext({ customerOrderId: '5001' }));

    expect(jar.get('grocerLastOrder')).toEqual({ value: '100001~5001', maxAgeSeconds: 1800 });
  });

  test.each([
    ['there is none', { customerOrderId: null }],
    ['it is being amended', { customerOrderState: 'AMENDING' }],
    ['its id is no text for a cookie', { customerOrderId: '5001; domain=evil.example' }],
  ] as const)('the order of an earlier page is removed when %s', async (_, changes) => {
    const { jar, session, context } = aPage({ grocerLastOrder: '100001~4000' });

    session(customer);
    await context(aShoppingContext(changes));

    expect(jar.has('grocerLastOrder')).toBe(false);
  });

  test("the order is removed at a sign-out, and before another shopper's is known", async () => {
    const { jar, session, context, nextShopper } = aPage();
    session(customer);
    await context(aShoppingContext());

    nextShopper();
    expect(jar.has('grocerLastOrder')).toBe(false);

    jar.set('grocerLastOrder', { value: '100001~5001' });
    session({ kind: 'signed-out' });
    expect(jar.has('grocerLastOrder')).toBe(false);
  });

  test('after it was stopped it writes no cookies', () => {
    const { jar, stop, session, slot } = aPage();

    stop();
    session(customer);
    slot(booked('753'));

    expect(jar.size).toBe(0);
  });
});
