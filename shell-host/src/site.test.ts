// @vitest-environment jsdom
import { loadHeader } from '@grocer/shared-contracts/host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHeaderLoader } from './site.ts';

afterEach(() => vi.unstubAllGlobals());

describe('createHeaderLoader', () => {
  it('with the publisher’s keys refuses a release that nobody has signed', async () => {
    const { publicKey } = await aKeyPair();
    vi.stubGlobal('fetch', async () => Response.json({ version: '1.0.0' }));

    const load = createHeaderLoader({ headerKeys: [publicKey] });

    await expect(load('https://header.example/stable/')).rejects.toThrow('it is not signed');
  });

  it('without keys verifies nothing', () => {
    expect(createHeaderLoader({ headerKeys: undefined })).toBe(loadHeader);
  });
});

async function aKeyPair() {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const spki = await crypto.subtle.exportKey('spki', pair.publicKey);
  return { publicKey: btoa(String.fromCharCode(...new Uint8Array(spki))) };
}
