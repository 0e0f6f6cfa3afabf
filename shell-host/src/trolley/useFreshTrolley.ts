import { onEvent } from '@grocer/shared-contracts';
import { useEffect } from 'react';
import type { OrderDetails } from '../shop/order.ts';
import { agreesWithHeaderSlot, agreesWithHeaderTrolley } from './agreesWithHeader.ts';
import type { Trolley } from './createTrolley.ts';

/**
 * Reads the trolley again when something else than this page has changed it: the header (instant checkout, a slot given
 * back), another tab, of which the header hears, or time, where the page comes back from the back/forward cache.
 */
export function useFreshTrolley(trolley: Trolley): void {
  useEffect(() => {
    const reload = () => void trolley.load();
    const reloadUnless = (agrees: (order: OrderDetails) => boolean) => {
      const { kind, order, chosen } = trolley.read();
      if (kind === 'ready' && order && chosen.size === 0 && !agrees(order)) reload();
    };
    const restored = ({ persisted }: PageTransitionEvent) => persisted && reload();
    window.addEventListener('pageshow', restored);
    const leave = [
      () => window.removeEventListener('pageshow', restored),
      onEvent('order_placed', reload),
      onEvent('trolley', (news) => reloadUnless((order) => agreesWithHeaderTrolley(order, news))),
      onEvent('slot', (news) => reloadUnless((order) => agreesWithHeaderSlot(order, news))),
    ];
    return () => {
      for (const undo of leave) undo();
    };
  }, [trolley]);
}
