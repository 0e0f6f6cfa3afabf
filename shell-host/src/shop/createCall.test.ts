import { describe, expect, it, vi } from 'vitest';
import { createCall } from './createCall.ts';
import { isMissing, isSignedOut } from './ShopError.ts';

const address = 'https://services.example/shop/v1/trolley?x=1';
const answering = (answer: Response) => vi.fn<typeof fetch>(async () => answer);

describe('createCall', () => {
  it('asks with the shopper’s cookies and without headers that would need a preflight', async () => {
    const send = answering(Response.json({ items: 2 }));

    expect(await createCall(send)(address)).toEqual({ items: 2 });
    expect(send).toHaveBeenCalledWith(address, { method: 'GET', credentials: 'include', headers: {} });
  });

  it('sends a body as JSON', async () => {
    const send = answering(new Response(null, { status: 204 }));

    expect(await createCall(send)(address, { method: 'PUT', body: { amount: 2 } })).toBeUndefined();
    expect(send.mock.calls[0]?.[1]).toMatchObject({
      body: '{"amount":2}',
      headers: { 'Content-Type': 'application/json' },
    });
  });

  it('tells a refusal by its status and code', async () => {
    const send = answering(Response.json({ code: 'ORDER_ORCHESTRATION_042' }, { status: 409 }));

    await expect(createCall(send)(address)).rejects.toMatchObject({
      name: 'ShopError',
      message: 'GET /shop/v1/trolley answered 409 ORDER_ORCHESTRATION_042',
      status: 409,
      code: 'ORDER_ORCHESTRATION_042',
    });
  });

  it('manages with an error answer that says nothing', async () => {
    const error = await createCall(answering(new Response('<html>', { status: 502 })))(address).catch(
      (e) => e,
    );

    expect(error).toMatchObject({ status: 502, code: null });
    expect([isSignedOut(error), isMissing(error)]).toEqual([false, false]);
  });

  it('tells a broken connection, with its cause', async () => {
    const cause = new TypeError('fetch failed');

    await expect(createCall(() => Promise.reject(cause))(address)).rejects.toMatchObject({
      message: 'GET /shop/v1/trolley was not answered',
      status: 0,
      cause,
    });
  });
});
