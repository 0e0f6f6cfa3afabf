import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Release } from '../../contracts/release.ts';

export const fragmentModule = `export const renderFragment = ({ path, nonce, styles, menus }) =>
  [path, nonce, styles.href, styles.css].join(' | ') + (path === '/menus' ? ' | ' + JSON.stringify(menus) : '');`;
export const css = 'a{src:url(font.woff2)} b{background:url("data:image/png;base64,x")}';

/** The static fragment of a version. */
export const fragmentOf = (version: string) => `<nav>${version}</nav>`;

/** A fragment module that must never run. */
export const evilModule = `globalThis.grocerEvil = true; export const renderFragment = () => 'evil';`;

/** The paths of the two menu services, which answer on the remote's own origin. */
export const menuPaths = {
  taxonomy: '/taxonomy/v1/categories?roots=10051%2C10052&shape=flat&depth=3',
  seasonal: '/content/menu/seasonal-menu/seasonal-menu-content/master?clientType=WEB_APP',
};

export const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The `release.json` of a version whose fragment module has the given text. */
export const aRelease = (version = '1.0.0', module = fragmentModule) => ({
  version,
  entry: `../${version}/remoteEntry.js`,
  assets: { scripts: [`../${version}/widgets.js`], styles: [`../${version}/widgets.css`] },
  integrity: {
    [`../${version}/remoteEntry.js`]: hashOf('entry'),
    [`../${version}/widgets.js`]: hashOf('script'),
    [`../${version}/fragment.mjs`]: hashOf(module),
    [`../${version}/widgets.css`]: hashOf(css),
    [`../${version}/fragments/out-shop.html`]: hashOf(fragmentOf(version)),
  },
  contract: '1.0.0',
  fragments: { module: `../${version}/fragment.mjs` },
});

/** A release of which a page knows the absolute addresses. */
export const aLoadedRelease = (version = '1.0.0', changes: Partial<Release> = {}): Release => ({
  version,
  entry: `https://header.example/${version}/remoteEntry.js`,
  assets: { scripts: [`https://header.example/${version}/widgets.js`], styles: [] },
  integrity: { [`https://header.example/${version}/remoteEntry.js`]: 'sha384-entry' },
  contract: '0.1.0',
  fragments: { module: `https://header.example/${version}/fragment.mjs` },
  ...changes,
});

/** A file of the remote: its text, or a function that answers the request. */
export type RemoteFile = string | ((response: ServerResponse) => void);

/** Serves the files of a remote, with version 1.0.0 in channel `stable`, and menus, on a free port of localhost. */
export function aRemote() {
  const remote = {
    origin: '',
    /** The paths that were requested. */
    requested: [] as string[],
    /** The files by path. A file that is not there is answered with 404. */
    files: {
      '/stable/release.json': JSON.stringify(aRelease()),
      '/1.0.0/fragment.mjs': fragmentModule,
      '/1.0.0/evil.mjs': evilModule,
      '/1.0.0/widgets.css': css,
      '/1.0.0/fragments/out-shop.html': fragmentOf('1.0.0'),
      [menuPaths.taxonomy]: '{"categories":[]}',
      [menuPaths.seasonal]: '{"pageTitle":null}',
    } as Record<string, RemoteFile>,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer(({ url = '' }, response) => {
    remote.requested.push(url);
    const file = remote.files[url];
    if (typeof file === 'function') return file(response);
    if (file === undefined) response.statusCode = 404;
    return response.end(file);
  }).listen(0);
  remote.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return remote;
}

export type Remote = ReturnType<typeof aRemote>;
