import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseInstant, slotTimes } from './slotTimes.ts';

test.each([
  '2026-03-05T09:00:00Z',
  '2026-03-05T09:00Z',
  '2026-03-05T09Z',
  '2026-03-05T10:00:00.000+01:00',
  '2026-03-05T10:00:00,25+0100',
  '2026-03-05T10:00+01',
  '2026-03-05T05:30-0330',
  '2026-03-05T05:30\u221203:30',
  '20260305T090000Z',
  '20260305T1000+0100',
])('%s is nine o’clock in UTC', (text) => {
  expect(parseInstant(text)).toEqual(new Date(Date.UTC(2026, 2, 5, 9)));
});

describe.each(['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles'])('on a device in %s', (zone) => {
  beforeEach(() => vi.stubEnv('TZ', zone));
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['2026-03-05T09:00:00', '2026-03-05T09:00:00.000Z'],
    ['2026-07-01T09:00:00.000', '2026-07-01T08:00:00.000Z'],
    ['20260701T0900', '2026-07-01T08:00:00.000Z'],
    ['2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T00:30:00', '2026-10-24T23:30:00.000Z'],
  ])('without an offset, %s is London’s time', (text, instant) => {
    expect(parseInstant(text)?.toISOString()).toBe(instant);
  });
});

test.each([
  null,
  '',
  'tomorrow',
  'Invalid Date',
  '2026-03-05',
  '2026-03-05T',
  '2026-03-05 09:00:00Z',
  '2026-13-45T09:00:00Z',
  '2026-02-30T09:00:00Z',
  '2026-03-05T25:00:00Z',
  '2026-03-05T09:60:00Z',
  '2026-03-05T09:00:00+24:00',
  '2026-03-05T09:00:00 Z',
  '2026-03-05T09:00:00Europe/London',
  'Thu, 05 Mar 2026 09:00:00 GMT',
])('%s is not an instant', (text) => {
  expect(parseInstant(text)).toBeNull();
});

test('the times of a slot are London’s, as text and in words; null if one of them is missing', () => {
  const slot = { startDateTime: '2026-06-30T23:00Z', endDateTime: '2026-07-01T00:00Z' };

  expect(slotTimes(slot)).toEqual({
    day: '2026-07-01',
    weekday: 'Wednesday',
    date: '1 July',
    time: { text: '12am - 1am', spoken: '12am to 1am' },
  });
  expect(slotTimes({ ...slot, startDateTime: null })).toBeNull();
  expect(slotTimes({ ...slot, endDateTime: 'soon' })).toBeNull();
});
