// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import { aRelease } from '../testing/aRemote.ts';
import { createTagLoader, resolvePointer } from './createTagLoader.ts';

const address = 'https://header.example/stable/header.js';

/** The pointer that `pnpm release` writes into `header.js`: without `fragments`. */
const pointerOf = (version: string): Release => {
  const { fragments: _, ...pointer } = aRelease(version);
  const integrity = { [`../${version}/remoteEntry.js`]: `sha256-${version}` };
  return { ...pointer, integrity, contract: '0.1.0' } as Release;
};

/** The scripts that were added, each as its address and hash. */
let scripts: string[];
let requested: string[];
let isEntryThere: boolean;

beforeEach(() => {
  [scripts, requested, isEntryThere] = [[], [], true];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    // Ignores preloads, which are appended too.
    if (!(node instanceof HTMLScriptElement)) return;
    const script = node;
    scripts.push(`${script.src.replace(/\?.*/, '')} ${script.integrity}`);
    const mount = () => ({ rendered: Promise.resolve(), update() {}, unmount() {} });
    const header = { init() {}, get: async () => () => ({ mount }) };
    if (isEntryThere) Object.assign(globalThis, { header });
    queueMicrotask(() => (isEntryThere ? script.onload : script.onerror)?.call(script, new Event('load')));
  });
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requested.push(`${cache} ${url}`);
    return Response.json(pointerOf('1.0.1'));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'header');
});

describe('createTagLoader', () => {
  test('loads the release that its script was written with, by its hash, and asks for no other', async () => {
    const load = createTagLoader(resolvePointer(pointerOf('1.0.0'), address));

    expect((await load(address)).release.version).toBe('1.0.0');

    expect(scripts).toEqual(['https://header.example/1.0.0/remoteEntry.js sha256-1.0.0']);
    expect(requested).toEqual([]);
  });

  test('asks the channel after a failure, past all caches', async () => {
    const load = createTagLoader(resolvePointer(pointerOf('1.0.9'), address));
    isEntryThere = false;
    await expect(load(address)).rejects.toThrow('could not be loaded');
    isEntryThere = true;

    expect((await load(address)).release.version).toBe('1.0.1');

    expect(scripts.at(-1)).toBe('https://header.example/1.0.1/remoteEntry.js sha256-1.0.1');
    expect(requested).toEqual(['reload https://header.example/stable/release.json']);
  });

  test('a script without a release asks the channel at once', async () => {
    await createTagLoader(undefined)(address);

    expect(requested).toHaveLength(1);
  });
});
