// @vitest-environment jsdom
import type { SlotReservation } from '@grocer/shared-contracts';
import { aSlotReservation } from '@grocer/shared-contracts/fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readInstant } from '../../platform/clock/readInstant.ts';
import { beginSlotWorkAtom, type SlotState } from '../../state/slot.ts';
import { SlotButton } from './SlotButton.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const slotOf = (reservation: SlotReservation): SlotState => {
  const start = readInstant(reservation.startDateTime);
  const end = readInstant(reservation.endDateTime);
  return {
    kind: 'booked',
    reservation,
    times: start && end && { start, end },
    address: null,
    branch: null,
  };
};

const booked = (overrides: Partial<SlotReservation> = {}) => slotOf(aSlotReservation(overrides));

const shown = (slot?: SlotState) => {
  const store = createStore();
  const begin = () => store.set(beginSlotWorkAtom);
  if (slot) begin()(slot);
  render(
    <Provider store={store}>
      <SlotButton />
    </Provider>,
  );
  return { begin };
};

const link = () => screen.getByRole('link');

describe('SlotButton', () => {
  test.each([undefined, { kind: 'none' } as const])('%o: invites to book a slot', (slot) => {
    shown(slot);

    expect(screen.getByRole('link', { name: 'Book a slot' }).getAttribute('href')).toBe(
      '/ecom/serviceselection',
    );
  });

  test('a booked slot is shown with its date and times, and named with the whole weekday', () => {
    shown(booked());

    expect(screen.getByRole('link', { name: 'Thursday 5 March, 9am to 10am' })).toBeDefined();
    expect(link().textContent).toContain('9am - 10am');
  });

  test.each([
    ['2026-07-01T10:00:00Z', '2026-07-01T11:00:00Z', 'Wednesday 1 July, 11am to 12:00 midday'],
    ['2026-03-05T22:30:00Z', '2026-03-05T23:30:00Z', 'Thursday 5 March, 10:30pm to 12AM'],
    ['2018-03-05T12:00:00Z', '2018-03-05T13:00:00Z', 'Monday 5 March, 12:00 midday to 1pm'],
  ])('from %s to %s is %s', (startDateTime, endDateTime, name) => {
    shown(booked({ startDateTime, endDateTime }));

    expect(screen.getByRole('link', { name })).toBeDefined();
  });

  test.each([
    ['DELIVERY', '/ecom/bookslot/delivery'],
    ['DELIVERY_SERVICE', '/ecom/bookslot/delivery'],
    ['ENTERTAINING_COLLECTION', '/ecom/bookslot/collection/entertaining'],
    ['GROCERY_COLLECTION', '/ecom/bookslot/collection/groceriesandentertaining'],
    ['UNDEFINED', '/ecom/serviceselection'],
  ] as const)('a slot of type %s leads to %s', (slotType, href) => {
    shown(booked({ slotType }));

    expect(link().getAttribute('href')).toBe(href);
  });

  test.each([
    ['that could not be found out', { kind: 'failed', error: new Error('down') } as const],
    ['without a date', booked({ startDateTime: null })],
    ['with a bad date', booked({ endDateTime: 'Invalid Date' })],
  ])('a slot %s is "Slot" and leads to service selection', (_, slot) => {
    shown(slot);

    expect(link().textContent).toBe('Slot');
    expect(link().getAttribute('href')).toBe('/ecom/serviceselection');
  });

  test('while it is read again the last slot stays, and a spinner comes after 300 ms', async () => {
    vi.useFakeTimers();
    const { begin } = shown(booked());
    const glyph = () => link().querySelector('svg')?.outerHTML;
    const before = glyph();

    act(() => void begin());
    expect(link().getAttribute('aria-busy')).toBe('true');
    act(() => vi.advanceTimersByTime(299));
    expect(glyph()).toBe(before);

    act(() => vi.advanceTimersByTime(1));
    expect(glyph()).not.toBe(before);
    expect(screen.getByRole('link', { name: 'Thursday 5 March, 9am to 10am' })).toBeDefined();
  });
});
