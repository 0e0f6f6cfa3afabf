import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FragmentRequest, fragments } from './fragments.ts';
import { renderFallbackHtml } from './renderFallbackHtml.ts';

const fragmentModule = `export const renderFragment = ({ path, nonce, styles, menus }) =>
  [path, nonce, styles.href, styles.css].join(' | ') + (path === '/menus' ? ' | ' + JSON.stringify(menus) : '');`;
const css = 'a{src:url(font.woff2)} b{background:url("data:image/png;base64,x")}';

const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const release = {
  version: '1.0.0',
  entry: '../1.0.0/remoteEntry.js',
  assets: { scripts: ['../1.0.0/widgets.js'], styles: ['../1.0.0/widgets.css'] },
  integrity: { '../1.0.0/fragment.mjs': hash(fragmentModule), '../1.0.0/widgets.css': hash(css) },
  contract: '1.0.0',
  fragments: { module: '../1.0.0/fragment.mjs' },
};

const taxonomy = '/taxonomy/v1/categories?roots=10051%2C10052&shape=flat&depth=2';
const seasonal = '/content/menu/seasonal-menu/seasonal-menu-content/master?clientType=WEB_APP';

let files: Record<string, string>;
let requested: string[];
let server: Server;
let origin: string;
let reports: string[];

beforeEach(async () => {
  reports = [];
  files = {
    '/stable/release.json': JSON.stringify(release),
    '/1.0.0/fragment.mjs': fragmentModule,
    '/1.0.0/widgets.css': css,
    [taxonomy]: '{"categories":[]}',
    [seasonal]: '{"pageTitle":null}',
  };
  requested = [];
  server = createServer(({ url = '' }, response) => {
    requested.push(url);
    const file = files[url];
    if (file === undefined) response.statusCode = 404;
    response.end(file);
  }).listen(0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  page = { options: {}, path: '/ecom', origin, hasTokenSession: false, nonce: 'n1' };
});
afterEach(() => server.close());

let page: FragmentRequest;
const menusPage = () => ({ ...page, path: '/menus' });
const menusIn = ({ html }: { html: string }) => JSON.parse(html.split(' | ').at(-1) ?? '');

const remote = (cacheSeconds = 0) =>
  fragments(`${origin}/stable/`, {
    cacheSeconds,
    deadlineMs: 5000,
    report: (message, cause) => reports.push(`${message}: ${(cause as Error).message}`),
  });

describe('fragments', () => {
  test('renders the fragment of the release, with absolute addresses in its style sheet', async () => {
    const { html } = await remote().render(page);

    expect(html).toBe(
      `/ecom | n1 | ${origin}/1.0.0/widgets.css | a{src:url(${origin}/1.0.0/font.woff2)} b{background:url("data:image/png;base64,x")}`,
    );
  });

  test('requests the release before the first page is rendered', async () => {
    remote(60);

    await expect.poll(() => requested).toContain('/1.0.0/fragment.mjs');
  });

  test('preloads the entry and the scripts with the page’s nonce', async () => {
    const { preloads } = await remote().render(page);

    expect(preloads).toBe(
      `<link rel="preload" as="script" href="${origin}/1.0.0/remoteEntry.js" nonce="n1">` +
        `<link rel="preload" as="script" href="${origin}/1.0.0/widgets.js" nonce="n1">`,
    );
  });

  test('blocks painting until the whole fragment has arrived, if the fragment has an end mark', async () => {
    const marked = `export const renderFragment = () => '<div id="grocer-fragment"></div>';`;
    files['/1.0.0/fragment.mjs'] = marked;
    files['/stable/release.json'] = JSON.stringify({
      ...release,
      integrity: { ...release.integrity, '../1.0.0/fragment.mjs': hash(marked) },
    });

    const { preloads } = await remote().render(page);

    expect(preloads).toMatch(
      /^<link rel="expect" href="#grocer-fragment" blocking="render"><link rel="preload"/,
    );
  });

  test('does not run a file whose hash is not that of the release', async () => {
    files['/1.0.0/fragment.mjs'] = 'export const renderFragment = () => "tampered";';

    expect((await remote().render(page)).html).not.toContain('tampered');
    expect(reports.join()).toContain('does not match its hash in release 1.0.0');
  });

  test('shows the fallback header if the remote never answered, and reports it', async () => {
    delete files['/stable/release.json'];

    expect(await remote().render(page)).toEqual({
      html: renderFallbackHtml(page),
      preloads: '',
      release: undefined,
    });
    expect(reports.join()).toContain('answered 404');
  });

  test('writes the cause of a failed fetch to standard error', async () => {
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);

    await fragments('http://localhost:1/stable/', { deadlineMs: 5000 }).render(page);

    expect(written.mock.calls.join()).toMatch(
      /^grocer header: no release could be loaded from http:\/\/localhost:1\/stable\/; pages show the fallback header: fetch failed: ./m,
    );
    written.mockRestore();
  });

  test('uses the last release while the remote is down', async () => {
    const header = remote();
    await header.render(page);

    server.closeAllConnections();
    server.close();

    expect((await header.render(page)).html).toContain('/ecom | n1');
  });

  test('requests the release once within the cache time', async () => {
    const header = remote(300);
    await header.render(page);
    await vi.waitFor(() => expect(requested).toContain(seasonal));
    files = {};

    expect((await header.render(page)).html).toContain('/ecom');
    expect(reports).toEqual([]);
  });

  test('shows the fallback header and keeps the preloads if the fragment throws', async () => {
    const throwing = 'export const renderFragment = () => { throw new Error("no") };';
    files['/1.0.0/fragment.mjs'] = throwing;
    files['/stable/release.json'] = JSON.stringify({
      ...release,
      integrity: { ...release.integrity, '../1.0.0/fragment.mjs': hash(throwing) },
    });

    const { html, preloads } = await remote().render(page);

    expect(html).toBe(renderFallbackHtml(page));
    expect(preloads).toContain('remoteEntry.js');
  });

  test('names the wrong place in an invalid release.json', async () => {
    files['/stable/release.json'] = '{ "version": 1 }';

    await remote().render(page);

    expect(reports.join()).toContain('release.json: expected string at version');
  });

  test('renders with the answers of the menu services', async () => {
    expect(menusIn(await remote().render(menusPage()))).toEqual({
      taxonomy: { categories: [] },
      seasonal: { pageTitle: null },
    });
  });

  test('does not wait for the menus, which later pages have after one request each', async () => {
    const header = remote(300);
    await remote(0).render(page);
    requested = [];

    const first = await header.render({ ...page, path: '/first' });
    await vi.waitFor(async () =>
      expect(menusIn(await header.render(menusPage()))).toEqual({
        taxonomy: { categories: [] },
        seasonal: { pageTitle: null },
      }),
    );

    expect(first.html).toContain('/first | n1');
    expect(requested.filter((url) => url === taxonomy || url === seasonal)).toHaveLength(2);
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
});
