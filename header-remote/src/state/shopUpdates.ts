import { atom } from 'jotai';
import { loadOrderAtom } from './loadShop.ts';
import { servicesAtom } from './services.ts';
import { sessionAtom } from './session/session.ts';
import { type FinishWork, rememberShopper, shopperNumberAtom } from './session/shopper.ts';
import { shoppingContextAtom } from './session/shoppingContext.ts';
import { cancelSlotAtom, loadSlotAtom } from './slot/loadSlot.ts';
import { loadTrolleyAtom } from './trolley/loadTrolley.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from './trolley/trolley.ts';

/**
 * Time after which an unfinished trolley change of the page is given up. Milliseconds
 * (behaviour/trolley#unfinished-updates).
 */
const giveUpMs = 30_000;

interface TrolleyUpdate {
  finish: FinishWork<TrolleyState>;
  timer: ReturnType<typeof setTimeout>;
}

/** Trolley changes that the page has started; they may overlap. */
const updatesAtom = atom<readonly TrolleyUpdate[]>([]);

export const startTrolleyUpdateAtom = atom(null, (_get, set) => {
  const finish = set(beginTrolleyWorkAtom);
  const timer = setTimeout(() => void set(giveUpTrolleyUpdateAtom), giveUpMs);
  set(updatesAtom, (updates) => [...updates, { finish, timer }]);
});

/** Gives up the change that has timed out. It is the oldest: all time out after 30 s, and the oldest ends first. */
const giveUpTrolleyUpdateAtom = atom(null, async (get, set) => {
  get(servicesAtom).logger.warning('A trolley update did not finish within 30 s; the trolley is read again');
  await set(finishTrolleyUpdateAtom);
});

/** Reads the trolley again after the page has changed it. */
export const finishTrolleyUpdateAtom = atom(null, async (get, set) => {
  const [oldest, ...rest] = get(updatesAtom);
  clearTimeout(oldest?.timer);
  set(updatesAtom, rest);
  await set(reloadAtom, [trolley]);
  oldest?.finish();
});

/**
 * Drops running changes: when the header disconnects, when the shopper changes, and when the page is restored from
 * the back/forward cache, because they would never finish.
 */
export const dropTrolleyUpdatesAtom = atom(null, (get, set) => {
  for (const { finish, timer } of get(updatesAtom)) {
    clearTimeout(timer);
    finish();
  }
  set(updatesAtom, []);
});

/**
 * Reads the slot again after the page has changed it, and the trolley, whose conflicts depend on the slot
 * (behaviour/session#page-events).
 */
export const reloadSlotAtom = atom(null, (_get, set) => set(reloadAtom, [slot, trolley]));

/** Cancels the slot at the page's request, then reads the trolley. The page gets a new `slot` event. */
export const releaseSlotAtom = atom(null, async (get, set, reservationId: string) => {
  const isSameShopper = rememberShopper(get);
  await set(cancelSlotAtom, reservationId);
  if (isSameShopper()) await set(loadTrolleyAtom);
});

/** Concurrent requests are merged: ten changes at once cause two reads, not ten. */
const trolley = { load: loadTrolleyAtom, coalescedAtom: createCoalescedAtom() };
const slot = { load: loadSlotAtom, coalescedAtom: createCoalescedAtom() };

/** Creates an atom that merges requests per shopper, so that no request waits for a former shopper's read. */
function createCoalescedAtom() {
  return atom((get) => {
    get(shopperNumberAtom);
    return coalesce();
  });
}

const reloadAtom = atom(null, async (get, set, resources: readonly (typeof trolley)[]) => {
  if (get(sessionAtom).kind !== 'signed-in') return;
  // The first item or slot creates the order, so the shopping context is reloaded too.
  if (get(shoppingContextAtom).customerOrderId === null) await set(loadOrderAtom);
  else await Promise.all(resources.map(({ load, coalescedAtom }) => get(coalescedAtom)(() => set(load))));
});

/**
 * Merges overlapping requests: at most one run is active, and one more follows for all requests that were
 * made meanwhile. Each request's promise settles with a run that began after it.
 *
 *   requests   1   2 3 4                      5
 *   runs       ├────────┤├──── 2 3 4 ────┤    ├────────┤
 */
function coalesce(): (work: () => Promise<void>) => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  return function run(work): Promise<void> {
    if (!running) {
      running = work().finally(() => {
        running = undefined;
      });
      return running;
    }
    const next = () => {
      following = undefined;
      return run(work);
    };
    following ??= running.then(next, next);
    return following;
  };
}
