import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import { placements } from '../state/placements.ts';
import type { Store } from './page.ts';

/** An order of which a reload has left nobody knowing whether it was placed: the shop is asked (clarification 98). */
export async function resumePlacements(store: Store): Promise<void> {
  if (placements.unsettled().length === 0) return;
  try {
    const { resumePlacementsAtom } = await import(
      /* webpackChunkName: "dialogs" */ '../features/instant-checkout/instantCheckoutAtoms.ts'
    );
    await store.set(resumePlacementsAtom);
  } catch (error) {
    tellDeveloper('what became of an order could not be asked; the next page asks again', error);
  }
}
