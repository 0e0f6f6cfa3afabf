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
const pending = session({ kind: 'pending' });
const fails = session({ kind: 'failed', error: new Error('down') });
const nextShopper: Step = ({ store }) => store.set(nextShopperAtom);
const slot =
  (state?: SlotState): Step =>
  ({ store }) =>
    store.set(beginSlotWorkAtom)(state);
const noSlot = slot({ kind: 'none' });
const failedSlot = slot({ kind: 'failed', error: new Error('down') });
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

/** The cookie of a customer who is signed in: it is stored for thirty days. */
const customerId: Jar[string] = ['100001', 2_592_000];
const branch: Jar = { branchId: '753' };
const both: Jar = { customerId: '100001', ...branch };
const earlierOrder: Jar = { grocerLastOrder: '100001~4000' };

async function jarAfter(before: Jar, steps: readonly Step[]): Promise<Jar> {
  const page = aPage({ ...before });
  for (const step of steps) await step(page);
  return page.jar;
}

test.each<[what: string, before: Jar, steps: Step[], after: Jar]>([
  ['customerId is stored when the shopper is signed in', {}, [signIn], { customerId }],
  ['customerId is removed when nobody is signed in', { customerId: '100001' }, [signOut], {}],
  ['while the token service is down both cookies stay', both, [fails, noSlot], both],
  ["another shopper's branch is removed at once", {}, [signIn, write(branch), nextShopper], { customerId }],
  ["an earlier customer's branch is removed", { ...branch, customerId: '2' }, [signIn], { customerId }],
  ['the branch of the same customer stays until the slot is known', both, [signIn], { ...both, customerId }],
  ["another tab's branch stays while the session is pending", branch, [pending, nextShopper], branch],
  ['cookies of an earlier page stay until session and slot have loaded', both, [slot()], both],
  ['branchId is a session cookie for a booked slot', {}, [signIn, booked('753')], { customerId, ...branch }],
  ['branchId is removed for no slot', both, [signIn, noSlot], { customerId }],
  ['branchId is removed for a failed slot', both, [signIn, failedSlot], { customerId }],
  ['branchId is removed for a slot without a branch', both, [signIn, booked(null)], { customerId }],
  [
    'the order is stored for half an hour, with its customer',
    {},
    [signIn, order({ customerOrderId: '5001' })],
    { customerId, grocerLastOrder: ['100001~5001', 1800] },
  ],
  ['the order is removed before the next one is known', {}, [signIn, order(), nextShopper], { customerId }],
  ['the order is removed at a sign-out', {}, [signIn, order(), write(earlierOrder), signOut], {}],
  ['after it was stopped it writes no cookies', {}, [({ stop }) => stop(), signIn, booked('753')], {}],
])('%s', async (_, before, steps, after) => {
  expect(await jarAfter(before, steps)).toEqual(after);
});

test.each([
  ['there is none', { customerOrderId: null }],
  ['it is being amended', { customerOrderState: 'AMENDING' }],
  ['its id is no text for a cookie', { customerOrderId: '5001; domain=evil.example' }],
] as const)('the order of an earlier page is removed when %s', async (_, changes) => {
  expect(await jarAfter(earlierOrder, [signIn, order(changes)])).toEqual({ customerId });
});
