// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import { aLoadedRelease } from '../testing/aLoadedRelease.ts';
import { assertNotRefused, createLoadHeader, refuseVersion } from './createLoadHeader.ts';
import { fetchUnverified } from './fetchRelease.ts';
import type { LoadMountModule, MountModule } from './mountModule.ts';

/** The page has been painted: with stopped clocks there are no frames. */
vi.mock('./firstPaint.ts', () => ({ firstPaint: async () => {} }));

const release = (changes: Partial<Release> = {}) => aLoadedRelease('1.0.0', changes);
const channel = 'https://header.example/stable/';

const createLoad = (loadModule: LoadMountModule) => createLoadHeader(loadModule, fetchUnverified);

const mountModule = (rendered = Promise.resolve()): MountModule => ({
  mount: () => ({ rendered, update() {}, unmount() {} }),
});

let requested: string[];
let answers: Record<string, unknown>;

beforeEach(() => {
  requested = [];
  answers = {};
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    requested.push(cache ? `${cache} ${url}` : url);
    const answer = answers[url.replace(/\?.*/, '')];
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createLoadHeader', () => {
  test('requests the release of a channel and loads its module', async () => {
    const integrity = { '../1.0.0/remoteEntry.js': 'sha384-entry' };
    const entry = '../1.0.0/remoteEntry.js';
    answers['https://header.example/stable/release.json'] = release({ entry, integrity });
    const load = createLoad(async () => mountModule());

    const header = await load(channel);

    expect(header.release.entry).toBe('https://header.example/1.0.0/remoteEntry.js');
    expect(requested).toEqual(['https://header.example/stable/release.json']);
  });

  test('requests a failed channel once more, past the caches', async () => {
    const load = createLoad(async () => mountModule());

    await expect(load(channel)).rejects.toThrow(
      'no release (https://header.example/stable/release.json answered 404): check that https://header.example/stable/release.json is a channel’s release.json',
    );

    expect(requested).toHaveLength(2);
    expect(requested[1]).toMatch(/release\.json\?retry=\w+$/);
  });

  test('loads the header once for all callers', async () => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);

    await Promise.all([load(channel, { release: release() }), load(channel, { release: release() })]);
    await load(channel, { release: release() });

    expect(loadModule).toHaveBeenCalledOnce();
  });

  test('tries twice at the first failure only: later calls are the retries', async () => {
    const loadModule = vi.fn<() => Promise<MountModule>>().mockRejectedValue(new Error('no chunk'));
    const load = createLoad(loadModule);

    for (const tries of [2, 3, 4]) {
      await expect(load(channel, { release: aLoadedRelease('1.0.1') })).rejects.toThrow('no chunk');
      expect(loadModule).toHaveBeenCalledTimes(tries);
    }
    expect(requested).toEqual([]);
  });

  test('does not remember a failure, so that a later call loads the header', async () => {
    const loadModule = vi.fn<() => Promise<MountModule>>().mockRejectedValueOnce(new Error('down'));
    loadModule.mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(mountModule());
    const load = createLoad(loadModule);

    await expect(load(channel, { release: release() })).rejects.toThrow('down');

    await expect(load(channel, { release: release() })).resolves.toHaveProperty('mount');
    expect(sessionStorage).toHaveLength(0);
  });

  test('rejects after its deadline, and gives a header that loads late to the next caller', async () => {
    let arrive = (_module: MountModule) => {};
    const loadModule = vi.fn(() => new Promise<MountModule>((resolve) => (arrive = resolve)));
    const load = createLoad(loadModule);

    const first = expect(load(channel, { release: release(), deadlineMs: 50 })).rejects.toThrow(
      'did not come within 50 ms',
    );
    await vi.advanceTimersByTimeAsync(50);
    await first;
    arrive(mountModule());

    await expect(load(channel, { release: release(), deadlineMs: 50 })).resolves.toHaveProperty('mount');
    expect(loadModule).toHaveBeenCalledOnce();
  });

  test('rejects a release of another contract, says what to install and does not load it again', async () => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);

    await expect(load(channel, { release: release({ contract: '9.0.0' }) })).rejects.toThrow(
      'header 1.0.0 speaks @grocer/shared-contracts 9.0.0, this page has 0.1.0: install ^9.0.0',
    );
    await expect(load(channel, { release: release({ contract: '9.0.0' }) })).rejects.toThrow(
      'is refused until',
    );
    expect(loadModule).not.toHaveBeenCalled();
  });

  test('refuses a version that crashed in its first render', async () => {
    const crash = Promise.reject(new Error('crash'));
    const header = await createLoad(async () => mountModule(crash))(channel, { release: release() });

    header.mount('Header', document.body);
    await crash.catch(() => {});

    await expect(createLoad(async () => mountModule())(channel, { release: release() })).rejects.toThrow(
      'crash at first render',
    );
  });

  test('asks for the current release after a crash, and does not mount the version again that crashed', async () => {
    const crash = Promise.reject(new Error('crash'));
    const load = createLoad(async () => mountModule(crash));
    const given = release();
    const header = await load(channel, { release: given });
    header.mount('Header', document.body);
    await crash.catch(() => {});

    await expect(load(channel, { release: given })).rejects.toThrow('crash at first render');
  });

  test.each([
    ['another origin', 'https://evil.example/1.0.0/remoteEntry.js'],
    ['another folder of the same origin', 'https://cdn.example/evil/remoteEntry.js'],
    ['a path out of the folder', 'https://cdn.example/header/../evil/remoteEntry.js'],
  ])('refuses a release that the page gives it from %s than the channel’s', async (_name, entry) => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);
    const given = release({ entry, integrity: { [entry]: 'sha384-entry' } });

    await expect(load('https://cdn.example/header/stable/', { release: given })).rejects.toThrow(
      `grocer-mf: refused to load ${entry}; this page loads the header from`,
    );
    expect(loadModule).not.toHaveBeenCalled();
  });

  test('refuses a release without a hash of its entry', async () => {
    const load = createLoad(async () => mountModule());

    await expect(load(channel, { release: release({ integrity: {} }) })).rejects.toThrow(
      'release.json has no hash of https://header.example/1.0.0/remoteEntry.js',
    );
  });

  test('names the entry of a release that has no ./mount', async () => {
    const load = createLoad(async () => null);

    await expect(load(channel, { release: release() })).rejects.toThrow('remoteEntry.js has no ./mount');
  });
});

