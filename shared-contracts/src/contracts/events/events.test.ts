import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aHeaderSlot, aShoppingContext, pounds } from '../shop/shop.fixtures.ts';
import { eventSchemas, type HeaderEventName } from './events.ts';

const read = (name: HeaderEventName, detail: unknown) => parseContract(eventSchemas[name], detail, name);

describe('eventSchemas', () => {
  it('contains every event of both directions (behaviour/contract#page-to-header, #header-to-page)', () => {
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
    ['finished_trolley_update', undefined],
    ['finished_trolley_update', { added: 'Milk', failed: undefined }],
    ['finished_trolley_update', { added: undefined, failed: 'Milk' }],
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
  ] as const)('returns the detail of %s unchanged', (name, detail) => {
    expect(read(name, detail)).toEqual(detail);
  });

  it.each([null, 'done', 7, ['Milk']])('reads the detail %j of finished_trolley_update as none', (detail) => {
    expect(read('finished_trolley_update', detail)).toBeUndefined();
  });

  it.each([null, '', ' ', 7, {}])('reads the product name %j as none', (added) => {
    expect(read('finished_trolley_update', { added, failed: 'Eggs' })).toEqual({ failed: 'Eggs' });
  });

  it('removes the shopper’s address from the event slot', () => {
    const { address: _, ...slot } = aHeaderSlot();

    expect(read('slot', { ...aHeaderSlot(), reservationId: 'r1' })).toEqual({ ...slot, reservationId: 'r1' });
  });
});
