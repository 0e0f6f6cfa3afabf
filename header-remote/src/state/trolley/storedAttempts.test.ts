// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { orderAttempts } from './orderAttempts.ts';
import { forgetAttempts, mayHaveUnsettled, savedBeaconKey } from './storedAttempts.ts';

test('an attempt is unsettled until its outcome is known, and a former shopper’s attempts are forgotten', () => {
  const states = [mayHaveUnsettled()];
  orderAttempts.set('5001', 'asked');
  states.push(mayHaveUnsettled());
  orderAttempts.set('5001', 'placed');
  states.push(mayHaveUnsettled());
  expect(states).toEqual([false, true, false]);

  sessionStorage.setItem(savedBeaconKey, '{}');
  forgetAttempts();
  expect({ ...sessionStorage }).toEqual({});
});
