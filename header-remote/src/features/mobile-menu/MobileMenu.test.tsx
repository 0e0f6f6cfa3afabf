// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { connectAnalyticsAtom } from '../../state/analytics/events.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { aBookedSlot } from '../../state/testing/aStore.ts';
import { fakeDialogs } from '../../ui/testing/fakeDialogs.ts';
import { fakePopovers } from '../../ui/testing/fakePopovers.ts';
import { MobileMenu } from './MobileMenu.tsx';

fakePopovers();
fakeDialogs();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const change = ['Change Slot', '/ecom/bookslot/delivery'];
const book = ['Book Slot', '/ecom/serviceselection'];

test.each<[string, SlotState, row: string[], event: string[]]>([
  ['a booked slot', aBookedSlot({ slotType: 'DELIVERY' }), change, ['slot_change_click menu']],
  ['no slot', { kind: 'none' }, book, ['slot_book_click menu']],
  ['a slot that could not be loaded', { kind: 'failed', error: new Error('down') }, book, []],
  ['a slot without a type', aBookedSlot({ slotType: 'UNDEFINED' }), book, ['slot_book_click menu']],
  ['a slot without a time', aBookedSlot({ slotType: 'DELIVERY', startDateTime: null }), book, []],
])('%s has its row, whose press is tracked', async (_, slot, row, event) => {
  const store = createStore();
  const tracked: string[] = [];
  store.set(beginSlotWorkAtom)(slot);
  render(
    <Provider store={store}>
      <MobileMenu content={() => null} logo={null} />
    </Provider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  // The code of the slide-out loads at the press.
  const link = await waitFor(() => screen.getByRole('link', { name: /Slot$/ }), { timeout: 10_000 });
  expect([link.textContent, link.getAttribute('href')]).toEqual(row);

  store.set(connectAnalyticsAtom, ({ name, payload }) => {
    tracked.push('location' in payload ? `${name} ${payload.location}` : name);
  });
  fireEvent.click(link);

  expect(tracked).toEqual(['click_megamenu', ...event]);
});
