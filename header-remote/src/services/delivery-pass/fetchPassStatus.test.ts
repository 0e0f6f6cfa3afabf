import { describe, expect, test } from 'vitest';
import { aShop, everyFault, late } from '../testing/aShop.ts';
import { fetchPassStatus } from './fetchPassStatus.ts';

const shop = aShop();
const { logger } = shop;
const path = '/delivery-pass';

describe('fetchPassStatus', () => {
  test.each([
    ['pass-active', 'ACTIVE'],
    ['pass-available', 'AVAILABLE'],
    ['signed-in', 'UNKNOWN'],
  ] as const)('in the scenario %s the delivery pass is %s', async (scenario, status) => {
    const backEnd = await shop.signedIn(scenario, { path });

    expect(await fetchPassStatus({ ...backEnd, logger })('100001')).toBe(status);
    expect(shop.received).toMatchObject([
      {
        method: 'GET',
        path: '/delivery-pass/v1/pass/status',
        headers: {
          authorization: backEnd.authorization,
          breadcrumb: 'site-header',
          'customer-id': '100001',
        },
      },
    ]);
    expect(shop.logged).toEqual([]);
  });

  test.each([{}, { data: {} }, { data: null }, { data: { status: 'SOLD_OUT' } }])(
    'an answer of %j reads as UNKNOWN and is not logged',
    async (body) => {
      await shop.fault('pass', { kind: 'status', status: 200, body });
      const backEnd = await shop.signedIn('pass-active', { path });

      expect(await fetchPassStatus({ ...backEnd, logger })('100001')).toBe('UNKNOWN');
      expect(shop.logged).toEqual([]);
    },
  );

  test.each(everyFault.slice(0, 3))(
    'the service fault %o gives UNKNOWN and is logged',
    async (fault, error) => {
      await shop.fault('pass', fault);
      const backEnd = await shop.signedIn('pass-active', { path });

      expect(await fetchPassStatus({ ...backEnd, logger })('100001')).toBe('UNKNOWN');
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

  test('a status of the wrong type reads as UNKNOWN', async () => {
    await shop.fault('pass', { kind: 'schema-breaking' });
    const backEnd = await shop.signedIn('pass-active', { path });

    expect(await fetchPassStatus({ ...backEnd, logger })('100001')).toBe('UNKNOWN');
  });

  test('a service that answers too late gives UNKNOWN', async () => {
    await shop.fault('pass', late);
    const backEnd = await shop.signedIn('pass-active', { path, timeoutMs: 50 });

    expect(await fetchPassStatus({ ...backEnd, logger })('100001')).toBe('UNKNOWN');
    expect(shop.logged).toMatchObject([{ error: 'TimeoutError' }]);
  });
});
