import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { readFragment } from '../fragmentKey.ts';
import type { HeaderSlotProps } from '../react/HeaderSlot.tsx';
import { aRelease, aRemote, css, hashOf as hash, menuPaths, type Remote } from '../testing/aRemote.ts';
import {
  createPreloadLinks,
  type FragmentRequest,
  type FragmentsSettings,
  fragments,
  type RenderedSlot,
} from './fragments.ts';
import { renderFallbackHtml } from './markup.ts';

const { taxonomy, seasonal } = menuPaths;

let server: Remote;
let files: Remote['files'];
let requested: string[];
let origin: string;
let reports: string[];

beforeEach(() => {
  reports = [];
  server = aRemote();
  ({ files, requested, origin } = server);
  page = { options: {}, path: '/ecom', origin, hasTokenSession: false, nonce: 'n1' };
  signedIn = { ...page, hasTokenSession: true };
});
afterEach(() => server.close());

let page: FragmentRequest;
let signedIn: FragmentRequest;
const menusPage = () => ({ ...page, path: '/menus' });
const menusIn = ({ html }: { html: string }) => JSON.parse(html.split(' | ').at(-1) ?? '');

const remote = (cacheSeconds = 0, settings: FragmentsSettings = {}) =>
  fragments(`${origin}/stable/`, {
    unverified: true,
    cacheSeconds,
    deadlineMs: 5000,
    origins: [origin],
    report: (message, cause) => cause && reports.push(`${message}: ${(cause as Error).message}`),
    ...settings,
  });

/** Serves a release with this fragment module. Its `integrity` also has these hashes. */
function serve(module: string, hashes: Record<string, string> = {}) {
  const { integrity, ...rest } = aRelease('1.0.0', module);
  files['/1.0.0/fragment.mjs'] = module;
  files['/stable/release.json'] = JSON.stringify({ ...rest, integrity: { ...integrity, ...hashes } });
}

