import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findSandbox } from './findSandbox.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const sandbox = async () => Response.json({ scenarios: [] });

describe('findSandbox', () => {
  it('the sandbox is recognised by its list of scenarios, with one call', async () => {
    const send = vi.fn<typeof fetch>(sandbox);
    const isSandbox = findSandbox('https://services.example', send);

    await vi.waitFor(() => expect(isSandbox()).toBe(true));

    vi.setSystemTime(Date.now() + 60_000);
    expect(isSandbox()).toBe(true);
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe('https://services.example/sandbox/scenarios');
  });

  it.each([
    ['services that know no scenarios', async () => new Response('', { status: 404 })],
    ['services that answer everything with a page', async () => new Response('<html>')],
    ['services that cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  ])('the sandbox is not found on %s', async (_services, send) => {
    const requested = vi.fn<typeof fetch>(send);
    const isSandbox = findSandbox('https://services.example', requested);

    await Promise.allSettled(requested.mock.results.map(({ value }) => value));
    await new Promise(setImmediate);

    expect(isSandbox()).toBe(false);
  });

  it('pages do not wait for services that do not answer', () => {
    expect(findSandbox('https://services.example', () => new Promise(() => {}))()).toBe(false);
  });

  it('the call is repeated after 10 seconds, because services may start later than the host', async () => {
    const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed'));
    send.mockImplementation(sandbox);
    const isSandbox = findSandbox('https://services.example', send);
    expect([isSandbox(), isSandbox()]).toEqual([false, false]);
    expect(send).toHaveBeenCalledTimes(1);

    vi.setSystemTime(Date.now() + 10_000);

    await vi.waitFor(() => expect(isSandbox()).toBe(true));
  });
});
