// @vitest-environment jsdom
import type { SlotType } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, test } from 'vitest';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot.ts';
import { MobileMenu } from './MobileMenu.tsx';

afterEach(cleanup);

const slotEntry = (slot: SlotState) => {
  const store = createStore();
  store.set(beginSlotWorkAtom)(slot);
  render(
    <Provider store={store}>
      <MobileMenu content={() => null} logo={null} />
    </Provider>,
  );
  const [entry] = screen.getAllByRole('link', { hidden: true });
  return [entry?.textContent, entry?.getAttribute('href')];
};

const booked = (slotType: SlotType, hasTimes = true): SlotState => ({
  kind: 'booked',
  reservation: aSlotReservation({ slotType }),
  times: hasTimes ? { start: new Date(0), end: new Date(0) } : null,
  address: null,
  branch: null,
});

describe('MobileMenu', () => {
  test.each([
    [booked('DELIVERY'), '/ecom/bookslot/delivery'],
    [booked('DELIVERY_SERVICE'), '/ecom/bookslot/delivery'],
    [booked('ENTERTAINING_COLLECTION'), '/ecom/bookslot/collection/entertaining'],
    [booked('GROCERY_COLLECTION'), '/ecom/bookslot/collection/groceriesandentertaining'],
  ])('a slot with a time and a type can be changed where its type is booked: %#', (slot, href) => {
    expect(slotEntry(slot)).toEqual(['Change Slot', href]);
  });

  test.each([
    ['none', { kind: 'none' } as const],
    ['one that could not be found out', { kind: 'failed', error: new Error('down') } as const],
    ['one without a type', booked('UNDEFINED')],
    ['one without a time', booked('DELIVERY', false)],
  ])('slot: %s, so it can be booked', (_, slot) => {
    expect(slotEntry(slot)).toEqual(['Book Slot', '/ecom/serviceselection']);
  });
});
