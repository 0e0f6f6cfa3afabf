// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Release } from '../../contracts/release.ts';
import { aLoadedRelease } from '../testing/aRemote.ts';
import { createLoadHeader } from './createLoadHeader.ts';
import { fetchUnverified } from './fetchRelease.ts';
import type { LoadMountModule, MountModule } from './mountModule.ts';
import { isTrusted, trustChannel, trustedScriptUrl } from './trustedScriptUrl.ts';

/** Replaces the wait for the first paint: with fake timers there are no animation frames. */
vi.mock('./firstPaint.ts', () => ({ firstPaint: async () => {} }));

const release = (changes: Partial<Release> = {}) => aLoadedRelease('1.0.0', changes);
const channel = 'https://header.example/stable/';
const minute = 60_000;

const mountModule = (rendered = Promise.resolve()): MountModule => ({
  mount: () => ({ rendered, update() {}, unmount() {} }),
});

const createLoad = (loadModule: LoadMountModule = async () => mountModule()) =>
  createLoadHeader(loadModule, fetchUnverified);

let requested: string[];
let answers: Record<string, unknown>;
let notes: string[];

beforeEach(() => {
  [requested, answers, notes] = [[], {}, []];
  vi.spyOn(console, 'info').mockImplementation((note) => void notes.push(note));
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const answer = answers[url.replace(/\?.*/, '')];
    if (typeof answer === 'function') return answer();
    return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('createLoadHeader', () => {
  test('requests the release of a channel and loads its module', async () => {
    const integrity = { '../1.0.0/remoteEntry.js': 'sha384-entry' };
    const entry = '../1.0.0/remoteEntry.js';
    answers['https://header.example/stable/release.json'] = release({ entry, integrity });
    const load = createLoad();

    const header = await load(channel);

    expect(header.release.entry).toBe('https://header.example/1.0.0/remoteEntry.js');
    expect(requested).toEqual(['https://header.example/stable/release.json']);
  });

  test('while the script is off loads nothing, and says so once to the console and to the page', async () => {
    const onError = vi.fn();
    addEventListener('grocer:header_error', onError);
    const load = createLoad(async () => expect.fail('the script is requested'));
    const message = 'the publisher has turned off the script of the header; the page keeps its HTML';
    const off = { release: release({ switches: { off: ['script'] } }) };

    for (const error of [{ name: 'HeaderSwitchedOffError', message }, { message }])
      await expect(load(channel, off)).rejects.toMatchObject(error);

    expect(notes).toEqual([`[grocer header] ${message}`]);
    expect(onError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ detail: { code: 'script_off', message } }),
    );
  });

  test('gives the switches of the release to the header', async () => {
    const switches = { off: ['search'] };
    const mount = vi.fn(mountModule().mount);
    const header = await createLoad(async () => ({ mount }))(channel, { release: release({ switches }) });

    header.mount('Header', document.body, {});

    expect(mount).toHaveBeenCalledWith('Header', document.body, {}, switches);
  });

  test('requests a failed channel once more, past the caches', async () => {
    const load = createLoad();

    await expect(load(channel)).rejects.toThrow(
      'no release (https://header.example/stable/release.json answered 404): check that https://header.example/stable/release.json is a channel’s release.json',
    );

    expect(requested).toHaveLength(2);
    expect(requested[1]).toMatch(/release\.json\?retry=\w+$/);
  });

  test.each([
    ['localhost:4401/stable/', 'remote is "localhost:4401/stable/", without https://'],
    [undefined as unknown as string, 'remote is undefined'],
    ['', 'remote is empty, or the address of this page'],
  ])('says that the remote %j is no address of a channel', async (remote, sentence) => {
    await expect(createLoad()(remote)).rejects.toThrow(
      `no release: ${sentence}; give the channel’s whole address, such as https://header.example/stable/`,
    );
  });

  test('names the directive of a content security policy that blocks the channel', async () => {
    answers['https://header.example/stable/release.json'] = () => {
      const blockedURI = requested.at(-1);
      const event = new Event('securitypolicyviolation', { bubbles: true });
      document.dispatchEvent(Object.assign(event, { blockedURI, effectiveDirective: 'connect-src' }));
      throw new TypeError('Failed to fetch');
    };

    await expect(createLoad()(channel)).rejects.toThrow(
      'no release: the content security policy of this page blocks https://header.example/stable/release.json; add https://header.example to its connect-src',
    );
  });

  test('requests nothing in a browser that is not supported', async () => {
    vi.stubGlobal('CSS', { supports: () => false, registerProperty() {} });

    await expect(createLoad()(channel)).rejects.toMatchObject({ name: 'UnsupportedBrowserError' });
    expect(requested).toEqual([]);
  });

  test('loads the header once for all callers', async () => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);

    await Promise.all([load(channel, { release: release() }), load(channel, { release: release() })]);
    await load(channel, { release: release() });

    expect(loadModule).toHaveBeenCalledOnce();
  });

  test('tries twice at the first failure only: later calls are the retries, until one loads it', async () => {
    const loadModule = vi.fn<() => Promise<MountModule>>().mockRejectedValue(new Error('no chunk'));
    const load = createLoad(loadModule);
    const given = { release: aLoadedRelease('1.0.1') };

    for (const tries of [2, 3, 4]) {
      await expect(load(channel, given)).rejects.toThrow('no chunk');
      expect(loadModule).toHaveBeenCalledTimes(tries);
    }
    loadModule.mockResolvedValue(mountModule());

    await expect(load(channel, given)).resolves.toHaveProperty('mount');
    expect(requested).toEqual([]);
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

  test.each([
    ['of another contract', { contract: '9.0.0' }],
    ['that is not for its line', { contract: '9.0.0', lines: ['9'] }],
  ])('refuses a release %s, says what to install and does not load it again', async (_what, changes) => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);

    await expect(load(channel, { release: release(changes) })).rejects.toThrow(
      'header 1.0.0 speaks @grocer/shared-contracts 9.0.0, this page has 0.1.0: install ^9.0.0',
    );
    await expect(load(channel, { release: release(changes) })).rejects.toThrow('is refused until');
    expect(loadModule).not.toHaveBeenCalled();
    expect(notes).toEqual([]);
  });

  test('refuses a release for ten minutes after a crash at first render, and no other one', async () => {
    vi.setSystemTime(0);
    const crash = Promise.reject(new Error('crash'));
    const load = createLoad(async () => mountModule(crash));
    const given = { release: release() };
    (await load(channel, given)).mount('Header', document.body);
    await crash.catch(() => {});

    const { entry, integrity } = given.release;
    const hash = integrity[entry];
    vi.setSystemTime(9 * minute);
    await expect(load(channel, given)).rejects.toThrow(
      `header 1.0.0 from ${channel}release.json (${hash}) is refused until 1970-01-01T00:10:00.000Z: crash at first render`,
    );
    await expect((await aPage()).load(channel, given)).rejects.toThrow('is refused until');
    await expect(load(channel, { release: aLoadedRelease('1.0.2') })).resolves.toHaveProperty('mount');
    const rebuilt = release({ integrity: { [entry]: 'sha384-another' } });
    await expect((await aPage()).load(channel, { release: rebuilt })).resolves.toHaveProperty('mount');
    const next = (await aPage()).load('https://header.example/next/', given);
    await expect(next).resolves.toHaveProperty('mount');
    vi.setSystemTime(10 * minute);
    await expect(load(channel, given)).resolves.toHaveProperty('mount');
  });

  test.each(['{', 'null', '7', '{"version":"1.0.0"}'])(
    'ignores the unreadable storage entry %s',
    async (text) => {
      sessionStorage.setItem('grocer.header.refused', text);

      await expect(createLoad()(channel, { release: release() })).resolves.toHaveProperty('mount');
    },
  );

  test('refuses a release that the page gives it from another folder than the channel’s', async () => {
    const loadModule = vi.fn(async () => mountModule());
    const load = createLoad(loadModule);
    const entry = 'https://cdn.example/evil/remoteEntry.js';
    const given = release({ entry, integrity: { [entry]: 'sha384-entry' } });

    await expect(load('https://cdn.example/header/stable/', { release: given })).rejects.toThrow(
      `grocer-mf: refused to load ${entry}; this page loads the header from`,
    );
    expect(loadModule).not.toHaveBeenCalled();
  });

  test('refuses a release without a hash of its entry', async () => {
    const load = createLoad();

    await expect(load(channel, { release: release({ integrity: {} }) })).rejects.toThrow(
      'release.json has no hash of https://header.example/1.0.0/remoteEntry.js',
    );
  });

  test('names the entry of a release that has no ./mount', async () => {
    const load = createLoad(async () => null);

    await expect(load(channel, { release: release() })).rejects.toThrow('remoteEntry.js has no ./mount');
  });
});

