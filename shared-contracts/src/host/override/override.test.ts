// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoadHeaderSettings } from '../browser/mountModule.ts';
import { aPublisher } from '../testing/aPublisher.ts';
import { aRelease } from '../testing/aRemote.ts';
import { overrideKey } from './overrideRequest.ts';

const channel = 'https://header.example/stable/';
const local = 'http://localhost:4001/stable/';

let requested: string[];
let notes: string[];
let remotesDown: string[];
let contracts: Record<string, string>;

beforeEach(() => {
  [requested, notes, remotesDown, contracts] = [[], [], [], {}];
  vi.resetModules();
  CSSStyleSheet.prototype.replaceSync = () => {};
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL('.', url).href);
    if (remotesDown.includes(new URL(url).origin)) throw new TypeError('Failed to fetch');
    return Response.json({ ...aRelease(), contract: contracts[new URL(url).origin] ?? '0.1.0' });
  });
  const note = (text: string) => void notes.push(text);
  vi.spyOn(console, 'info').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Opens a page at the address and loads the header on it. Returns the loaded entry and the page's `loadHeader`. */
async function open(address: string, settings: LoadHeaderSettings = {}) {
  history.replaceState(null, '', address);
  const load = await aLoadHeader();
  const { release } = await load(channel, settings);
  return { entry: release.entry, load };
}

async function aLoadHeader() {
  const { createLoadHeader } = await import('../browser/createLoadHeader.ts');
  const { fetchUnverified } = await import('../browser/fetchRelease.ts');
  const { withOverride } = await import('./withOverride.ts');
  const module = { mount: () => ({ rendered: Promise.resolve(), update() {}, unmount() {} }) };
  return withOverride(createLoadHeader(async () => module, fetchUnverified));
}

const badge = () => document.querySelector('grocer-header-override')?.shadowRoot;
const ofChannel = 'https://header.example/1.0.0/remoteEntry.js';
const ofLocal = 'http://localhost:4001/1.0.0/remoteEntry.js';

describe('an override by the address of the page', () => {
  test('loads the header from this machine, says so in a badge, and goes on in the tab', async () => {
    const { entry } = await open(`/ecom?grocer-header=${local}`);

    expect(entry).toBe(ofLocal);
    expect(requested).toEqual([local]);
    expect(badge()?.textContent).toBe(`The header of this page comes from ${local}InspectRemove`);

    vi.resetModules();

    expect((await open('/ecom/shop')).entry).toBe(ofLocal);
    expect({ ...localStorage }).toEqual({});
  });

  test('that this page cannot read does not refuse the page’s own header of the same version', async () => {
    contracts['http://localhost:4001'] = '9.0.0';

    const { entry } = await open(`/ecom?grocer-header=${local}`);

    expect(entry).toBe(ofChannel);
    expect(notes).toContain(
      `[grocer header] could not be loaded from ${local}; this page shows the one from ${channel}`,
    );
  });

  test('is ended by an empty parameter', async () => {
    await open(`/ecom?grocer-header=${local}`);
    document.body.replaceChildren();
    vi.resetModules();

    const { entry } = await open('/ecom?page=2&grocer-header=');

    expect(entry).toBe(ofChannel);
    expect(badge()).toBeUndefined();
    expect(location.search).toBe('?page=2');
    expect({ ...sessionStorage }).toEqual({});
  });

  test('takes the place of the release that the server wrote into the page', async () => {
    const release = { ...aRelease(), contract: '0.1.0' };

    expect((await open(`/?grocer-header=${local}`, { release })).entry).toBe(ofLocal);
  });
});

const links = [
  'https://evil.example/stable/',
  'http://localhost.evil.example/',
  '//evil.example',
  'javascript:alert(1)',
  'http://',
];

describe('attacks on a browser without keys', () => {
  test.each(links)(
    'a link that names a header on another machine: refused, and not requested, %s',
    async (link) => {
      const { entry } = await open(`/?grocer-header=${encodeURIComponent(link)}`);

      expect(entry).toBe(ofChannel);
      expect(requested).toEqual([channel]);
      expect(badge()).toBeUndefined();
      expect({ ...sessionStorage }).toEqual({});
      expect(notes).toContain(`[grocer header] it is not loaded from ${link}: this page allows localhost`);
    },
  );

  test('a link that names a header on the visitor’s machine: refused in production, also if it was stored', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    localStorage.setItem(overrideKey, local);

    expect((await open('/ecom')).entry).toBe(ofChannel);

    expect(requested).toEqual([channel]);
  });
});