describe('a page of an older line of the contract', () => {
  const older = release({ lines: ['0.1'], newestLine: '0.2' });

  /** Each test is a page of its own: the note is written once per page. */
  async function aPage() {
    const notes = vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.resetModules();
    return { notes, ...(await import('./createLoadHeader.ts')) };
  }

  test('loads the release that it can read, and says once that it should be brought up to date', async () => {
    const { createLoadHeader: createOnPage, notes } = await aPage();
    const load = createOnPage(async () => mountModule(), fetchUnverified);

    await load(channel, { release: older });
    const entry = 'https://header.example/1.0.1/remoteEntry.js';
    await load(channel, { release: { ...older, entry, integrity: { [entry]: 'sha384-entry' } } });

    expect(notes.mock.calls).toEqual([
      [
        '[grocer header] @grocer/shared-contracts 0.1.0 is of an older line than the channel’s 0.2, and gets header 1.0.0: install @grocer/shared-contracts@0.2',
      ],
    ]);
  });

  test('loads a release with a newer contract that its line can read', async () => {
    const { createLoadHeader: createOnPage } = await aPage();
    const load = createOnPage(async () => mountModule(), fetchUnverified);

    const header = await load(channel, {
      release: release({ contract: '0.2.0', lines: ['0.2', '0.1'], newestLine: '0.2' }),
    });

    expect(header.release.contract).toBe('0.2.0');
  });

  test('refuses a release that is not for its line, and says which version to install', async () => {
    const { createLoadHeader: createOnPage, notes } = await aPage();
    const load = createOnPage(async () => mountModule(), fetchUnverified);

    await expect(load(channel, { release: release({ contract: '0.2.0', lines: ['0.2'] }) })).rejects.toThrow(
      'header 1.0.0 speaks @grocer/shared-contracts 0.2.0, this page has 0.1.0: install ^0.2.0',
    );
    expect(notes).not.toHaveBeenCalled();
  });
});

const minute = 60_000;

describe('refuseVersion', () => {
  test('refuses the version for ten minutes, with the reason', () => {
    refuseVersion('1.0.0', 'crash at first render', 0);

    expect(() => assertNotRefused('1.0.0', 9 * minute)).toThrow(
      'header 1.0.0 is refused until 1970-01-01T00:10:00.000Z: crash at first render',
    );
    expect(() => assertNotRefused('1.0.0', 10 * minute)).not.toThrow();
  });

  test('does not refuse another version', () => {
    refuseVersion('1.0.0', 'incompatible contract', 0);

    expect(() => assertNotRefused('1.0.1', minute)).not.toThrow();
  });
});

describe('assertNotRefused', () => {
  test.each(['{', 'null', '7', '{"version":"1.0.0"}'])('ignores the unreadable storage entry %s', (text) => {
    sessionStorage.setItem('grocer.header.refused', text);

    expect(() => assertNotRefused('1.0.0')).not.toThrow();
  });
});
