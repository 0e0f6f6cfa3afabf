// @vitest-environment jsdom
import type { SlotType } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { type AnalyticsEvent, connectAnalyticsAtom } from '../../state/page/analytics.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { MobileMenu } from './MobileMenu.tsx';

afterEach(cleanup);

const renderMenu = (slot: SlotState) => {
  const store = createStore();
  store.set(beginSlotWorkAtom)(slot);
  render(
    <Provider store={store}>
      <MobileMenu content={() => null} logo={null} />
    </Provider>,
  );
  return { store, entry: screen.getByRole('link', { name: /Slot$/, hidden: true }) };
};

const slotEntry = (slot: SlotState) => {
  const { entry } = renderMenu(slot);
  return [entry.textContent, entry.getAttribute('href')];
};

/** The names of the events that a press of the slot row sends, with where they happened. */
const eventsOfSlotRow = async (slot: SlotState) => {
  const { store, entry } = renderMenu(slot);
  const tracked: AnalyticsEvent[] = [];
  store.set(connectAnalyticsAtom, (event) => void tracked.push(event));
  // Pointing at the burger loads the code of the menu's levels.
  fireEvent.focus(screen.getByRole('button', { name: 'Menu' }));
  await vi.dynamicImportSettled();
  fireEvent.click(entry);
  return tracked.map(({ name, payload }) => ('location' in payload ? `${name} ${payload.location}` : name));
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

  test.each([
    ['Change Slot', booked('DELIVERY'), ['click_megamenu', 'slot_change_click menu']],
    ['Book Slot', { kind: 'none' } as const, ['click_megamenu', 'slot_book_click menu']],
    [
      'of a slot that could not be loaded',
      { kind: 'failed', error: new Error() } as const,
      ['click_megamenu'],
    ],
    ['of a slot without a time', booked('DELIVERY', false), ['click_megamenu']],
  ])('the row %s is tracked: the slot’s error state sends no event of the slot', async (_, slot, events) => {
    expect(await eventsOfSlotRow(slot)).toEqual(events);
  });
});
