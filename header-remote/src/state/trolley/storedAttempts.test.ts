// @vitest-environment jsdom
import { anInstantCheckoutBeacon } from '@grocer/shared-contracts/fixtures';
import { beforeEach, expect, test } from 'vitest';
import { savedBeacon } from '../../features/instant-checkout/createBeacon.ts';
import { orderAttempts } from './orderAttempts.ts';
import { forgetAttempts, mayHaveUnsettled } from './storedAttempts.ts';

beforeEach(() => sessionStorage.clear());

test('an order counts as unsettled until the shop has answered', () => {
  expect(mayHaveUnsettled()).toBe(false);

  orderAttempts.set('5001', 'asked');
  expect(mayHaveUnsettled()).toBe(true);

  orderAttempts.set('5001', 'placed');
  expect(mayHaveUnsettled()).toBe(false);
});

test("a former shopper's orders and their beacon are removed", () => {
  orderAttempts.set('5001', 'asked');
  savedBeacon.write(anInstantCheckoutBeacon({ customerOrderId: '5001' }));

  forgetAttempts();

  expect(orderAttempts.unsettled()).toEqual([]);
  expect(savedBeacon.take('5001')).toBeUndefined();
});
