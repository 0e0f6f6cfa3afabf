// @vitest-environment jsdom
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { slotTimes } from '../../platform/dates/slotTimes.ts';
import { connectAnalyticsAtom } from '../../state/analytics/events.ts';
import { type LastValues, setHasTokenSessionAtom, setLastValuesAtom } from '../../state/session/session.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot/slot.ts';
import { aBookedSlot as booked } from '../../state/testing/aStore.ts';
import { SlotButton } from './SlotButton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const renderButton = (slot?: SlotState) => {
  const store = createStore();
  const begin = () => store.set(beginSlotWorkAtom);
  if (slot) begin()(slot);
  render(
    <Provider store={store}>
      <SlotButton />
    </Provider>,
  );
  return { begin, store };
};

const link = () => screen.getByRole('link');
const button = (when = '') => screen.getByRole('button', { name: new RegExp(`^Slot details: .*${when}$`) });

test.each([undefined, { kind: 'none' } as const])('without a slot a link invites to book one', (slot) => {
  renderButton(slot);

  expect(screen.getByRole('link', { name: 'Book a slot' }).getAttribute('href')).toBe(
    '/ecom/serviceselection',
  );
});

test.each([
  ['that could not be read', { kind: 'failed', error: new Error('down') } as const],
  ['without a date', booked({ startDateTime: null })],
  ['with a bad date', booked({ endDateTime: 'Invalid Date' })],
])('a slot %s shows "Slot" and links to service selection, which is not tracked', async (_, slot) => {
  const { store } = renderButton(slot);
  const tracked: string[] = [];
  store.set(connectAnalyticsAtom, ({ name }) => tracked.push(name));

  expect(link().textContent).toBe('Slot');
  expect(link().getAttribute('href')).toBe('/ecom/serviceselection');
  await userEvent.click(link());
  expect(tracked).toEqual([]);
});

test('while the slot is read again the last one stays, and a spinner appears after 300 ms', async () => {
  vi.useFakeTimers();
  const { begin } = renderButton(booked());
  const glyph = () => button().querySelector('svg')?.outerHTML;
  const before = glyph();

  act(() => void begin());
  expect(button().getAttribute('aria-busy')).toBe('true');
  act(() => vi.advanceTimersByTime(299));
  expect(glyph()).toBe(before);

  act(() => vi.advanceTimersByTime(1));
  expect(glyph()).not.toBe(before);
  expect(button('Thursday 5 March, 9am to 10am')).toBeDefined();
});

test('focus on the link moves to the button that replaces it, and back', async () => {
  const { begin } = renderButton({ kind: 'none' });
  link().focus();

  act(() => begin()(booked()));
  expect(document.activeElement).toBe(button());

  act(() => begin()({ kind: 'none' }));
  expect(document.activeElement).toBe(link());
});

test('focus that is elsewhere does not move to the new button', () => {
  const { begin } = renderButton({ kind: 'none' });

  act(() => begin()(booked()));

  expect(document.activeElement).toBe(document.body);
});

describe('the slot of a shopper who looks signed in, before it has been read', () => {
  const renderEarly = (lastValues: LastValues) => {
    const rendered = renderButton();
    act(() => {
      rendered.store.set(setHasTokenSessionAtom, true);
      rendered.store.set(setLastValuesAtom, lastValues);
    });
    return rendered;
  };
  const { weekday, date, time } = slotTimes(aSlotReservation()) ?? expect.fail();

  test('is the one that the last page stored, marked as loading, until the slot has been read', () => {
    const { begin } = renderEarly({ slot: { weekday, date, time } });
    const drawn = button('Thursday 5 March, 9am to 10am');
    expect(drawn.getAttribute('aria-busy')).toBe('true');

    act(() =>
      begin()(booked({ startDateTime: '2026-03-05T11:00:00Z', endDateTime: '2026-03-05T12:00:00Z' })),
    );

    expect(button('Thursday 5 March, 11am to 12:00 midday')).toBe(drawn);
    expect(drawn.getAttribute('aria-busy')).toBe('false');
  });

  test('invites to book one if the last page stored that there is none', () => {
    renderEarly({ slot: null });

    expect(link().textContent).toBe('Book a slot');
  });

  test('says neither that there is a slot nor that there is none, if no page stored it', () => {
    renderEarly({});

    expect(screen.getByRole('link', { name: 'Slot' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByText('Book a slot')).toBeNull();
  });

  test('opens its details once the slot has been read, if it was pressed before', async () => {
    const { begin } = renderEarly({ slot: { weekday, date, time } });
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('false');

    act(() => begin()(booked()));

    expect(button().getAttribute('aria-expanded')).toBe('true');
  });
});

describe('the slot details', () => {
  test('stay closed when a slot is booked again', async () => {
    const { begin } = renderButton(booked());
    await userEvent.click(button());
    expect(button().getAttribute('aria-expanded')).toBe('true');

    act(() => begin()({ kind: 'none' }));
    act(() => begin()(booked()));

    expect(button().getAttribute('aria-expanded')).toBe('false');
  });

  const opened = async (slot: SlotState) => {
    const rendered = renderButton(slot);
    await userEvent.click(button());
    await waitFor(() =>
      expect(screen.getByText(/^(?:Delivery|.* collection|Your order contains)/)).toBeDefined(),
    );
    return rendered;
  };

  test('Escape closes the details and focuses the button', async () => {
    await opened(booked());
    screen.getByRole('link', { name: 'Change slot' }).focus();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('link', { name: 'Change slot' })).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  test('a press or focus outside the details closes them', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    await opened(booked());
    await userEvent.click(document.body);
    expect(button().getAttribute('aria-expanded')).toBe('false');

    await userEvent.click(button());
    act(() => outside.focus());
    expect(button().getAttribute('aria-expanded')).toBe('false');
    outside.remove();
  });

  test('a slot is changed on the page of its type; that, opening the details and booking one are tracked', async () => {
    const { store } = await opened(booked({ slotType: 'ENTERTAINING_COLLECTION' }));
    const tracked: string[] = [];
    store.set(connectAnalyticsAtom, ({ name }) => tracked.push(name));
    const change = screen.getByRole('link', { name: 'Change slot' });
    expect(change.getAttribute('href')).toBe('/ecom/bookslot/collection/entertaining');
    await userEvent.click(change);
    act(() => store.set(beginSlotWorkAtom)({ kind: 'none' }));
    await userEvent.click(link());

    expect(tracked).toEqual(['slot_details_expand', 'slot_change_click', 'slot_book_click']);
  });
});
