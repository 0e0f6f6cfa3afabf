import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { describe, expect, it, vi } from 'vitest';
import type { Call } from './createCall.ts';
import { createShop } from './createShop.ts';

const origin = 'https://services.example';
const token = { accessToken: 'abc', expiresIn: 900, customerId: '100001' };

function aShop(answers: Record<string, unknown>) {
  const call = vi.fn<Call>(async (address) => answers[new URL(address).pathname]);
  const { services } = resolveHeaderOptions({ services: { origin } });
  return { call, shop: createShop(call, { origin, services }) };
}

describe('createShop', () => {
  it('a search for products sends only the given parameters', async () => {
    const page = { products: [], total: 0, category: null };
    const { shop, call } = aShop({ '/shop/v1/products': page });

    expect(await shop.findProducts({ search: 'oat milk', size: 48 })).toEqual(page);
    expect(call).toHaveBeenCalledWith(`${origin}/shop/v1/products?search=oat+milk&size=48`);
  });

  it('an order is placed at the order service with a token', async () => {
    const { shop, call } = aShop({ '/api/token/v1/token': token });

    await shop.place('5001');

    expect(call).toHaveBeenLastCalledWith(`${origin}/v1/orders/5001/place`, {
      method: 'PATCH',
      body: { event: 'PLACE' },
      headers: { Authorization: 'Bearer abc', breadcrumb: 'shell-host' },
    });
  });

  it('the delivery pass is read for the customer, and is UNKNOWN if the answer has none', async () => {
    const { shop, call } = aShop({
      '/api/token/v1/token': token,
      '/delivery-pass/v1/pass/status': { data: {} },
    });

    expect(await shop.deliveryPass()).toBe('UNKNOWN');
    expect(call.mock.calls.at(-1)?.[1]?.headers).toMatchObject({ 'customer-id': '100001' });
  });

  it('a content fragment is read and returned unchanged', async () => {
    const { shop, call } = aShop({ '/content/home/master': { locations: {} } });

    expect(await shop.content('home/master')).toEqual({ locations: {} });
    expect(call).toHaveBeenCalledWith(`${origin}/content/home/master?clientType=WEB_APP`, {
      method: 'PUT',
      body: { contentUrl: 'home/master', customerId: '-1', customerSearchRequest: { queryParams: {} } },
      headers: { Authorization: 'Bearer unauthenticated', breadcrumb: 'shell-host' },
    });
  });
});
