import { onEvent } from '@grocer/shared-contracts';
import { useEffect } from 'react';
import type { OrderDetails } from '../shop/order.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './agreesWithHeader.ts';
import type { Trolley } from './createTrolley.ts';

/**
 * Reads the trolley again when it was changed outside this page: by the header (instant checkout, a cancelled slot), in
 * another tab, which the header reports, or while the page was in the back/forward cache.
 */
export function useFreshTrolley(trolley: Trolley): void {
  useEffect(() => {
    const reload = () => void trolley.load();
    const reloadUnless = (agrees: (order: OrderDetails) => boolean) => {
      const { kind, order, unsaved } = trolley.read();
      if (kind === 'ready' && order && unsaved.size === 0 && !agrees(order)) reload();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reload();
    window.addEventListener('pageshow', onPageShow);
    const unsubscribers = [
      () => window.removeEventListener('pageshow', onPageShow),
      onEvent('order_placed', reload),
      onEvent('trolley', (reported) => reloadUnless((order) => agreesWithHeaderTrolley(order, reported))),
      onEvent('slot', (reported) => reloadUnless((order) => agreesWithHeaderSlot(order, reported))),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [trolley]);
}