describe('fragments', () => {
  test('renders the fragment of the release, with absolute addresses in its style sheet', async () => {
    const { html } = await remote().render(page);

    expect(html).toBe(
      `/ecom | n1 | ${origin}/1.0.0/widgets.css | a{src:url(${origin}/1.0.0/font.woff2)} b{background:url("data:image/png;base64,x")}`,
    );
  });

  test('passes the switches on, and while the script is off has no script of the header', async () => {
    const switches = { off: ['script'], notice: { text: 'Deliveries are late' } };
    files['/1.0.0/start.0a1b.js'] = 'start()';
    const module = `export const renderFragment = ({ start, switches }) => JSON.stringify({ start, switches });`;
    serve(module, { '../1.0.0/start.0a1b.js': hash('start()') });
    const pointer = JSON.parse(String(files['/stable/release.json']));
    const header = remote();
    expect(JSON.parse((await header.render(signedIn)).html).start.code).toBe('start()');

    files['/stable/release.json'] = JSON.stringify({ ...pointer, switches });
    const off = await header.render(signedIn);
    expect(JSON.parse(off.html)).toEqual({ switches });
    expect([off.preloads, off.preloadLinks, off.release?.switches]).toEqual(['', [], switches]);

    files['/stable/release.json'] = JSON.stringify(pointer);
    const on = await header.render(signedIn);
    expect(JSON.parse(on.html).start.code).toBe('start()');
    expect(on.preloadLinks).toHaveLength(2);
  });

  test('gives the fragment the script `start.js` with its hash, if the release has one', async () => {
    const code = 'start()';
    const module = `export const renderFragment = ({ start }) => JSON.stringify(start ?? null);`;
    const header = remote();

    serve(module);
    expect((await header.render(page)).html).toBe('null');

    serve(module, { '../1.0.0/start.0a1b.js': hash(code) });
    files['/1.0.0/start.0a1b.js'] = code;
    const start = { src: `${origin}/1.0.0/start.0a1b.js`, integrity: hash(code) };
    expect(JSON.parse((await header.render(page)).html)).toEqual({ ...start, code });
    expect(reports).toEqual([]);

    files['/1.0.0/start.0a1b.js'] = 'steal()';
    expect(JSON.parse((await remote().render(page)).html)).toEqual(start);
    expect(reports.join()).toMatch(/request the header's first script themselves.*does not match its hash/);
  });

  test('requests the release before the first page, which has the header without a wait once it is ready', async () => {
    const header = remote(60, { deadlineMs: 0, report: () => {} });
    await expect.poll(() => requested).toContain('/1.0.0/fragment.mjs');

    expect(await header.ready).toBe(header);

    expect((await header.render(page)).html).toContain('/ecom | n1');
  });

  test('is ready although the remote is down, and with no cache at once', async () => {
    delete files['/stable/release.json'];
    await expect(remote(60).ready).resolves.toBeDefined();
    expect(reports.join()).toContain('answered 404');

    await expect(remote(0).ready).resolves.toBeDefined();
    expect(reports).toHaveLength(1);
  });

  test.each([
    ['an anonymous visitor', false, {}],
    ['the last values of a shopper', true, { lastValues: '{}' }],
    ['the events of one page', true, { analytics: [{ name: 'page_view', payload: {} }] }],
    ['the variant of an experiment', true, { experiments: { 'search-label': 'short' } }],
    ['a nonce, which is for one page', true, { nonce: 'n1' }],
  ])('says whether a shared cache may store a page with %s', async (_of, isPersonal, facts) => {
    const fragment = await remote().render({ ...page, nonce: undefined, ...facts });

    expect(fragment).toMatchObject({ isPersonal, vary: 'Cookie' });
  });

  test('preloads no script for an anonymous visitor, whose page needs none at once', async () => {
    expect(await remote().render(page)).toMatchObject({ preloads: '', preloadLinks: [] });
  });

  test('preloads the entry and the scripts with their hashes, in the mode of the script elements, and for React as attributes', async () => {
    const { preloads, preloadLinks } = await remote().render(signedIn);

    const files = { 'remoteEntry.js': hash('entry'), 'widgets.js': hash('script') };
    expect(preloads).toBe(
      Object.entries(files)
        .map(
          ([file, integrity]) =>
            `<link rel="preload" as="script" href="${origin}/1.0.0/${file}" integrity="${integrity}" crossorigin="anonymous" nonce="n1">`,
        )
        .join(''),
    );
    expect(preloadLinks).toEqual(
      Object.entries(files).map(([file, integrity]) => ({
        rel: 'preload',
        as: 'script',
        href: `${origin}/1.0.0/${file}`,
        integrity,
        crossOrigin: 'anonymous',
        nonce: 'n1',
      })),
    );
  });

  test('leaves the nonce out of the attributes on a page without one', async () => {
    const { nonce: _nonce, ...withoutNonce } = signedIn;

    expect((await remote().render(withoutNonce)).preloadLinks[0]).not.toHaveProperty('nonce');
  });

  test('blocks painting until the whole fragment has arrived, if the fragment has an end mark', async () => {
    serve(`export const renderFragment = () => '<div id="grocer-fragment"></div>';`);

    const { preloads } = await remote().render(signedIn);

    expect(preloads).toMatch(
      /^<link rel="expect" href="#grocer-fragment" blocking="render"><link rel="preload"/,
    );
  });

  test('shows the fallback header if the remote never answered, and reports it', async () => {
    delete files['/stable/release.json'];

    expect(await remote().render(page)).toMatchObject({
      html: renderFallbackHtml(page),
      preloads: '',
      preloadLinks: [],
      release: undefined,
    });
    expect(reports.join()).toContain('answered 404');
  });

  test('writes the cause of a failed fetch to standard error', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

    await fragments('http://localhost:1/stable/', { unverified: true, deadlineMs: 5000 }).render(page);

    expect(written.mock.calls.join('')).toMatch(
      /^grocer header: no release could be loaded from http:\/\/localhost:1\/stable\/; pages show the fallback header: fetch failed: ./m,
    );
    written.mockRestore();
  });

  test('renders the release of its line of the contract, and reports once that there is a newer line', async () => {
    const notes: string[] = [];
    files['/stable/release.json'] = JSON.stringify({
      ...aRelease('2.0.0'),
      lines: ['99'],
      older: [{ ...aRelease(), lines: ['0.1'] }],
    });
    const header = remote(0, { report: (message) => void notes.push(message) });

    await header.render(page);
    const { html, release: rendered } = await header.render(page);

    expect(html).toContain('/1.0.0/widgets.css');
    expect(rendered).toMatchObject({ version: '1.0.0', newestLine: '99' });
    expect(notes.filter((note) => note.includes('older line'))).toEqual([
      '@grocer/shared-contracts 0.1.0 is of an older line than the channel’s 99, and gets header 1.0.0: install @grocer/shared-contracts@99',
    ]);
  });

  test('requests the release once within the cache time', async () => {
    const header = remote(300);
    await header.render(page);
    await vi.waitFor(() => expect(requested).toContain(seasonal));
    for (const file of Object.keys(files)) delete files[file];

    expect((await header.render(page)).html).toContain('/ecom');
    expect(reports).toEqual([]);
  });

  test('shows the fallback header and keeps the preloads if the fragment throws', async () => {
    serve('export const renderFragment = () => { throw new Error("no") };');

    const { html, preloads } = await remote().render(page);

    expect(html).toBe(renderFallbackHtml(page));
    expect(preloads).toContain('remoteEntry.js');
  });

  test('the first page of a process has the menus, and so have later pages, after one request each', async () => {
    const header = remote(300);
    await remote(0).render(page);
    requested.length = 0;
    const menus = { taxonomy: { categories: [] }, seasonal: { pageTitle: null } };

    expect(menusIn(await header.render(menusPage()))).toEqual(menus);
    expect(menusIn(await header.render(menusPage()))).toEqual(menus);

    expect(requested.filter((url) => url === taxonomy || url === seasonal)).toHaveLength(2);
  });

  test('requests the categories below the further roots that the options name', async () => {
    const config = { menuRoots: { siteLinks: '77' } };

    await remote().render({ ...page, options: { config } });

    expect(requested.join()).toContain('roots=10051%2C10052%2C77');
  });

  test('renders without the menu whose service is down, and reports it', async () => {
    delete files[taxonomy];

    expect(menusIn(await remote().render(menusPage()))).toEqual({ seasonal: { pageTitle: null } });
    expect(reports.join()).toContain('the fragment has no taxonomy');
  });

  test('uses the last menus while their services are down', async () => {
    const header = remote();
    await header.render(page);
    delete files[taxonomy];
    delete files[seasonal];

    expect(menusIn(await header.render(menusPage())).taxonomy).toEqual({ categories: [] });
  });

  test('requests the menus from the services that a page’s options name', async () => {
    const header = remote(300);
    await header.render(page);
    await header.render({ ...page, options: { services: { overrides: { taxonomy: `${origin}/other` } } } });

    await vi.waitFor(() => expect(requested.join()).toContain('/other/v1/categories'));
  });

  test('names the release in its calls of the services, in the header that the options name', async () => {
    const named: unknown[] = [];
    files[taxonomy] = (response) => {
      named.push(response.req.headers['header-release']);
      response.end('{"categories":[]}');
    };

    for (const requestHeaders of [{}, { release: 'header-release' }]) {
      const header = await remote(60).ready;
      await header.render({ ...page, options: { config: { requestHeaders } } });
    }

    expect(named).toEqual([undefined, '1.0.0/1']);
  });

  test('imports a module once, however often it is downloaded', async () => {
    serve(
      `globalThis.grocerImports = (globalThis.grocerImports ?? 0) + 1; export const renderFragment = () => 'counted';`,
    );

    await remote().render(page);
    await remote().render(page);

    expect(requested.filter((url) => url === '/1.0.0/fragment.mjs')).toHaveLength(2);
    expect(globalThis).toHaveProperty('grocerImports', 1);
  });
});

