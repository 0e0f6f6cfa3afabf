import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRequest } from './fragmentRequest.ts';
import { keepMenuAnswers, type MenuAnswers } from './menuAnswers.ts';
import { parseRelease, type Release, releaseAddress } from './release.ts';
import { writeFallback } from './writeFallback.ts';

export type { FragmentRequest };

/** The header for one page, ready to be put into the host's HTML. */
export interface Fragment {
  /**
   * Critical CSS and markup: into the element that the header is mounted on. Where no release can be had it is a plain
   * header that searches and links: the page keeps the header's room, and the header that comes late takes its place.
   */
  html: string;
  /** `<link rel="preload">` of the header's scripts, and one that keeps it whole in the first paint: into the head. */
  preloads: string;
  /** The release that the page should load, `undefined` where none can be had: the browser asks again by itself. */
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
   * How long a release, the taxonomy and the seasonal menu are kept. Seconds; 0 = asked for each page. Default 300.
   * A page does not wait for the two menus, it goes without until they have come; with 0 it waits within the deadline.
   */
  cacheSeconds?: number;
  /** How long a page waits for the remote before it goes without a fragment. Milliseconds. Default 500. */
  deadlineMs?: number;
  /** Where a failure is told. Default: standard error. */
  report?: (message: string, cause: unknown) => void;
}

/**
 * Renders the header into a host's own HTML (design §4, §6). One per server process:
 *
 *     const header = fragments('https://header.example/stable/');
 *     const { html, preloads } = await header.render({ options, path, origin, hasTokenSession, nonce });
 *
 * It never throws and never keeps a page waiting for longer than the deadline: where the remote does not answer, the
 * last release that did is used, and where there was none, `html` is a plain header. What it shows of the menus (clarifications
 * 49, 50) comes from the services that `options` name, asked as a visitor who is not signed in.
 */
export function fragments(address: string, settings: FragmentsSettings = {}) {
  const { cacheSeconds = 300, deadlineMs = 500, report = reportToStandardError } = settings;
  let last: LoadedRelease | undefined;
  let freshUntil = 0;
  let loading: Promise<LoadedRelease | undefined> | undefined;
  const menusFor = keepMenuAnswers({ cacheSeconds, report });

  // The first page of a new server need not wait for it, or go without.
  if (cacheSeconds > 0) void current();
  return { render };

  async function render(request: FragmentRequest): Promise<Fragment> {
    const menus = menusFor(request);
    const [loaded] = await Promise.all([
      current(),
      menus.asking && Promise.race([menus.asking, afterDeadline()]),
    ]);
    if (!loaded) return { html: writeFallback(request), preloads: '', release: undefined };
    const { release, module, styles } = loaded;
    const preloads = preloadLinks(release, request.nonce);
    try {
      const html = module.renderFragment({ ...request, styles, menus: menus.answers });
      return { html, preloads: waitFor(html) + preloads, release };
    } catch (error) {
      report('the header could not be rendered; the page shows a plain one', error);
      return { html: writeFallback(request), preloads, release };
    }
  }

  async function current(): Promise<LoadedRelease | undefined> {
    if (last && Date.now() < freshUntil) return last;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    // A page need not wait for what is only a little old.
    return last && cacheSeconds > 0 ? last : Promise.race([loading, afterDeadline()]);
  }

  async function load(): Promise<LoadedRelease | undefined> {
    try {
      last = await loadRelease(address, last);
      freshUntil = Date.now() + cacheSeconds * 1000;
    } catch (error) {
      report(`no release from ${address}, pages show ${last ? 'the last one' : 'a plain header'}`, error);
    }
    return last;
  }

  function afterDeadline(): Promise<LoadedRelease | undefined> {
    return new Promise((resolve) => setTimeout(() => resolve(last), deadlineMs).unref());
  }
}

async function loadRelease(address: string, last: LoadedRelease | undefined): Promise<LoadedRelease> {
  const channel = releaseAddress(address);
  const release = parseRelease(JSON.parse(await download(channel)), channel);
  if (last?.release.fragments.module === release.fragments.module) return { ...last, release };
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

/** Addresses in a style sheet are relative to it; inlined into a page they have to be whole. */
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
      `${address} is not what release ${release.version} promised: ${actual}, expected ${expected}`,
    );
  }
  return text;
}

async function download(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/**
 * A page that comes in pieces is not painted with a piece of the header, which would then move (Chromium; others paint
 * as ever). Only where the fragment has the element: a page would wait for one that never comes until its own end.
 */
const waitFor = (html: string): string =>
  html.includes('id="grocer-fragment"')
    ? '<link rel="expect" href="#grocer-fragment" blocking="render">'
    : '';

/** Without crossorigin: the federation runtime loads its scripts without it, and a mismatch fetches each file twice. */
function preloadLinks({ entry, assets }: Release, nonce?: string): string {
  const nonceAttribute = nonce ? ` nonce="${nonce}"` : '';
  return [entry, ...assets.scripts]
    .map((href) => `<link rel="preload" as="script" href="${href}"${nonceAttribute}>`)
    .join('');
}

function reportToStandardError(message: string, cause: unknown): void {
  process.stderr.write(`grocer header: ${message}: ${sayCause(cause)}\n`);
}

/** Node's `fetch failed` says only in its own cause what failed. */
function sayCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${sayCause(cause.cause)}`;
}
