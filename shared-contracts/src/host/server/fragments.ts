import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { nonceAttribute } from '../escapeHtml.ts';
import { fetchOk } from '../fetchOk.ts';
import { parseRelease, type Release, releaseAddress } from '../release.ts';
import { createMenuCache, type MenuAnswers } from './createMenuCache.ts';
import type { FragmentRequest, ServerAnalyticsEvent } from './fragmentRequest.ts';
import { renderFallbackHtml } from './renderFallbackHtml.ts';

export type { FragmentRequest, ServerAnalyticsEvent };

/** The header's HTML for one page of the host. */
export interface Fragment {
  /**
   * Critical CSS and markup, for the element on which the header is mounted. Without a release it is the fallback
   * header, which has the height of the header and is replaced when the header loads (behaviour/loading#31).
   */
  html: string;
  /** For the head: `<link rel="preload">` of the header's scripts, and a link that blocks painting of half a header. */
  preloads: string;
  /** The release that the page should load. If it is `undefined`, the browser requests the channel itself. */
  release: Release | undefined;
}

interface FragmentModule {
  renderFragment(request: FragmentRequest & { styles: Styles; menus: MenuAnswers }): string;
}

interface Styles {
  href: string;
  css: string;
}

interface LoadedRelease {
  release: Release;
  module: FragmentModule;
  styles: Styles;
}

export interface FragmentsSettings {
  /**
   * How long the release, the taxonomy and the seasonal menu are cached. Seconds, default 300. With 0 they are
   * requested for each page. Pages do not wait for the menus and are rendered without them until they have loaded;
   * with 0 pages wait for them until the deadline.
   */
  cacheSeconds?: number;
  /**
   * How long a page waits for the remote before the last release or the fallback header is used. Milliseconds,
   * default 500.
   */
  deadlineMs?: number;
  /** Receives failures. Default: they are written to standard error. */
  report?: (message: string, cause: unknown) => void;
}

/**
 * Renders the header for the HTML of a host (behaviour/loading#32). Create one per server process:
 *
 *     const header = fragments('https://header.example/stable/');
 *     const { html, preloads } = await header.render({ options, path, origin, hasTokenSession, nonce });
 *
 * `render` never throws and never takes longer than the deadline. If the remote does not answer, the last release is
 * used; if there is none, `html` is the fallback header. The links of the menus (behaviour/menus#32, #35) come from
 * the services in `options`, requested as a visitor who is not signed in.
 */
export function fragments(address: string, settings: FragmentsSettings = {}) {
  const { cacheSeconds = 300, deadlineMs = 500, report = reportToStandardError } = settings;
  let lastLoaded: LoadedRelease | undefined;
  let freshUntil = 0;
  let loading: Promise<LoadedRelease | undefined> | undefined;
  const menusFor = createMenuCache({ cacheSeconds, report });

  // Preloads the release, so that the first page of a new server process need not wait for it.
  if (cacheSeconds > 0) void currentRelease();
  return { render };

  async function render(request: FragmentRequest): Promise<Fragment> {
    const menus = menusFor(request);
    const [loaded] = await Promise.all([
      currentRelease(),
      menus.pending && Promise.race([menus.pending, afterDeadline()]),
    ]);
    if (!loaded) return { html: renderFallbackHtml(request), preloads: '', release: undefined };
    const { release, module, styles } = loaded;
    const preloads = preloadLinks(release, request.nonce);
    try {
      const html = module.renderFragment({ ...request, styles, menus: menus.answers });
      return { html, preloads: blockPaintUntilRead(html) + preloads, release };
    } catch (error) {
      report('the header could not be rendered; the page shows the fallback header', error);
      return { html: renderFallbackHtml(request), preloads, release };
    }
  }

  async function currentRelease(): Promise<LoadedRelease | undefined> {
    if (lastLoaded && Date.now() < freshUntil) return lastLoaded;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    // Stale-while-revalidate: a page does not wait for a newer release.
    return lastLoaded && cacheSeconds > 0 ? lastLoaded : Promise.race([loading, afterDeadline()]);
  }

  async function load(): Promise<LoadedRelease | undefined> {
    try {
      lastLoaded = await loadRelease(address, lastLoaded);
      freshUntil = Date.now() + cacheSeconds * 1000;
    } catch (error) {
      const shown = lastLoaded ? 'the last release' : 'the fallback header';
      report(`no release could be loaded from ${address}; pages show ${shown}`, error);
    }
    return lastLoaded;
  }

  function afterDeadline(): Promise<LoadedRelease | undefined> {
    return new Promise((resolve) => setTimeout(() => resolve(lastLoaded), deadlineMs).unref());
  }
}

async function loadRelease(address: string, previous: LoadedRelease | undefined): Promise<LoadedRelease> {
  const channel = releaseAddress(address);
  const release = parseRelease(JSON.parse(await download(channel)), channel);
  if (previous?.release.fragments.module === release.fragments.module) return { ...previous, release };
  const [module, styles] = await Promise.all([importFragment(release), downloadStyles(release)]);
  return { release, module, styles };
}

async function importFragment(release: Release): Promise<FragmentModule> {
  const address = release.fragments.module;
  const source = await downloadChecked(address, release);
  const folder = await mkdtemp(path.join(tmpdir(), 'grocer-fragment-'));
  const file = path.join(folder, 'fragment.mjs');
  const removeAtExit = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', removeAtExit);
  try {
    await writeFile(file, source);
    return await import(/* webpackIgnore: true */ pathToFileURL(file).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
    process.off('exit', removeAtExit);
  }
}

/** Makes the addresses in the style sheet absolute: they are relative to it, and it is inlined into a page. */
async function downloadStyles(release: Release): Promise<Styles> {
  const [href] = release.assets.styles;
  if (href === undefined) throw new Error(`release ${release.version} names no style sheet`);
  const css = await downloadChecked(href, release);
  return {
    href,
    css: css.replace(
      /url\((?!["']?(?:data:|https?:|#))(["']?)([^"')]+)\1\)/g,
      (_all, _quote, file) => `url(${new URL(file, href).href})`,
    ),
  };
}

async function downloadChecked(address: string, release: Release): Promise<string> {
  const text = await download(address);
  const expected = release.integrity[address];
  const actual = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  if (actual !== expected) {
    throw new Error(
      `${address} does not match its hash in release ${release.version}: got ${actual}, expected ${expected}`,
    );
  }
  return text;
}

const download = async (address: string): Promise<string> => (await fetchOk(address)).text();

/**
 * A link that blocks painting until the whole fragment has arrived, so that a streamed page does not show half a
 * header, which would then move. Only Chromium supports it. The fragment must have the element: otherwise the page
 * would not be painted before its end.
 */
const blockPaintUntilRead = (html: string): string =>
  html.includes('id="grocer-fragment"')
    ? '<link rel="expect" href="#grocer-fragment" blocking="render">'
    : '';

/** Without `crossorigin`, like the scripts of the federation runtime: a mismatch would fetch each file twice. */
function preloadLinks({ entry, assets }: Release, nonce?: string): string {
  return [entry, ...assets.scripts]
    .map((href) => `<link rel="preload" as="script" href="${href}"${nonceAttribute(nonce)}>`)
    .join('');
}

function reportToStandardError(message: string, cause: unknown): void {
  process.stderr.write(`grocer header: ${message}: ${describeCause(cause)}\n`);
}

/** Includes the chain of causes, because the reason of Node's `fetch failed` is only in its cause. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${describeCause(cause.cause)}`;
}