const stranger = 'http://evil.example';

describe('attacks on a server, with keys or without', () => {
  test('a release that fails on every page: tried again after a pause, and its module is never downloaded again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    delete files['/1.0.0/widgets.css'];
    const header = remote(300);
    for (const path of ['/1', '/2', '/3', '/4', '/5']) await header.render({ ...page, path });
    const pointers = () => requested.filter((url) => url === '/stable/release.json');

    expect(pointers()).toHaveLength(1);
    vi.setSystemTime(Date.now() + 1000);
    await header.render(page);
    vi.setSystemTime(Date.now() + 1000);
    await header.render(page);

    expect(pointers()).toHaveLength(2);
    vi.setSystemTime(Date.now() + 2000);
    files['/1.0.0/widgets.css'] = css;
    expect((await header.render(page)).html).toContain('/ecom | n1');
    expect(requested.filter((url) => url === '/1.0.0/fragment.mjs')).toHaveLength(1);
    vi.useRealTimers();
  });

  test('a request whose `Host` is another server: nothing fetched, and the page has no menus', async () => {
    const evil = aRemote();
    evil.files[taxonomy] = '{"categories":["evil"]}';
    const messages: string[] = [];
    const header = remote(0, { origins: [], report: (message) => messages.push(message) });

    expect(menusIn(await header.render({ ...menusPage(), origin: evil.origin }))).toEqual({});
    await header.render({ ...page, origin: stranger });

    expect(evil.requested).toEqual([]);
    expect(messages.filter((message) => message.includes('not in the setting origins'))).toEqual([
      `the fragment has no menus, because their addresses are relative and ${evil.origin} is not in the setting origins: give the origins of this host`,
    ]);
    evil.close();
  });

  test('a link "Register" that leads back to a forged `Host`: own address with `origins`', async () => {
    serve('export const renderFragment = (page) => page.origin');

    expect((await remote().render({ ...page, origin: 'https://evil.example' })).html).toBe(origin);
  });

  test('a request whose `Host` is another server: nothing fetched, and no answer of another origin is shown', async () => {
    const second = aRemote();
    second.files[taxonomy] = '{"categories":["second"]}';
    const services = { origin, overrides: { taxonomy: '/taxonomy' } };
    const header = remote(0, { origins: [origin, second.origin], report: () => {} });
    const request = { ...menusPage(), options: { services } };
    const menusAt = async (host: string) => menusIn(await header.render({ ...request, origin: host }));

    expect((await menusAt(second.origin)).taxonomy).toEqual({ categories: ['second'] });
    expect((await menusAt(origin)).taxonomy).toEqual({ categories: [] });
    second.close();
  });
});

