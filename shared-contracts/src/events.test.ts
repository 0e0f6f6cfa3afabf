import { describe, expect, it } from 'vitest';
import { parseContract } from './contractError.ts';
import { eventSchemas, type HeaderEventName } from './events.ts';
import { aHeaderSlot } from './headerSlot.fixtures.ts';
import { pounds } from './money.fixtures.ts';
import { aShoppingContext } from './shoppingContext.fixtures.ts';

const read = (name: HeaderEventName, detail: unknown) => parseContract(eventSchemas[name], detail, name);

describe('eventSchemas', () => {
  it('hold every event of the design, in both directions', () => {
    expect(Object.keys(eventSchemas)).toEqual([
      'started_trolley_update',
      'finished_trolley_update',
      'slot_changed',
      'cancel_slot',
      'shopping_context_changed',
      'route_changed',
      'open_multi_search',
      'show_error',
      'header_ready',
      'session',
      'shopping_context',
      'trolley',
      'slot',
      'delivery_pass',
      'search_submitted',
      'multi_search_submitted',
      'amend_cancelled',
      'order_placed',
      'header_error',
    ]);
  });

  it.each([
    ['cancel_slot', { reservationId: 'r1' }],
    ['route_changed', { path: '/ecom/lists' }],
    ['header_ready', { version: '1.2.3' }],
    ['session', { loggedIn: false, customerId: null }],
    ['shopping_context', aShoppingContext()],
    ['trolley', { orderId: '5001', itemCount: 12, total: pounds(84.2), amending: false, hardConflicts: 0 }],
    ['delivery_pass', { status: 'ACTIVE' }],
    ['search_submitted', { term: 'milk' }],
    ['multi_search_submitted', { items: ['milk', 'eggs'] }],
    ['amend_cancelled', { customerOrderId: '5001' }],
    ['order_placed', { customerOrderId: '5001' }],
    ['header_error', { code: 'trolley', message: 'The trolley could not be read' }],
  ] as const)('read %s as it stands', (name, detail) => {
    expect(read(name, detail)).toEqual(detail);
  });

  it('tell a slot without the shopper’s address', () => {
    const { address: _, ...slot } = aHeaderSlot();

    expect(read('slot', { ...aHeaderSlot(), reservationId: 'r1' })).toEqual({ ...slot, reservationId: 'r1' });
  });
});
