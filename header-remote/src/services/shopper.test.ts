import { describe, expect, test } from 'vitest';
import { fetchPassStatus } from './shopper.ts';
import { aShop, everyFault, late } from './testing/aShop.ts';

const shop = aShop();
const { logger } = shop;

describe('fetchPassStatus', () => {
  const passOf = async (scenario: 'pass-active' | 'pass-available' | 'signed-in', timeoutMs = 5000) =>
    fetchPassStatus({ ...(await shop.signedIn(scenario, { path: '/delivery-pass', timeoutMs })), logger })(
      '100001',
    );

  test.each([
    ['pass-active', 'ACTIVE'],
    ['pass-available', 'AVAILABLE'],
    ['signed-in', 'UNKNOWN'],
  ] as const)('in the scenario %s the delivery pass is %s', async (scenario, status) => {
    expect(await passOf(scenario)).toBe(status);
    expect(shop.received).toMatchObject([{ headers: { 'customer-id': '100001' } }]);
    expect(shop.logged).toEqual([]);
  });

  test.each([...everyFault.slice(0, 3), [late, 'TimeoutError'] as const])(
    'the service fault %o gives UNKNOWN and is logged as %s',
    async (fault, error) => {
      await shop.fault('pass', fault);

      expect(await passOf('pass-active', fault === late ? 50 : 5000)).toBe('UNKNOWN');
      expect(shop.logged).toEqual([
        {
          level: 'error',
          message: 'Error loading delivery pass status',
          error,
          cause: expect.stringMatching(/^delivery-pass: /),
        },
      ]);
    },
  );
});
