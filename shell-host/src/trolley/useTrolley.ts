import { type HeaderEvents, onEvent } from '@grocer/shared-contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { isSameInstant } from '../shop/times.ts';
import type { OrderDetails } from '../shop/types.ts';
import { useShell } from '../useShell.ts';
import type { Trolley, TrolleyState } from './createTrolley.ts';

/** The trolley. It is loaded when a component first uses this hook. */
export function useTrolley(): TrolleyState {
  const { trolley } = useShell();
  useEffect(() => trolley.loadOnce(), [trolley]);
  return useSyncExternalStore(trolley.subscribe, trolley.read);
}

/**
 * Reloads the trolley when it was changed outside this page: by the header (instant checkout, a cancelled
 * slot), by another tab (the header reports that), or while the page was in the back/forward cache.
 */
export function useFreshTrolley(trolley: Trolley): void {
  const isReady = useSyncExternalStore(trolley.subscribe, () => trolley.read().kind === 'ready');
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void trolley.load();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [trolley]);
  // Listens only after the trolley has loaded: a listener makes the header's script load immediately, which a
  // page without a trolley does not need.
  useEffect(() => (isReady ? followHeader(trolley) : undefined), [trolley, isReady]);
}

function followHeader(trolley: Trolley): () => void {
  const reload = () => void trolley.load();
  const reloadUnless = (agrees: (order: OrderDetails) => boolean) => {
    const { kind, order, unsaved } = trolley.read();
    if (kind === 'ready' && order && unsaved.size === 0 && !agrees(order)) reload();
  };
  const unsubscribers = [
    onEvent('order_placed', reload),
    onEvent('trolley', (reported) => reloadUnless((order) => agreesWithHeaderTrolley(order, reported))),
    onEvent('slot', (reported) => reloadUnless((order) => agreesWithHeaderSlot(order, reported))),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/** Whether page and header show the same trolley. If not, the header may have learned of a change first. */
export const agreesWithHeaderTrolley = (
  { customerOrderId, items, total }: Pick<OrderDetails, 'customerOrderId' | 'items' | 'total'>,
  header: HeaderEvents['trolley'],
): boolean =>
  customerOrderId === header.orderId && items === header.itemCount && total.amount === header.total.amount;

/** Whether page and header have the same slot. True while the header loads it, and if that has failed. */
export function agreesWithHeaderSlot(
  { slot }: Pick<OrderDetails, 'slot'>,
  header: HeaderEvents['slot'],
): boolean {
  if (header.loading || header.error) return true;
  if (!slot || !header.booked) return !slot && !header.booked;
  return header.startDateTime !== null && isSameInstant(slot.startDateTime, header.startDateTime);
}
