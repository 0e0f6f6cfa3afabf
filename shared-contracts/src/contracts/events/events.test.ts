import { describe, expect, it } from 'vitest';
import { parseContract } from '../reading/parseContract.ts';
import { aHeaderSlot } from '../shop/shop.fixtures.ts';
import { exampleEvents } from './event.fixtures.ts';
import { eventSchemas, type HeaderEventName } from './events.ts';

const read = (name: HeaderEventName, detail: unknown) => parseContract(eventSchemas[name], detail, name);

describe('eventSchemas', () => {
  it.each([
    ...(Object.entries(exampleEvents) as [HeaderEventName, unknown][]),
    ['finished_trolley_update', undefined] as const,
    ['finished_trolley_update', { added: 'Milk', failed: undefined }] as const,
    ['finished_trolley_update', { added: undefined, failed: 'Milk' }] as const,
    ['session', { loggedIn: false, customerId: null }] as const,
  ])('returns the detail of %s unchanged', (name, detail) => {
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
