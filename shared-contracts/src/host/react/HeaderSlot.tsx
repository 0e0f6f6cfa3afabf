'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import * as ReactDOM from 'react-dom';
import type { HeaderOptions } from '../../contracts/options/headerOptions.ts';
import type { Release } from '../../contracts/release.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import type { HeaderLoading } from '../browser/whenNeeded.ts';
import { readFragment } from '../fragmentKey.ts';
import { adoptElement, elementId } from '../island/adoptElement.ts';
import { reservedSpaceMarkup, waitingAttribute } from '../island/reservedSpace.ts';
import { type HeaderHandle, retainHeader, type SlotRequest } from '../island/retainHeader.ts';
import { showFallback } from '../island/showFallback.ts';
import { lazyPinKeys } from '../trust/lazyPinKeys.ts';
import type { TrustSettings } from '../trust/trustSettings.ts';
import { loadReactHeader } from './loadReactHeader.ts';

export interface HeaderSlotProps {
  /**
   * Default: `loadHeader` of `…/host/react`, which shares the app's React 19. A federated app passes that of `…/host`.
   */
  load?: LoadHeader | undefined;
  /** The channel's address. */
  remote: string;
  /** The release that the server wrote into the page, to save a request. It must be in the channel's parent folder. */
  release?: Release | undefined;
  /** Accepts only releases of this publisher, as `pinKeys` does. A server with keys passes it on by `renderSlot`. */
  trust?: TrustSettings | undefined;
  options?: HeaderOptions | undefined;
  /**
   * When the header's script is loaded. Default: `lazy`, when it is needed and at the latest when the page is
   * idle.
   */
  loading?: HeaderLoading | undefined;
  /** Origins from which a visitor may load another header, as in `LoadHeaderSettings`. */
  overrides?: readonly string[] | undefined;
  /** Path and query of the page, for an app with a router. In place of the one in `options`. */
  path?: string | undefined;
  /** Follows a link of the header in the app's router. In place of the one in `options`. */
  navigate?: ((url: string) => void) | undefined;
  /**
   * In a server-rendered host: from `renderSlot` of `fragments()`, with `remote`, `release` and `options`. The HTML is
   * written into the document once, and not a second time as a prop (behaviour/loading#render-slot).
   */
  fragmentKey?: string | undefined;
  /** In a server-rendered host: the `html` of `fragments()`. Only the server needs it; the browser may omit it. */
  fragment?: string | undefined;
  /** The page's nonce, for a server-rendered host without a fragment. */
  nonce?: string | undefined;
}

const noOptions: HeaderOptions = {};

/**
 * Renders the header in a React 18 or 19 host (behaviour/loading). It is an island: the header has its own React root,
 * so re-renders, suspensions and crashes of the host do not affect the header, or the reverse. After a crash that
 * unmounts the host's app, the header is directly before the app's root, until another slot takes it over. In a
 * client-rendered host the slot takes over `<div id="grocer-header">` from before the app's root. Without a fragment
 * the slot reserves the header's height and shows the fallback header in the same commit. A header that loads later
 * replaces the fallback and takes over the typed text and the focus. A failed load is retried if that can help.
 */
export function HeaderSlot({
  load: givenLoad = loadReactHeader,
  remote,
  release,
  trust,
  overrides,
  options: givenOptions = noOptions,
  loading,
  path,
  navigate,
  fragmentKey,
  fragment,
  nonce,
}: HeaderSlotProps) {
  const options = useRouterOptions(givenOptions, path, navigate);
  const load = useTrustedLoad(givenLoad, trust);
  const slot = useRef<HTMLDivElement>(null);
  const [island] = useState(createIsland);
  const onServerOrHydrating = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // The element never changes, so React skips it in every re-render and leaves its content alone.
  const [markup] = useState(() => {
    if (!onServerOrHydrating) return <div data-grocer-slot="" ref={slot} />;
    const html = fragment || renderedOnServer(fragmentKey);
    return (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the header's own markup; hydration does not set it
        dangerouslySetInnerHTML={{
          __html: html ? `<div id="${elementId}">${html}</div>` : reservedSpaceMarkup(nonce),
        }}
        data-grocer-slot=""
        ref={slot}
        suppressHydrationWarning
        {...(html ? {} : { [waitingAttribute]: '' })}
      />
    );
  });

  // Uses the options of the first render only, because a fallback header is never updated.
  useBrowserLayoutEffect(() => island.adopt(slot.current as HTMLDivElement, options), [island]);
  useEffect(
    () => island.update({ load, remote, release, loading, options, overrides }),
    [island, load, remote, release, loading, options, overrides],
  );
  useEffect(() => island.mount(), [island]);

  return markup;
}

/** Puts `path` and `navigate` into the options. Memoised, because a new object would update the header. */
const useRouterOptions = (
  options: HeaderOptions,
  path: string | undefined,
  navigate: HeaderSlotProps['navigate'],
): HeaderOptions =>
  useMemo(() => {
    if (path === undefined && !navigate) return options;
    return { ...options, ...(path !== undefined && { path }), ...(navigate && { navigate }) };
  }, [options, path, navigate]);

/** Memoised by the text of the settings, because frameworks may give equal settings in a new object. */
function useTrustedLoad(load: LoadHeader, trust: TrustSettings | undefined): LoadHeader {
  const settings = trust && JSON.stringify(trust);
  return useMemo(() => (settings ? lazyPinKeys(load, JSON.parse(settings)) : load), [load, settings]);
}

/** The HTML that `renderSlot` has stored in this process. Undefined in a browser: the document has the HTML. */
function renderedOnServer(fragmentKey: string | undefined): string | undefined {
  const rendered = readFragment(fragmentKey);
  if (rendered) preloadScripts(rendered.preloadLinks);
  return rendered?.html;
}

/** React 18 warns about layout effects on a server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const neverChanges = () => () => {};
const inBrowser = () => false;
const onServer = () => true;

/** Writes the preloads of the header's scripts into the head of a page that is being rendered on a server. */
function preloadScripts(links: readonly { href: string }[]): void {
  // React 18 does not have `preload`.
  const { preload } = ReactDOM as { preload?: (href: string, options: object) => void };
  for (const link of links) preload?.(link.href, link);
}

/** Connects one slot to the header on its element. */
function createIsland() {
  let element: HTMLElement | undefined;
  let request: SlotRequest;
  let handle: HeaderHandle | undefined;

  return {
    /**
     * Layout effect: moves the header's element into the slot, and shows the fallback header in an empty element.
     * Returns a cleanup function that moves the element back.
     */
    adopt(slot: HTMLElement, options: HeaderOptions): () => void {
      const { element: found, restore } = adoptElement(slot);
      // Another slot may have taken the element while the app was suspended.
      const isOther = found !== element;
      element = found;
      showFallback(found, options);
      if (handle && isOther) {
        handle.release();
        handle = retainHeader(found, request);
      }
      return restore;
    },
    /** Effect: passes on the props of the slot. */
    update(next: SlotRequest): void {
      request = next;
      handle?.update(next);
    },
    /** Effect: mounts the header, or retains the mounted one. Returns a cleanup function that releases it. */
    mount(): () => void {
      handle = retainHeader(element as HTMLElement, request);
      return () => {
        handle?.release();
        handle = undefined;
      };
    },
  };
}
