import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFragment } from '../fragmentKey.ts';
import { aRemote, type Remote } from '../testing/aRemote.ts';
import { createPreloadLinks, fragments } from './fragments.ts';

let server: Remote;
beforeEach(() => {
  server = aRemote();
});
afterEach(() => server.close());

const services = { origin: 'http://127.0.0.1:9' };
const request = new Request('https://shop.example/ecom?a=b');
const header = (options = {}) =>
  fragments(`${server.origin}/stable/`, { deadlineMs: 5000, options, report: () => {} });

describe('renderSlot (behaviour/loading#render-slot)', () => {
  it('gives the slot its props, with a key in place of the HTML', async () => {
    const slot = await header({ services, navigate: () => {} }).renderSlot(request);

    expect(slot).toEqual({
      remote: `${server.origin}/stable/`,
      release: expect.objectContaining({ version: '1.0.0' }),
      options: { services },
      fragmentKey: expect.any(String),
    });
    expect(JSON.parse(JSON.stringify(slot))).toEqual(slot);
  });

  it('keeps the HTML of this request, and the preloads of its scripts', async () => {
    const signedIn = { nonce: 'n1', hasTokenSession: true };
    const { fragmentKey, release } = await header({ services }).renderSlot(request, signedIn);

    const kept = readFragment(fragmentKey);
    expect(kept?.html).toContain('/ecom?a=b | n1 |');
    expect(kept?.preloadLinks).toEqual(createPreloadLinks(release, 'n1'));
    expect(kept?.preloadLinks).not.toHaveLength(0);
  });

  it('options of one page take the place of those in the settings', async () => {
    const one = { services, flags: { searchHistory: true } };

    expect((await header({ services }).renderSlot(request, { options: one })).options).toEqual(one);
  });

  it('without a release the slot has the plain header, and the browser asks the channel', async () => {
    const remote = 'http://127.0.0.1:9/stable/';
    const slot = await fragments(remote, { report: () => {} }).renderSlot(request);

    expect(slot).toEqual({ remote, options: {}, fragmentKey: expect.any(String) });
    expect(readFragment(slot.fragmentKey)?.html).toContain('data-grocer-fallback');
    expect(createPreloadLinks(slot.release)).toEqual([]);
  });

  it('`ready` gives the header back, so that a server waits for it in the line that creates it', async () => {
    const created = header();

    expect(await created.ready).toBe(created);
  });
});
