import { describe, expect, it, vi } from 'vitest';
import { createCall, isMissing, isSignedOut } from './createCall.ts';

const address = 'https://services.example/shop/v1/trolley?x=1';
const respondWith = (answer: Response) => vi.fn<typeof fetch>(async () => answer);

describe('createCall', () => {
  it('a call has the shopper’s cookies and no headers that would need a preflight', async () => {
    const send = respondWith(Response.json({ items: 2 }));

    expect(await createCall(send)(address)).toEqual({ items: 2 });
    expect(send).toHaveBeenCalledWith(address, { method: 'GET', credentials: 'include', headers: {} });
  });

  it('a body is sent as JSON', async () => {
    const send = respondWith(new Response(null, { status: 204 }));

    expect(await createCall(send)(address, { method: 'PUT', body: { amount: 2 } })).toBeUndefined();
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      body: '{"amount":2}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('a refusal is an error with its status and code', async () => {
    const send = respondWith(Response.json({ code: 'ORDER_ORCHESTRATION_042' }, { status: 409 }));

    await expect(createCall(send)(address)).rejects.toMatchObject({
      name: 'ShopError',
      message: 'GET /shop/v1/trolley answered 409 ORDER_ORCHESTRATION_042',
      status: 409,
      code: 'ORDER_ORCHESTRATION_042',
    });
  });

  it('an error answer without a readable body is an error without a code', async () => {
    const call = createCall(respondWith(new Response('<html>', { status: 502 })));
    const error = await call(address).catch((reason: unknown) => reason);

    expect(error).toMatchObject({ status: 502, code: null });
    expect([isSignedOut(error), isMissing(error)]).toEqual([false, false]);
  });

  it('a broken connection is an error with status 0 and its cause', async () => {
    const cause = new TypeError('fetch failed');

    await expect(createCall(() => Promise.reject(cause))(address)).rejects.toMatchObject({
      message: 'GET /shop/v1/trolley was not answered',
      status: 0,
      cause,
    });
  });
});
