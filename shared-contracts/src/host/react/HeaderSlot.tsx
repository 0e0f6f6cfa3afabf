'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HeaderOptions } from '../../options/headerOptions.ts';
import type { LoadHeader } from '../browser/mountModule.ts';
import { createIsland } from '../island/createIsland.ts';
import { reservedSpaceMarkup, waitingAttribute } from '../island/reservedSpace.ts';
import type { Release } from '../release.ts';
import { loadReactHeader } from './loadReactHeader.ts';

export interface HeaderSlotProps {
  /**
   * Default: `loadHeader` of `…/host/react`, which shares the app's React 19. A federated app passes that of `…/host`.
   */
  load?: LoadHeader;
  /** The channel's address. */
  remote: string;
  /** The release that the server wrote into the page, which saves a request. It must be in the channel's folder. */
  release?: Release | undefined;
  options?: HeaderOptions;
  /** Origins from which a visitor may load another header (`LoadHeaderSettings`). Default: the visitor's own machine. */
  overrides?: readonly string[] | undefined;
  /** In a server-rendered host: the `html` of `fragments()`. Only the server needs it; the browser may omit it. */
  fragment?: string;
  /** The page's nonce, for a server-rendered host without a fragment. */
  nonce?: string;
}

const noOptions: HeaderOptions = {};

/**
 * Renders the header in a React 18 or 19 host (behaviour/loading#28 to #31). It is an island: the header has its own
 * React root, so re-renders, suspensions and crashes of the host do not affect the header, or the reverse. In a
 * client-rendered host the slot takes over `<div id="grocer-header">` from before the app's root. Without a fragment
 * the slot reserves the header's height and shows the fallback header in the same commit. A header that loads later
 * replaces the fallback and takes over the typed text and the focus. A failed load is retried.
 */
export function HeaderSlot({
  load = loadReactHeader,
  remote,
  release,
  options = noOptions,
  overrides,
  fragment = '',
  nonce,
}: HeaderSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [island] = useState(createIsland);
  const onServerOrHydrating = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // The element never changes, so React skips it in every re-render and leaves its content alone.
  const [markup] = useState(() =>
    onServerOrHydrating ? (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the header's own markup; hydration does not set it
        dangerouslySetInnerHTML={{ __html: fragment || reservedSpaceMarkup(nonce) }}
        data-grocer-slot=""
        ref={slot}
        suppressHydrationWarning
        {...(fragment ? {} : { [waitingAttribute]: '' })}
      />
    ) : (
      <div data-grocer-slot="" ref={slot} />
    ),
  );

  // The options of the first render: later ones change no fallback header.
  useBrowserLayoutEffect(() => island.adopt(slot.current as HTMLDivElement, options), [island]);
  useEffect(
    () => island.update({ load, remote, release, options, overrides }),
    [island, load, remote, release, options, overrides],
  );
  useEffect(() => island.mount(), [island]);

  return markup;
}

/** React 18 warns about layout effects on a server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const neverChanges = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