describe('attacks on a browser that pins keys', () => {
  test.each([...links.map((link) => ['another', link] as const), ['the visitor’s', local] as const])(
    'a link that names a header on %s machine: refused, and not requested, %s',
    async (_whose, link) => {
      history.replaceState(null, '', `/?grocer-header=${encodeURIComponent(link)}`);
      const { pinKeys } = await import('../trust/pinKeys.ts');
      const { publicKey } = await aPublisher();
      const load = pinKeys(await aLoadHeader(), [publicKey]);

      const given = { ...aRelease(), contract: '0.1.0', entry: ofChannel };
      const { release } = await load(channel, {
        release: { ...given, integrity: { [ofChannel]: 'sha384-x' } },
      });

      expect(release.entry).toBe(ofChannel);
      expect(requested).toEqual([]);
      expect(badge()).toBeUndefined();
      expect(notes).toContain(
        `[grocer header] it is not loaded from ${link}: this page allows no other header, until its setting overrides names the origin`,
      );
    },
  );
});

describe('an override by the browser’s storage', () => {
  test.each([
    ['loads the header on every page of the site', local, ofLocal],
    ['of an origin that is not allowed is not used', 'https://evil.example/stable/', ofChannel],
  ])('%s', async (_what, stored, entry) => {
    localStorage.setItem(overrideKey, stored);

    expect((await open('/ecom')).entry).toBe(entry);
  });
});

describe('the page’s setting overrides', () => {
  const preview = 'https://preview.header.example/next/';

  test('names the origins that are allowed', async () => {
    const { entry } = await open(`/?grocer-header=${preview}`, {
      overrides: ['https://preview.header.example'],
    });

    expect(entry).toBe('https://preview.header.example/1.0.0/remoteEntry.js');
  });

  test('allows in production what it names, such as the visitor’s machine, and nothing without a bundler', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect((await open(`/?grocer-header=${local}`, { overrides: ['localhost'] })).entry).toBe(ofLocal);
    expect((await open(`/?grocer-header=${preview}`, { overrides: ['localhost'] })).entry).toBe(ofChannel);

    vi.stubGlobal('process', undefined);
    expect((await open(`/?grocer-header=${local}`)).entry).toBe(ofChannel);
  });

  test.each([[['https://preview.header.example']], [[]]])(
    '%j does not allow this machine',
    async (overrides) => {
      expect((await open(`/?grocer-header=${local}`, { overrides })).entry).toBe(ofChannel);
    },
  );
});

describe('a header of an override that cannot be loaded', () => {
  test('leaves the page its own, and the badge says so', async () => {
    remotesDown.push('http://localhost:4001');

    const { entry } = await open(`/?grocer-header=${local}`);

    expect(entry).toBe(ofChannel);
    expect(document.querySelectorAll('grocer-header-override')).toHaveLength(1);
    expect(badge()?.textContent).toBe(
      `The header could not be loaded from ${local}. This page shows its own.InspectRemove`,
    );
    expect(notes).toContain(
      `[grocer header] could not be loaded from ${local}; this page shows the one from ${channel}`,
    );
  });

  test('is not tried again for the next widget of the page, which would have another header', async () => {
    remotesDown.push('http://localhost:4001');
    const { load } = await open(`/?grocer-header=${local}`);
    remotesDown = [];

    expect((await load(channel)).release.entry).toBe(ofChannel);
  });
});

describe('the badge', () => {
  test('removes the override and loads the page again', async () => {
    const reload = vi.fn();
    localStorage.setItem(overrideKey, local);
    await open(`/ecom?page=2&grocer-header=${local}#top`);
    vi.stubGlobal('location', { href: location.href, reload });

    badge()?.querySelector<HTMLButtonElement>('button:last-child')?.click();

    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
    expect(location.href).toMatch(/\/ecom\?page=2#top$/);
    expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, {}]);
  });
});

test('a page without an override loads its own header, also without access to the storage', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);

  expect((await open('/ecom?searchTerm=milk')).entry).toBe(ofChannel);
  expect(badge()).toBeUndefined();
});
