import { atom } from 'jotai';
import { coalesce } from '../platform/coalesce.ts';
import { loadOrderAtom } from './loadShop.ts';
import { cancelSlotAtom, loadSlotAtom } from './loadSlot.ts';
import { loadTrolleyAtom } from './loadTrolley.ts';
import type { End } from './remote.ts';
import { sessionAtom } from './session.ts';
import { shoppingContextAtom } from './shoppingContext.ts';
import { beginTrolleyWorkAtom, type TrolleyState } from './trolley.ts';

/** Changes of the trolley that the page has begun; they may overlap (clarification 40). */
const updatesAtom = atom<readonly End<TrolleyState>[]>([]);

export const startTrolleyUpdateAtom = atom(null, (_get, set) => {
  const end = set(beginTrolleyWorkAtom);
  set(updatesAtom, (updates) => [...updates, end]);
});

/** The page has changed the trolley: what the server makes of it is read again. */
export const finishTrolleyUpdateAtom = atom(null, async (get, set) => {
  const [end, ...others] = get(updatesAtom);
  set(updatesAtom, others);
  await set(reloadAtom, [trolley]);
  end?.();
});

/** Changes that were under way when the page was put away never end (clarification 128). */
export const forgetTrolleyUpdatesAtom = atom(null, (get, set) => {
  for (const end of get(updatesAtom)) end();
  set(updatesAtom, []);
});

/** The slot was booked or changed elsewhere on the page. The trolley's conflicts depend on it. */
export const reloadSlotAtom = atom(null, (_get, set) => set(reloadAtom, [slot, trolley]));

/** A page gives the slot back; answered by a new `slot` event (clarification 47). */
export const giveSlotBackAtom = atom(null, async (_get, set, reservationId: string) => {
  await set(cancelSlotAtom, reservationId);
  await set(loadTrolleyAtom);
});

/** A page that changes the trolley ten times at once has it read twice, not ten times. */
const trolley = { load: loadTrolleyAtom, coalescedAtom: atom(() => coalesce()) };
const slot = { load: loadSlotAtom, coalescedAtom: atom(() => coalesce()) };

const reloadAtom = atom(null, async (get, set, facts: readonly (typeof trolley)[]) => {
  if (get(sessionAtom).kind !== 'signed-in') return;
  // The first item, or the first slot, begins the order.
  if (get(shoppingContextAtom).customerOrderId === null) await set(loadOrderAtom);
  else await Promise.all(facts.map(({ load, coalescedAtom }) => get(coalescedAtom)(() => set(load))));
});
