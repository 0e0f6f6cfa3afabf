import { describe, expect, test } from 'vitest';
import { parseInstant } from './parseInstant.ts';

describe('parseInstant', () => {
  test.each(['2026-03-05T09:00:00Z', '2026-03-05T09:00Z', '2026-03-05T10:00:00.000+01:00'])(
    '%s is nine o’clock in UTC',
    (text) => {
      expect(parseInstant(text)).toEqual(new Date(Date.UTC(2026, 2, 5, 9)));
    },
  );

  test.each([
    null,
    '',
    'tomorrow',
    'Invalid Date',
    '2026-03-05',
    '2026-03-05T09:00:00',
    '2026-13-45T09:00:00Z',
    '2026-03-05T25:00:00Z',
    'Thu, 05 Mar 2026 09:00:00 GMT',
  ])('%s is not an instant', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});
