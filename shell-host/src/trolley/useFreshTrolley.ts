import { onEvent } from '@grocer/shared-contracts';
import { useEffect, useSyncExternalStore } from 'react';
import type { OrderDetails } from '../shop/order.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './agreesWithHeader.ts';
import type { Trolley } from './createTrolley.ts';

/**
 * Reads the trolley again when it was changed outside this page: by the header (instant checkout, a cancelled slot), in
 * another tab, which the header reports, or while the page was in the back/forward cache.
 */
export function useFreshTrolley(trolley: Trolley): void {
  const isReady = useSyncExternalStore(trolley.subscribe, () => trolley.read().kind === 'ready');
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && void trolley.load();
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [trolley]);
  // A listener brings the header's script at once, which a page without a trolley does not need.
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