describe('menus of services on the host’s own origin', () => {
  test('services with whole addresses need no list of origins', async () => {
    const request = { ...menusPage(), options: { services: { origin } }, origin: stranger };
    const header = remote(0, { origins: [], report: () => {} });

    expect(menusIn(await header.render(request)).taxonomy).toEqual({ categories: [] });
  });

  test.each(['shop.example', 'https://shop.example/', ''])('refuses %j as an origin', (wrong) => {
    expect(() => remote(0, { origins: [wrong] })).toThrow(TypeError);
  });
});

/** As React Router types what a loader has returned: a function becomes `undefined`. */
type Serialised<Value> = Value extends (...values: never[]) => unknown
  ? undefined
  : Value extends object
    ? { [Key in keyof Value]: Serialised<Value[Key]> }
    : Value;

describe('renderSlot', () => {
  const services = { origin: 'http://127.0.0.1:9' };
  const request = new Request('https://shop.example/ecom?a=b');
  const aHost = (options = {}) => remote(300, { options, report: () => {} });

  test('gives the slot its props, with a key in place of the HTML', async () => {
    const logger = { apiKey: 'secret', log: () => {} };
    const slot = await aHost({ services, navigate: () => {}, logger }).renderSlot(request);

    expect(slot).toEqual({
      remote: `${origin}/stable/`,
      release: expect.objectContaining({ version: '1.0.0' }),
      options: { services },
      fragmentKey: expect.any(String),
    });
    expect(JSON.parse(JSON.stringify(slot))).toEqual(slot);
  });

  test('gives props that are still the slot’s after a framework has serialised their types', () => {
    expectTypeOf<Serialised<RenderedSlot>>().toExtend<HeaderSlotProps>();
    // A framework may add `undefined` to what is optional.
    expectTypeOf<
      { [Key in keyof HeaderSlotProps]: HeaderSlotProps[Key] | undefined } & { remote: string }
    >().toExtend<HeaderSlotProps>();
  });

  test('keeps the HTML of this request, and the preloads of its scripts', async () => {
    const signedIn = { nonce: 'n1', hasTokenSession: true };
    const { fragmentKey, release } = await aHost({ services }).renderSlot(request, signedIn);

    const kept = readFragment(fragmentKey);
    expect(kept?.html).toContain('/ecom?a=b | n1 |');
    expect(kept?.preloadLinks).toEqual(createPreloadLinks(release, 'n1'));
    expect(kept?.preloadLinks).not.toHaveLength(0);
  });

  test('behind a proxy the page has the origin of the host', async () => {
    serve('export const renderFragment = (page) => page.origin');
    const inner = new Request('https://localhost:4420/ecom');
    const host = remote(300, { origins: ['https://shop.example'], report: () => {} });

    const { fragmentKey } = await host.renderSlot(inner);

    expect(readFragment(fragmentKey)?.html).toBe('https://shop.example');
  });

  test('options of one page take the place of those in the settings', async () => {
    const one = { services, flags: { searchHistory: true } };

    expect((await aHost({ services }).renderSlot(request, { options: one })).options).toEqual(one);
  });

  test('without a release the slot has the plain header, and the browser asks the channel', async () => {
    const remote = 'http://127.0.0.1:9/stable/';
    const slot = await fragments(remote, { unverified: true, report: () => {} }).renderSlot(request);

    expect(slot).toEqual({ remote, options: {}, fragmentKey: expect.any(String) });
    expect(readFragment(slot.fragmentKey)?.html).toContain('data-grocer-fallback');
    expect(createPreloadLinks(slot.release)).toEqual([]);
  });
});
