import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createRoutes, type HeaderOptions, resolveHeaderOptions } from '@grocer/shared-contracts';
import { fragments, readRequest } from '@grocer/shared-contracts/host/server';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { beaconRoute } from './server/beaconRoute.ts';
import { compressed } from './server/compressed.ts';
import { contentSecurityPolicy } from './server/contentSecurityPolicy.ts';
import type { LiveReload } from './server/liveReload.ts';
import { protection } from './server/protection.ts';
import { recordsRoute } from './server/recordsRoute.ts';
import { renderDocument } from './server/renderDocument.ts';
import { sessionRoutes } from './server/sessionRoutes.ts';
import { definePages, findPage } from './src/definePages.ts';

export interface ShellHostSettings {
  /** Address of a channel of the header's remote. */
  headerRemote: string;
  /** Public keys of the header's publisher. Without them its releases are not verified. */
  headerKeys?: readonly string[] | undefined;
  /** File of the last verified release. It must survive restarts of the server and of the machine. */
  pointerFile?: string | undefined;
  servicesOrigin: string;
  /** Whether the services are the sandbox, which adds its panel to the pages. Default: false. */
  sandbox?: boolean | undefined;
  /** Options of the header. Their `services.origin` overrides `servicesOrigin`. */
  options: HeaderOptions;
  fragmentCacheSeconds: number;
  /** Names by which browsers reach this host, without a port. Default: `localhost`. */
  allowedHosts?: readonly string[] | undefined;
  /** File to which the pages' records of the header are appended. Without it pages send none. */
  recordsFile?: string | undefined;
  liveReload?: LiveReload | undefined;
  /** Names of this host's built files; by default all files of `dist`. */
  files?: (() => readonly string[]) | undefined;
}

/** Features of the header that this shop has switched on. The settings can switch them off. */
const flags = { searchHistory: true, sitePinBar: true, megaMenuBanners: true };

const assetsFolder = path.join(import.meta.dirname, 'dist');

/** The server of an example page team. It serves pages with the header's fragment in their HTML, and the built files. */
export function createShellHost(settings: ShellHostSettings): Hono {
  const options: HeaderOptions = {
    ...settings.options,
    flags: { ...flags, ...settings.options.flags },
    services: { origin: settings.servicesOrigin, ...settings.options.services },
  };
  const header = fragments(settings.headerRemote, {
    cacheSeconds: settings.fragmentCacheSeconds,
    ...(settings.headerKeys ? { keys: settings.headerKeys, isolated: true } : { unverified: true }),
    ...(settings.pointerFile && { pointerFile: settings.pointerFile }),
  });
  const resolved = resolveHeaderOptions(options);
  // The options have priority over the settings, because the header in the page calls their origin.
  const servicesOrigin = options.services?.origin || settings.servicesOrigin;
  const routes = createRoutes(resolved);
  const pages = definePages(routes, resolved.config);
  const app = new Hono();

  app.use('*', toLocalhost);
  app.route('/', protection(settings.allowedHosts ?? ['localhost']));
  app.get(
    '/assets/*',
    immutable,
    serveStatic({
      root: assetsFolder,
      precompressed: true,
      rewriteRequestPath: (file) => file.slice('/assets'.length),
    }),
    // Answers 404 and not a page: HTML in place of a script would hide that the file is missing.
    (context) => context.text('There is no such file', 404),
  );
  app.route('/', sessionRoutes(new URL(resolved.services.token, servicesOrigin).href, routes));
  app.route('/', beaconRoute(servicesOrigin));
  if (settings.recordsFile) app.route('/', recordsRoute(settings.recordsFile));
  if (settings.liveReload) app.route('/', settings.liveReload.routes);
  app.get('*', page);
  return app;

  function page(context: Context) {
    const nonce = randomBytes(16).toString('base64');
    const { pathname } = new URL(context.req.url);
    const found = findPage(pages, pathname);
    const { headerRemote, headerKeys, recordsFile, sandbox = false } = settings;
    const { body, encoding } = compressed(
      renderDocument({
        nonce,
        title: found?.title ?? 'We cannot find that page',
        description:
          found?.description ?? 'This page of Grocer does not exist. Start again in one of the aisles.',
        fragment: header.render({
          ...readRequest(context.req.raw),
          options,
          nonce,
          analytics: pageView(found),
        }),
        page: { headerRemote, headerKeys, options, sandbox, hasRecords: recordsFile !== undefined },
        assets: builtAssets(settings.files?.() ?? readdirSync(assetsFolder)),
        liveReload: settings.liveReload !== undefined,
      }),
      context.req.header('Accept-Encoding'),
    );
    context.header('Content-Type', 'text/html; charset=UTF-8');
    if (encoding) context.header('Content-Encoding', encoding);
    context.header('Vary', 'Accept-Encoding');
    context.header(
      'Content-Security-Policy',
      contentSecurityPolicy({ nonce, headerRemote, services: resolved.services }),
    );
    // Does not use `no-store`, which would exclude the page from the back/forward cache.
    context.header('Cache-Control', 'private, no-cache');
    return context.body(body, found ? 200 : 404);
  }
}

/** The server's own analytics event, which the header sends after hydration. */
const pageView = (page: { title: string } | undefined) => [
  { name: 'page_view', payload: { title: page?.title ?? null } },
];

/** Redirects other names of this machine to `localhost`: cookies belong to a name, so each has a separate session. */
async function toLocalhost(context: Context, next: () => Promise<void>) {
  const url = new URL(context.req.url);
  if (!/^(127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) return next();
  url.hostname = 'localhost';
  return context.redirect(url.href, 302);
}

async function immutable(context: Context, next: () => Promise<void>) {
  await next();
  if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable');
}

function builtAssets(files: readonly string[]) {
  const find = (pattern: RegExp) => files.filter((file) => pattern.test(file));
  const [script] = find(/^shell\.\w+\.js$/);
  if (!script) throw new Error('shell-host has not been built: run "pnpm build"');
  return {
    script: `/assets/${script}`,
    appScripts: find(/^app\.\w+\.js$/).map((file) => `/assets/${file}`),
    laterScripts: find(/^(pages|schemas)\.\w+\.js$/).map((file) => `/assets/${file}`),
    styles: find(/^(app|pages)\.\w+\.css$/).map((file) => ({
      href: `/assets/${file}`,
      css: readFileSync(path.join(assetsFolder, file), 'utf8'),
    })),
  };
}
