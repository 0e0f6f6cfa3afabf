import { type RefObject, useCallback, useEffect } from 'react';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { useLazyStart } from '../../platform/useLazyStart.ts';

const compactBar = createLazyModule(
  'the compact bar',
  () => import(/* webpackChunkName: "idle" */ './compactOnScroll.ts'),
);

const firstScroll = {
  name: 'compact-bar',
  events: ['scroll'],
  target: () => window,
  isDue: () => window.scrollY > 0,
};

/** Makes the header compact on a scrolled page. Loads the code at the first scroll, or at once if already scrolled. */
export function useCompactBar(headerRef: RefObject<HTMLElement | null>): void {
  useEffect(reserveScrollPadding, []);
  const start = useCallback(
    ({ compactOnScroll }: Awaited<ReturnType<typeof compactBar.load>>) =>
      headerRef.current ? compactOnScroll(headerRef.current) : () => {},
    [headerRef],
  );
  useLazyStart(compactBar, firstScroll, start);
}

/** The mounted headers that need the padding. While a router replaces the page's body, there may be two. */
const reservations = new Set<object>();

/**
 * Sets `scroll-padding-top`, so that the compact bar does not cover anchors and focused fields. Does not
 * override a value of the host (behaviour/header#page-jumps).
 */
function reserveScrollPadding(): (() => void) | undefined {
  const root = document.documentElement;
  const { style } = root;
  if (reservations.size === 0 && getComputedStyle(root).scrollPaddingTop !== 'auto') return undefined;
  const reservation = {};
  reservations.add(reservation);
  style.scrollPaddingTop = '51px';
  return () => {
    reservations.delete(reservation);
    if (reservations.size === 0) style.scrollPaddingTop = '';
  };
}
