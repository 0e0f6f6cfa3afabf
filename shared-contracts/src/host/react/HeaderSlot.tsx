'use client';

import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HeaderOptions } from '../../headerOptions.ts';
import type { LoadHeader } from '../mountDoor.ts';
import type { Release } from '../release.ts';
import { createIsland } from './createIsland.ts';
import { loadHeader } from './loadHeader.ts';
import { roomMarkup, waitingAttribute } from './room.ts';

export interface HeaderSlotProps {
  /** Default: `loadHeader` of this door, which shares the app's React 19. A federated app may give that of `…/host`. */
  load?: LoadHeader;
  /** A channel's address, or the release that the server wrote into the page (one request less). */
  remote: string | Release;
  options?: HeaderOptions;
  /** In a server-rendered host: `html` of `fragments()`. Only the server needs it; the browser may leave it out. */
  fragment?: string;
  /** The page's nonce, for a server-rendered host that has no fragment. */
  nonce?: string;
}

const noOptions: HeaderOptions = {};

/**
 * The header's place in a React host, 18 or 19 (design §4). An island: the header has a React root of its own, so that
 * the host's re-renders, suspensions and crashes do not touch it, nor the other way round. In a client-rendered host it
 * takes over `<div id="grocer-header">`, which stands before the app's root. Where no fragment is, room is kept, and a
 * plain header with a search stands in it after a second. A header that comes late takes the place over, with what was
 * typed; one that failed is asked for again.
 */
export function HeaderSlot({
  load = loadHeader,
  remote,
  options = noOptions,
  fragment = '',
  nonce,
}: HeaderSlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const [island] = useState(createIsland);
  const onServerOrHydrating = useSyncExternalStore(neverChanges, inBrowser, onServer);
  // The same element for ever: React compares nothing and touches nothing inside.
  const [markup] = useState(() =>
    onServerOrHydrating ? (
      <div
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the header's own markup; when hydrating it is never set
        dangerouslySetInnerHTML={{ __html: fragment || roomMarkup(nonce) }}
        data-grocer-slot=""
        ref={slot}
        suppressHydrationWarning
        {...(fragment ? {} : { [waitingAttribute]: '' })}
      />
    ) : (
      <div data-grocer-slot="" ref={slot} />
    ),
  );

  useBrowserLayoutEffect(() => island.adopt(slot.current as HTMLDivElement), [island]);
  useEffect(() => island.ask({ load, remote, options }), [island, load, remote, options]);
  useEffect(() => island.hold(), [island]);

  return markup;
}

/** React 18 complains of layout effects on a server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

const neverChanges = () => () => {};
const inBrowser = () => false;
const onServer = () => true;
