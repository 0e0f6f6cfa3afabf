import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSandbox } from './findSandbox.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('findSandbox', () => {
  it('knows the sandbox by its scenarios, and asks once', async () => {
    const send = vi.fn<typeof fetch>(async () => Response.json({ scenarios: [] }));
    const isSandbox = findSandbox('https://services.example', send);

    expect([await isSandbox(), await isSandbox()]).toEqual([true, true]);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('https://services.example/sandbox/scenarios');
  });

  it.each([
    ['services that know no scenarios', async () => new Response('', { status: 404 })],
    ['services that answer everything with a page', async () => new Response('<html>')],
    ['services that cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('is not misled by %s', async (_what, send) => {
    expect(await findSandbox('https://services.example', send)()).toBe(false);
  });

  it('asks again after a while, because services may start later than the host', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed'));
    send.mockResolvedValue(Response.json({ scenarios: [] }));
    const isSandbox = findSandbox('https://services.example', send);

    expect([await isSandbox(), await isSandbox()]).toEqual([false, false]);
    vi.setSystemTime(Date.now() + 10_000);

    expect(await isSandbox()).toBe(true);
  });
});
