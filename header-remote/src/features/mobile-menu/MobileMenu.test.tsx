// @vitest-environment jsdom
import type { SlotType } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, test } from 'vitest';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
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
  times: hasTimes ? slotTimes(aSlotReservation()) : null,
  address: null,
  branch: null,
});

describe('MobileMenu', () => {
  test.each([
    [booked('DELIVERY'), '/ecom/bookslot/delivery'],
    [booked('DELIVERY_SERVICE'), '/ecom/bookslot/delivery'],
    [booked('ENTERTAINING_COLLECTION'), '/ecom/bookslot/collection/entertaining'],
    [booked('GROCERY_COLLECTION'), '/ecom/bookslot/collection/groceriesandentertaining'],
  ])('a booked slot with a time and a type can be changed on the page of its type: %#', (slot, href) => {
    expect(slotEntry(slot)).toEqual(['Change Slot', href]);
  });

  test.each([
    ['no slot', { kind: 'none' } as const],
    ['a slot that could not be loaded', { kind: 'failed', error: new Error('down') } as const],
    ['a slot without a type', booked('UNDEFINED')],
    ['a slot without a time', booked('DELIVERY', false)],
  ])('%s: the menu offers to book one', (_, slot) => {
    expect(slotEntry(slot)).toEqual(['Book Slot', '/ecom/serviceselection']);
  });
});
