import { contractLineOf } from '../../contracts/contractVersion.ts';
import type { HeaderOptions, JsonOptions } from '../../contracts/options/headerOptions.ts';
import type { Release } from '../../contracts/release.ts';
import { storeFragment } from '../fragmentKey.ts';
import { createPreloadLinks, type PreloadLink } from '../preloadLinks.ts';
import type { TrustSettings } from '../trust/trustSettings.ts';
import { chooseVariant } from './chooseVariant.ts';
import { createReleaseLoader, type LoadedRelease } from './createReleaseLoader.ts';
import { renderFallbackHtml } from './markup.ts';
import { createMenuCache } from './menus.ts';
import { requestTimeoutMs } from './releaseFiles.ts';
import { completeFragment, renderRelease } from './renderRelease.ts';
import { withoutFunctions } from './renderWorker.ts';
import {
  chooseOrigin,
  type FragmentRequest,
  type PageRequest,
  readRequest,
  type ServerAnalyticsEvent,
} from './request.ts';
import { afterDeadline, createCircuitBreaker } from './waiting.ts';

export type { FragmentRequest, PageRequest, PreloadLink, ServerAnalyticsEvent };
export { chooseVariant, createPreloadLinks, readRequest };

/** The input for the fragment of one page. Default of `options`: those of the settings. */
export type PageFragmentRequest = Omit<FragmentRequest, 'options'> & { options?: HeaderOptions | undefined };

/** The header's HTML for one page of the host. */
export interface Fragment {
  /**
   * Critical CSS and markup, for the element on which the header is mounted. Without a release, or if rendering fails,
   * it is the fallback header, which has the height of the header and is replaced when the header loads.
   */
  html: string;
  /**
   * For the head: a link that blocks painting of half a header, and `<link rel="preload">` of the header's scripts if
   * the page needs them at once: with `hasTokenSession`, or if rendering has failed (behaviour/loading#preloads).
   */
  preloads: string;
  /** The preloads of the scripts as data, for frameworks that render `<link>` elements or call `preload()`. */
  preloadLinks: readonly PreloadLink[];
  /** The release that the page should load. If it is `undefined`, the browser requests the channel itself. */
  release: Release | undefined;
  /** Whether no shared cache may store the HTML: it has values, events, variants, a nonce or a candidate for a page. */
  isPersonal: boolean;
  /** The request's headers on which the HTML depends, for the page's `Vary`. */
  vary: 'Cookie';
}

/**
 * The props that a server gives to `<HeaderSlot>`. They are small and plain JSON, because frameworks write the props of
 * components into the page.
 */
export interface RenderedSlot {
  remote: string;
  release?: Release;
  trust?: TrustSettings;
  options: JsonOptions;
  fragmentKey: string;
}

/** Receives a sentence about a failure, and the error that caused it, if any. */
type Report = (message: string, cause?: unknown) => void;

/**
 * The settings of `fragments`. `keys`, or `unverified`, is required. `root`, `threshold`, `freshKeys` and `publishedAt`
 * are only used with `keys`.
 */
export interface FragmentsSettings extends Partial<TrustSettings> {
  /** Runs whatever the address serves, without `keys`: for a trial, or for a remote on this machine. Default: false. */
  unverified?: boolean | undefined;
  /** The header's options on every page whose request has none. Default: all defaults. */
  options?: HeaderOptions;
  /**
   * File name, to which a number is added, for the last verified `release.json`: a new server process, and the other
   * processes of this machine, then refuse an older one. With `keys` only.
   */
  pointerFile?: string;
  /**
   * The origins of this host, such as `https://shop.example`, for a server behind a proxy (`readRequest`). Menus whose
   * service addresses are relative are requested from a page's origin only if it is one of these, because it comes from
   * the request, and links lead back to none but these.
   */
  origins?: readonly string[];
  /**
   * Renders in a separate process with a limited heap (default 128 MB), without files and environment variables, so
   * that a bad release can neither exhaust nor read the process of the server. Default: false.
   */
  isolated?: boolean | { memoryMb: number };
  /**
   * How long the release, the taxonomy and the seasonal menu are cached. Seconds, default 300. With 0 they are
   * requested for each page. The first pages of a process wait for the menus, at most until the deadline, so that they
   * have the links for crawlers; later pages do not wait. With 0 each page waits.
   */
  cacheSeconds?: number;
  /**
   * How long a page waits for the remote before the last release or the fallback header is used. Milliseconds,
   * default 500. After one page has waited so long, no page waits until a release has loaded within this time.
   */
  deadlineMs?: number;
  /** Receives failures. Default: they are written to standard error. */
  report?: Report;
}

/** Renders the header's HTML for a host's server. */
export interface Fragments {
  render(page: PageFragmentRequest): Promise<Fragment>;
  /**
   * As `render`, for frameworks that write the props of components into the page: the HTML stays in this process, and
   * `<HeaderSlot>` writes it into the document once, with the preloads of its scripts. `more` has what the request
   * does not say, such as the nonce.
   */
  renderSlot(request: PageRequest, more?: Partial<FragmentRequest>): Promise<RenderedSlot>;
  /**
   * Resolves with this object when the first release has loaded or failed, at most after 10 s; with `cacheSeconds` 0 at
   * once. It never rejects. A server that awaits it before it listens has the header on its first page.
   */
  readonly ready: Promise<Fragments>;
}

