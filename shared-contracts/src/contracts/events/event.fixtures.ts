import { aHeaderSlot, aShoppingContext, pounds } from '../shop/shop.fixtures.ts';
import type { HeaderEventName, HeaderEvents } from './events.ts';

const { address: _personal, ...slot } = aHeaderSlot();

/** An example detail for each event. */
export const exampleEvents: HeaderEvents = {
  started_trolley_update: undefined,
  finished_trolley_update: { added: 'Oat milk 1l' },
  slot_changed: undefined,
  cancel_slot: { reservationId: 'r1' },
  shopping_context_changed: undefined,
  route_changed: { path: '/ecom/shop/browse/offers?page=2' },
  open_multi_search: undefined,
  show_error: undefined,
  header_ready: { version: '1.0.0', release: '1.0.0', line: '1' },
  session: { loggedIn: true, customerId: '100001' },
  shopping_context: aShoppingContext(),
  trolley: { orderId: '5001', itemCount: 12, total: pounds(84.2), amending: false, hardConflicts: 0 },
  slot: { ...slot, reservationId: 'r1' },
  delivery_pass: { status: 'ACTIVE' },
  search_submitted: { term: 'oat milk' },
  multi_search_submitted: { items: ['milk', 'bread'] },
  amend_cancelled: { customerOrderId: '5001' },
  order_placed: { customerOrderId: '5001' },
  header_error: { code: 'search', message: 'out of milk', release: '1.0.0', line: '1', feature: 'search' },
};

/** Builds the detail of an event: `anEvent('trolley', { itemCount: 13 })`. */
export function anEvent<Name extends HeaderEventName>(
  name: Name,
  changes: Partial<NonNullable<HeaderEvents[Name]>> = {},
): HeaderEvents[Name] {
  const example = exampleEvents[name];
  return example && { ...example, ...changes };
}
