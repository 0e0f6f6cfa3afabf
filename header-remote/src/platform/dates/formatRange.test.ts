import { describe, expect, test } from 'vitest';
import { formatRange } from './formatRange.ts';

const winterDay = (time: string) => new Date(`2026-03-05T${time}:00Z`);

describe('formatRange', () => {
  test.each([
    ['09:00', '10:00', '9am - 10am', '9am to 10am'],
    ['11:00', '12:00', '11am - 12:00 midday', '11am to 12:00 midday'],
    ['12:00', '13:00', '12:00 midday - 1pm', '12:00 midday to 1pm'],
    ['22:30', '23:30', '10:30pm - 12AM', '10:30pm to 12AM'],
  ])('from %s to %s is printed as %s and read as %s', (start, end, text, spoken) => {
    expect(formatRange(winterDay(start), winterDay(end))).toEqual({ text, spoken });
  });

  test('a range without a start or an end is not printed', () => {
    expect(formatRange(winterDay('09:00'), null)).toBeNull();
    expect(formatRange(null, winterDay('09:00'))).toBeNull();
    expect(formatRange(winterDay('09:00'), new Date(Number.NaN))).toBeNull();
  });
});