const defaultMemoryMb = 128;

/**
 * Renders the header for the HTML of a host (behaviour/loading#fragments). Create one per server process:
 *
 *     const header = await fragments('https://header.example/stable/', { keys: ['MFkwEwYHKoZIzj0CAQYI…'] }).ready;
 *     const { html, preloads } = await header.render({ options, path, origin, hasTokenSession, nonce });
 *
 * `render` never throws. It waits no longer than the deadline for the remote, nor for an isolated renderer. If the
 * remote does not answer, the last release is used; if there is none, `html` is the fallback header. The links of the
 * menus come from the services in `options`, requested as a visitor who is not signed in.
 *
 * @throws TypeError if neither `keys` nor `unverified` is given, or if a key or an origin is not one
 */
export function fragments(address: string, settings: FragmentsSettings): Fragments {
  const { cacheSeconds = 300, deadlineMs = 500, origins = [], isolated = false } = settings;
  const { pointerFile, report = reportToStandardError, options = {} } = settings;
  const isolation = isolated === true ? { memoryMb: defaultMemoryMb } : isolated || undefined;
  const breaker = createCircuitBreaker(deadlineMs);
  const trust = trustOf(settings);
  const releases = createReleaseLoader(address, {
    trust,
    pointerFile,
    cacheSeconds,
    isolation,
    report,
    breaker,
  });
  const releaseName = () => {
    const release = releases.last?.release;
    return release && `${release.version}/${contractLineOf(release.contract)}`;
  };
  const menusFor = createMenuCache({ cacheSeconds, deadlineMs, origins, report, releaseName });

  // Preloads the release, so that the first page of a new server process need not wait for it.
  const starting = cacheSeconds > 0 ? releases.refresh() : undefined;
  const header: Fragments = {
    render,
    renderSlot,
    ready: Promise.race([starting, afterDeadline(requestTimeoutMs)]).then(() => header),
  };
  return header;

  async function renderSlot(
    request: PageRequest,
    more: Partial<FragmentRequest> = {},
  ): Promise<RenderedSlot> {
    const page = { options, ...readRequest(request, { origins }), ...more };
    const { html, preloadLinks, release } = await render(page);
    return {
      remote: address,
      ...(release && { release }),
      ...(trust && { trust }),
      options: withoutFunctions(page.options),
      fragmentKey: storeFragment({ html, preloadLinks }),
    };
  }

  async function render(page: PageFragmentRequest): Promise<Fragment> {
    // A visitor can forge the origin of a request, and a cache may store the page: takes it from `origins` if given.
    const origin = chooseOrigin([page.origin], origins);
    const { visitor = crypto.randomUUID(), ...rest } = page;
    const request = { ...rest, origin, options: page.options ?? options };
    const menus = menusFor(request);
    const loading = releases.refresh();
    // Stale-while-revalidate: a page waits for a newer release only if nothing is cached.
    const isReleaseAwaited = !releases.last || cacheSeconds === 0;
    await Promise.all([breaker.wait(isReleaseAwaited ? loading : undefined), menus.wait()]);
    const { last } = releases;
    const candidate = releases.candidateFor(visitor);
    const renderWith = (loaded: LoadedRelease | undefined, otherwise: string) =>
      loaded && renderRelease(loaded, { request, menus: menus.answers, otherwise }, { deadlineMs, report });
    const ofCandidate = await renderWith(candidate, `release ${last?.release.version}`);
    // A shared cache would give it to other visitors.
    if (ofCandidate) return { ...ofCandidate, isPersonal: true };
    const ofLast = await renderWith(last, 'the fallback header');
    return (
      ofLast ?? completeFragment(renderFallbackHtml(request), last?.release, request, last !== undefined)
    );
  }
}

/** Undefined if the host says that it accepts any release. @throws TypeError if it gives no keys and does not say so */
function trustOf(settings: FragmentsSettings): TrustSettings | undefined {
  const { keys, root, threshold, freshKeys, publishedAt, unverified = false } = settings;
  if (keys) return { keys, root, threshold, freshKeys, publishedAt };
  if (unverified) return undefined;
  throw new TypeError(
    'fragments: keys is missing: give the public keys of the header’s publisher, or unverified: true, with which whoever can change the files of the header runs code on this server',
  );
}

/** The default `report` of a server. */
function reportToStandardError(message: string, cause?: unknown): void {
  const reason = cause === undefined ? '' : `: ${describeCause(cause)}`;
  process.stderr.write(`grocer header: ${message}${reason}\n`);
}

/** Includes the chain of causes, because the reason of Node's `fetch failed` is only in its cause. */
function describeCause(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause === undefined ? cause.message : `${cause.message}: ${describeCause(cause.cause)}`;
}
