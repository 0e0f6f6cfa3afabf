// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { createInstance } from '@module-federation/runtime';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPublisher, type Publisher } from '../testing/aPublisher.ts';
import { aRelease, hashOf } from '../testing/aRemote.ts';
import { product, signStatement } from '../trust/signing.ts';
import type { TrustSettings } from '../trust/trustSettings.ts';
import verifyManifest from './verifyManifest.ts';

const base = 'https://header.example/';
const [pointer, record] = ['stable/release.json', '1.0.0/record.json'];
const manifestOfVersion = '1.0.0/federation/mf-manifest.json';

const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' };
const metaData = { globalName: 'header', remoteEntry, publicPath: 'auto', buildInfo: { buildVersion: '1' } };
const manifest = JSON.stringify({ metaData, shared: [], exposes: [] });
const files = {
  'federation/mf-manifest.json': hashOf(manifest),
  'federation/remoteEntry.js': hashOf('entry'),
};

let publisher: Publisher;
let stranger: Publisher;
let served: Record<string, string>;
let scripts: HTMLScriptElement[];

beforeEach(async () => {
  vi.stubGlobal('crypto', webcrypto);
  localStorage.clear();
  [publisher, stranger] = [await aPublisher(), await aPublisher()];
  served = {
    'stable/mf-manifest.json': 'what whoever has the bucket wrote here',
    [manifestOfVersion]: manifest,
    [record]: await recordOf(),
    [pointer]: await publisher.pointer(aRelease(), { sequence: 5 }),
  };
  vi.stubGlobal('fetch', async (url: string) => {
    const text = served[new URL(url).pathname.slice(1)];
    return new Response(text, { status: text === undefined ? 404 : 200 });
  });
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((element) => {
    const script = element as HTMLScriptElement;
    scripts.push(script);
    Object.assign(globalThis, { header: { init() {}, get: async () => () => `header of ${script.src}` } });
    queueMicrotask(() => script.onload?.call(document, new Event('load')));
  });
});
afterEach(() => {
  expect(document.querySelectorAll('script'), 'scripts of the runtime’s own loader').toHaveLength(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The signed record of a version. */
async function recordOf(changes: object = {}, keys = [publisher.keys.key]): Promise<string> {
  const facts = { product, base, version: '1.0.0', files };
  return JSON.stringify(await signStatement('record', { ...facts, ...changes }, keys));
}

let pages = 0;

/** Loads a widget on a new page, whose app has the header in its `remotes`. */
async function openPage(trust: TrustSettings = { keys: [publisher.publicKey] }) {
  pages += 1;
  // The runtime caches entries by address for all pages of this process, so each page has its own proxy.
  const proxy = `https://proxy${pages}.example/`;
  const page = createInstance({
    name: `pages_${pages}`,
    remotes: [{ name: 'header', entry: `${proxy}stable/mf-manifest.json` }],
    plugins: [verifyManifest({ ...trust, publishedAt: base })],
  });
  return { proxy, widget: await page.loadRemote('header/Header') };
}

test('the manifests of other remotes are not affected', async () => {
  const { fetch, loadEntry } = verifyManifest({ keys: [publisher.publicKey] });
  const [address, remote] = ['https://maps.example/mf-manifest.json', { name: 'maps', entry: '' } as never];

  expect(await fetch?.(address, {}, remote)).toBeUndefined();
  expect(await loadEntry?.({ remoteInfo: remote } as never)).toBeUndefined();
});

test('an app that pins the root accepts a version that was signed with the release key of the root record', async () => {
  const { second, root } = publisher.keys;
  served[pointer] = await publisher.rootedPointer(aRelease(), await publisher.roots(), 5);
  served[record] = await recordOf({}, [second]);
  await openPage(publisher.rooted);
  expect(scripts).toHaveLength(1);

  served[record] = await recordOf({}, [root]);
  await expect(openPage(publisher.rooted)).rejects.toThrow('is refused: it is signed with key');
});

const changed = manifest.replace('remoteEntry.js', 'evil.js');
const noEntry = { files: { [manifestOfVersion.slice(6)]: hashOf(manifest) } };

const manifestAttacks: readonly [attack: string, file: string, forge: () => unknown, reason: string][] = [
  ['changed', manifestOfVersion, () => changed, 'it has another hash than the record of version 1.0.0 names'],
  ['another signer', record, () => recordOf({}, [stranger.keys.key]), 'is refused: it is signed with key'],
  ['another pointer', pointer, () => stranger.pointer(aRelease()), 'is refused: it is signed with key'],
  ['no signature', record, () => '{}', '1.0.0/record.json is refused: it is not signed'],
  ['another version', record, () => recordOf({ version: '0.9.0' }), 'the record of grocer-header 0.9.0'],
  ['another folder', record, () => recordOf({ base: 'https://p.example/' }), '1.0.0 at https://p.example/'],
  ['no entry', record, () => recordOf(noEntry), 'has no hash of federation/remoteEntry.js'],
];

describe('attacks on a browser that pins keys', () => {
  test('a changed manifest in an app that names it (or its entry): refused, because the app gets both with the hashes that were signed', async () => {
    const { proxy, widget } = await openPage();

    const src = `${proxy}1.0.0/federation/remoteEntry.js`;
    expect(widget).toBe(`header of ${src}`);
    expect(scripts).toMatchObject([{ src, integrity: files['federation/remoteEntry.js'] }]);
  });

  test.each(manifestAttacks)(
    'a changed manifest in an app that names it (%s in %s): refused',
    async (_attack, file, forge, reason) => {
      served[file] = String(await forge());

      await expect(openPage()).rejects.toThrow(reason);
      expect(scripts).toEqual([]);
    },
  );
});
