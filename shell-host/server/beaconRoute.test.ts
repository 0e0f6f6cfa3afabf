import { describe, expect, it, vi } from 'vitest';
import { beaconRoute } from './beaconRoute.ts';

const path = '/mfe/common/api/v1/instantCheckoutTransactionComplete';
const notice = { customerOrderId: '5001', instantCheckoutTrolleyItems: [] };

const forwarded = {
  authorization: 'Bearer abc',
  breadcrumb: 'site-header',
  'content-type': 'application/json',
};

const postNotice = (send: typeof fetch) =>
  beaconRoute('https://services.example', send).request(path, {
    method: 'POST',
    headers: { ...forwarded, Cookie: 'a=b' },
    body: JSON.stringify(notice),
  });

describe('beaconRoute', () => {
  it('the notice is forwarded to the services with its token and without the cookies', async () => {
    const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));

    const answer = await postNotice(send);

    expect(answer.status).toBe(204);
    const [address, request] = send.mock.calls[0] ?? [];
    expect(address).toBe(`https://services.example${path}`);
    expect(Object.fromEntries(new Headers(request?.headers))).toEqual(forwarded);
    expect(JSON.parse(new TextDecoder().decode(request?.body as ArrayBuffer))).toEqual(notice);
  });

  it('the answer of the services is passed back', async () => {
    const answer = await postNotice(async () => Response.json({ code: 'NOT_SIGNED_IN' }, { status: 401 }));

    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 'NOT_SIGNED_IN' });
  });

  it('the answer is 502, with a warning in the log, if the services cannot be reached', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});

    const answer = await postNotice(async () => {
      throw new TypeError('fetch failed');
    });

    expect(answer.status).toBe(502);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
