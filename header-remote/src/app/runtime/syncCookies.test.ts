import type { ShoppingContext } from '@grocer/shared-contracts';
import { aShoppingContext, aToken } from '@grocer/shared-contracts/fixtures';
import { createStore } from 'jotai';
import { expect, test } from 'vitest';
import { connectServicesAtom, type Services } from '../../state/services.ts';
import { type Session, setSessionAtom } from '../../state/session/session.ts';
import { nextShopperAtom } from '../../state/session/shopper.ts';
import { loadShoppingContextAtom } from '../../state/session/shoppingContext.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { aBookedSlot } from '../../state/testing/aStore.ts';
import { syncCookies } from './syncCookies.ts';

type Jar = Record<string, string | [value: string, maxAgeSeconds: number]>;

/** A page with the cookies that an earlier page has written. */
function aPage(jar: Jar) {
  const store = createStore();
  const stop = syncCookies(store, {
    read: (name) => [jar[name] ?? []].flat()[0] as string | undefined,
    write: (name, value, maxAgeS) => Object.assign(jar, { [name]: maxAgeS ? [value, maxAgeS] : value }),
    remove: (name) => void Reflect.deleteProperty(jar, name),
  });
  return { store, jar, stop };
}

type Step = (page: ReturnType<typeof aPage>) => unknown;

const session =
  (to: Session): Step =>
  ({ store }) =>
    store.set(setSessionAtom, to);
const signIn = session({ kind: 'signed-in', ...aToken() });
const signOut = session({ kind: 'signed-out' });
const nextShopper: Step = ({ store }) => store.set(nextShopperAtom);
const slot =
  (state?: SlotState): Step =>
  ({ store }) =>
    store.set(beginSlotWorkAtom)(state);
const booked = (branchId: string | null) => slot(aBookedSlot({ branchId }));
const order =
  (changes: Partial<ShoppingContext> = {}): Step =>
  ({ store }) => {
    const fetchShoppingContext = async () => aShoppingContext(changes);
    store.set(connectServicesAtom, { fetchShoppingContext } as Partial<Services> as Services);
    return store.set(loadShoppingContextAtom);
  };
const write =
  (cookies: Jar): Step =>
  ({ jar }) =>
    Object.assign(jar, cookies);

const down = new Error('down');
/** The cookie of a customer who is signed in: it is stored for thirty days. */
const customerId: Jar[string] = ['100001', 2_592_000];
const both: Jar = { customerId: '100001', branchId: '753' };
const earlierOrder: Jar = { grocerLastOrder: '100001~4000' };

test.each<[what: string, before: Jar, steps: Step[], after: Jar]>([
  ['customerId is stored when the shopper is signed in', {}, [signIn], { customerId }],
  ['customerId is removed when nobody is signed in', { customerId: '100001' }, [signOut], {}],
  [
    'while the token service is down both cookies stay',
    both,
    [session({ kind: 'failed', error: down }), slot({ kind: 'none' })],
    both,
  ],
  [
    "another shopper's branch is removed before their slot is known",
    {},
    [signIn, write({ branchId: '753' }), nextShopper],
    { customerId },
  ],
  [
    'the branch of a customer who was signed in on an earlier page is removed',
    { customerId: '100002', branchId: '753' },
    [signIn],
    { customerId },
  ],
  ['the branch of the same customer stays until the slot is known', both, [signIn], { ...both, customerId }],
  [
    'while it is not known who is signed in, the branch that another tab has stored stays',
    { branchId: '753' },
    [session({ kind: 'pending' }), nextShopper],
    { branchId: '753' },
  ],
  ['cookies of an earlier page stay until session and slot have loaded', both, [slot()], both],
  [
    'branchId is a session cookie while a slot is booked',
    {},
    [signIn, booked('753')],
    { customerId, branchId: '753' },
  ],
  ['branchId is removed for no slot', both, [signIn, slot({ kind: 'none' })], { customerId }],
  [
    'branchId is removed for a slot that could not be loaded',
    both,
    [signIn, slot({ kind: 'failed', error: down })],
    { customerId },
  ],
  ['branchId is removed for a slot without a branch', both, [signIn, booked(null)], { customerId }],
  [
    'the order is stored for half an hour, with its customer',
    {},
    [signIn, order({ customerOrderId: '5001' })],
    { customerId, grocerLastOrder: ['100001~5001', 1800] },
  ],
  [
    'the order of an earlier page is removed when there is none',
    earlierOrder,
    [signIn, order({ customerOrderId: null })],
    { customerId },
  ],
  [
    'the order of an earlier page is removed when it is being amended',
    earlierOrder,
    [signIn, order({ customerOrderState: 'AMENDING' })],
    { customerId },
  ],
  [
    'the order of an earlier page is removed when its id is no text for a cookie',
    earlierOrder,
    [signIn, order({ customerOrderId: '5001; domain=evil.example' })],
    { customerId },
  ],
  [
    "the order is removed before another shopper's is known",
    {},
    [signIn, order(), nextShopper],
    { customerId },
  ],
  ['the order is removed at a sign-out', {}, [signIn, order(), write(earlierOrder), signOut], {}],
  ['after it was stopped it writes no cookies', {}, [({ stop }) => stop(), signIn, booked('753')], {}],
])('%s', async (_, before, steps, after) => {
  const page = aPage({ ...before });

  for (const step of steps) await step(page);

  expect(page.jar).toEqual(after);
});