describe('trustedScriptUrl', () => {
  test.each([
    'https://evil.example/header/1.0.0/remoteEntry.js',
    'https://cdn.example/evil.js',
    'https://cdn.example/header-of-others/1.0.0/remoteEntry.js',
    'https://cdn.example/header/../evil.js',
    'http://cdn.example/header/1.0.0/remoteEntry.js',
    '/header/1.0.0/remoteEntry.js',
    'data:text/javascript,alert(1)',
  ])('refuses %s with the address and the folders', (address) => {
    trustChannel('https://cdn.example/header/stable/release.json');

    expect(isTrusted(address)).toBe(false);
    expect(() => trustedScriptUrl(address)).toThrow(
      `grocer-mf: refused to load ${address}; this page loads the header from https://`,
    );
    expect(() => trustedScriptUrl(address)).toThrow('https://cdn.example/header/');
  });
});

/** Imports the modules again, as a new page does, to test what happens once per page. */
async function aPage() {
  vi.resetModules();
  const { fetchUnverified } = await import('./fetchRelease.ts');
  const { createLoadHeader, preloadRelease } = await import('./createLoadHeader.ts');
  return { load: createLoadHeader(async () => mountModule(), fetchUnverified), preloadRelease };
}

describe('preloadRelease', () => {
  const given = release({
    assets: {
      scripts: ['https://header.example/1.0.0/w.js'],
      styles: ['https://header.example/1.0.0/w.css'],
    },
    integrity: {
      'https://header.example/1.0.0/remoteEntry.js': 'sha256-entry',
      'https://header.example/1.0.0/w.js': 'sha256-script',
      'https://header.example/1.0.0/w.css': 'sha256-style',
    },
  });

  test('requests entry and script once, with the hash, the mode and the nonce of the later elements', async () => {
    const { preloadRelease } = await aPage();
    document.head.innerHTML = '<script nonce="n1" type="text/plain"></script>';

    preloadRelease(given);
    preloadRelease(given);

    const links = [...document.head.querySelectorAll('link')];
    expect(
      links.map(({ rel, as, href, integrity, crossOrigin, nonce }) =>
        [rel, as, href.split('/').at(-1), integrity, crossOrigin, nonce].join(' '),
      ),
    ).toEqual([
      'preload script remoteEntry.js sha256-entry anonymous n1',
      'preload script w.js sha256-script anonymous n1',
    ]);
  });

  test('leaves it to the server, which has written the preloads of a signed-in shopper’s page', async () => {
    const { preloadRelease } = await aPage();
    document.head.innerHTML = `<link rel="preload" as="script" href="${given.entry}">`;

    preloadRelease(given);

    expect(document.head.children).toHaveLength(1);
  });
});

