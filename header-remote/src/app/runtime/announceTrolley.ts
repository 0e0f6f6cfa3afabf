import type { HeaderEvents, Money } from '@grocer/shared-contracts';
import { createDisposer } from '../../platform/createDisposer.ts';
import { shopperNumberAtom } from '../../state/session/shopper.ts';
import { finishTrolleyUpdateAtom } from '../../state/shopUpdates.ts';
import {
  trolleyAtom,
  trolleyBusyAtom,
  trolleyItemCountAtom,
  trolleyTotalAtom,
} from '../../state/trolley/trolley.ts';
import { createLiveRegion } from '../../ui/announcement/createLiveRegion.ts';
import { formatMoney } from '../../ui/money/formatMoney.ts';
import type { Store } from './headerInstance.ts';

/**
 * Announces to screen readers which products were added, or could not be added, after the trolley has been reloaded and
 * no update is running. Overlapping updates are announced together.
 *
 *     started  started  finished Milk  finished Bread    trolley read
 *     ├────────┴────────┴──────────────┴─────────────────┤ "Milk added. Bread added. 14 items, £86.00"
 */
export function createTrolleyAnnouncer(store: Store) {
  const region = createLiveRegion();
  let changes: TrolleyChange[] = [];
  let finishing = 0;
  const unsubscribe = createDisposer([
    // Products that one shopper added are not announced with the next shopper's total.
    store.sub(shopperNumberAtom, () => {
      changes = [];
    }),
    store.sub(trolleyBusyAtom, announceWhenIdle),
  ]);
  return {
    /** Ends a trolley update of the page, then announces what it changed. */
    async finishUpdate(change: TrolleyChange | undefined): Promise<void> {
      if (change) changes.push(change);
      region.attach();
      showMotion();
      // Counted, because between an update's end and the reload the trolley may be idle with its old total.
      finishing += 1;
      try {
        await store.set(finishTrolleyUpdateAtom);
      } finally {
        finishing -= 1;
        announceWhenIdle();
      }
    },
    stop(): void {
      unsubscribe();
      changes = [];
      region.remove();
    },
  };

  function announceWhenIdle(): void {
    if (finishing > 0 || store.get(trolleyBusyAtom)) return;
    const text = trolleyAnnouncement(changes, readSummary(store));
    changes = [];
    if (text) region.announce(text);
  }
}

/** Animates the trolley's change. Usually loaded at idle time; if it cannot load, there is no animation. */
const showMotion = () =>
  import(/* webpackChunkName: "idle" */ '../../features/trolley-summary/rollTrolley.ts').then(
    ({ rollTrolley }) => rollTrolley(),
    () => {},
  );

function readSummary(store: Store): TrolleySummary {
  const { kind } = store.get(trolleyAtom);
  if (kind === 'failed') return 'failed';
  if (kind !== 'ready') return null;
  return { itemCount: store.get(trolleyItemCountAtom), total: store.get(trolleyTotalAtom) };
}

type TrolleyChange = NonNullable<HeaderEvents['finished_trolley_update']>;

/** The trolley after the changes; `null` if there is no trolley to announce. */
export type TrolleySummary = { itemCount: number; total: Money } | 'failed' | null;

/**
 * The announcement of changes of the trolley: "Milk added. 13 items, £84.20". Equal changes of the same
 * product are announced once. Without count and total if nothing was added. Empty if there is nothing to announce.
 */
export function trolleyAnnouncement(changes: readonly TrolleyChange[], trolley: TrolleySummary): string {
  const outcomes = [...new Set(changes.flatMap(outcomesOf))];
  const isChanged = changes.some(({ added }) => added !== undefined);
  return [...outcomes, isChanged ? summaryText(trolley) : ''].join(' ').trim();
}

const outcomesOf = ({ added, failed }: TrolleyChange): string[] => [
  ...(added === undefined ? [] : [`${added} added.`]),
  ...(failed === undefined ? [] : [`${failed} could not be added.`]),
];

function summaryText(trolley: TrolleySummary): string {
  if (trolley === null) return '';
  if (trolley === 'failed') return 'The trolley could not be loaded.';
  const { itemCount, total } = trolley;
  return `${itemCount} ${itemCount === 1 ? 'item' : 'items'}, ${formatMoney(total)}`;
}
