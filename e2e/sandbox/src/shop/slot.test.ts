import { describe, expect, test } from 'vitest';
import { wireInstant } from './london.ts';
import { isAvailable, serviceChoices, slotAt, slotsOnOffer } from './slot.ts';

const now = new Date('2026-03-04T10:00:00Z');

describe('slotsOnOffer', () => {
  test.each(serviceChoices)('the service %s has slots on each of fourteen days', (service) => {
    const days = new Set(
      slotsOnOffer(service, '2026-03-04', now).map(({ start }) => wireInstant(start).slice(0, 10)),
    );

    expect(days.size).toBe(14);
    expect([...days][13]).toBe('2026-03-17');
  });

  test('slots begin on the requested day', () => {
    const [first] = slotsOnOffer('delivery', '2026-03-10', now);

    expect(first?.start).toEqual(new Date('2026-03-10T07:00:00Z'));
  });
});

describe('slotAt', () => {
  test('an order in a morning slot can be changed until 9pm the evening before', () => {
    const { end, cutoff } = slotAt('delivery', '2026-03-05', '09:00');

    expect(wireInstant(end)).toBe('2026-03-05T10:00:00Z');
    expect(wireInstant(cutoff)).toBe('2026-03-04T21:00:00Z');
  });

  test('an order in an evening slot can be changed until 9am that morning', () => {
    expect(wireInstant(slotAt('delivery', '2026-03-05', '18:00').cutoff)).toBe('2026-03-05T09:00:00Z');
  });

  test('an order of party food for Christmas can be changed until midnight on 15 December', () => {
    const service = 'collection/entertaining';

    expect(wireInstant(slotAt(service, '2026-12-24', '10:00').cutoff)).toBe('2026-12-16T00:00:00Z');
    expect(wireInstant(slotAt(service, '2026-12-25', '10:00').cutoff)).toBe('2026-12-22T21:00:00Z');
  });
});

test('a slot can be booked until its cut-off, unless it is fully booked', () => {
  const slots = slotsOnOffer('delivery', '2026-03-04', now);

  for (const slot of slots.filter(({ cutoff }) => cutoff <= now)) expect(isAvailable(slot, now)).toBe(false);
  expect(slots.filter((slot) => isAvailable(slot, now)).length).toBeGreaterThan(slots.length / 2);
  expect(slots.some((slot) => slot.cutoff > now && !isAvailable(slot, now))).toBe(true);
});