describe('a page of an older line of the contract', () => {
  const older = release({ lines: ['0.1'], newestLine: '0.2' });

  test('loads the release that it can read, and says once that it should be brought up to date', async () => {
    const { load } = await aPage();

    await load(channel, { release: older });
    const entry = 'https://header.example/1.0.1/remoteEntry.js';
    await load(channel, { release: { ...older, entry, integrity: { [entry]: 'sha384-entry' } } });

    expect(notes).toEqual([
      '[grocer header] @grocer/shared-contracts 0.1.0 is of an older line than the channel’s 0.2, and gets header 1.0.0: install @grocer/shared-contracts@0.2',
    ]);
  });

  test('loads a release with a newer contract that its line can read', async () => {
    const { load } = await aPage();

    const header = await load(channel, {
      release: release({ contract: '0.2.0', lines: ['0.2', '0.1'], newestLine: '0.2' }),
    });

    expect(header.release.contract).toBe('0.2.0');
  });
});

const endlessBody = () =>
  new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)) });

const releaseWithEntry = (entry: string) => () => Response.json(release({ entry }));

describe('attacks on a browser without keys', () => {
  test.each<[name: string, answer: () => Response, reason: string]>([
    [
      'files of another origin',
      releaseWithEntry('https://evil.example/entry.js'),
      'release.json names https://evil.example/entry.js, which is refused',
    ],
    [
      'files outside the folder of the releases',
      releaseWithEntry('../1.0.0/..%2f..%2fx.js'),
      'which is refused: a release has files in https://header.example/ only',
    ],
    [
      'a redirect',
      () => Response.redirect('https://evil.example/release.json'),
      'answered with a redirect, which is not followed',
    ],
    ['a body of 100 MB', () => new Response(endlessBody()), 'sent more than 256 KB; the rest is not read'],
  ])('%s: refused, and nothing is loaded', async (_name, answer, reason) => {
    answers[`${channel}release.json`] = answer;
    const loadModule = vi.fn(async () => mountModule());

    await expect(createLoad(loadModule)(channel)).rejects.toThrow(reason);

    expect(loadModule).not.toHaveBeenCalled();
  });

  test('plain http outside localhost: refused, and nothing is loaded', async () => {
    await expect(createLoad()('http://header.example/stable/')).rejects.toThrow(
      'is refused, because anyone on the network could change the header',
    );

    expect(requested).toEqual([]);
  });

  test('the console says once that nothing is verified', async () => {
    const { load } = await aPage();
    answers[`${channel}release.json`] = releaseWithEntry('../1.0.0/remoteEntry.js');
    await load(channel);
    await load(`${channel}release.json`);

    expect(notes).toEqual([
      '[grocer header] its release is not verified; pinKeys() accepts signed ones only',
    ]);
  });
});
