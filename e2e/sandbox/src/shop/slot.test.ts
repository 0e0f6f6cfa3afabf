import { expect, test } from 'vitest';
import { wireInstant } from './london.ts';
import { isAvailable, serviceChoices, slotAt, slotsOnOffer } from './slot.ts';

const now = new Date('2026-03-04T10:00:00Z');

test.each(serviceChoices)('the service %s has slots on each of fourteen days', (service) => {
  const days = new Set(
    slotsOnOffer(service, '2026-03-04', now).map(({ start }) => wireInstant(start).slice(0, 10)),
  );

  expect(days.size).toBe(14);
  expect([...days][13]).toBe('2026-03-17');
});

test.each([
  ['the morning', 'delivery', '2026-03-05', '18:00', '2026-03-05T09:00:00Z'],
  ['midnight on 15 December', 'collection/entertaining', '2026-12-24', '10:00', '2026-12-16T00:00:00Z'],
  ['three evenings before', 'collection/entertaining', '2026-12-25', '10:00', '2026-12-22T21:00:00Z'],
] as const)('an order can be changed until %s: %s on %s at %s', (_until, service, day, time, cutoff) => {
  expect(wireInstant(slotAt(service, day, time).cutoff)).toBe(cutoff);
});

test('a slot can be booked until its cut-off, unless it is fully booked', () => {
  const slots = slotsOnOffer('delivery', '2026-03-04', now);

  for (const slot of slots.filter(({ cutoff }) => cutoff <= now)) expect(isAvailable(slot, now)).toBe(false);
  expect(slots.filter((slot) => isAvailable(slot, now)).length).toBeGreaterThan(slots.length / 2);
  expect(slots.some((slot) => slot.cutoff > now && !isAvailable(slot, now))).toBe(true);
});
