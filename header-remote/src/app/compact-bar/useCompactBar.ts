import { type RefObject, useEffect } from 'react';
import { onDemand } from '../../platform/onDemand.ts';
import { type Start, useStartOnSign } from '../../platform/useStartOnSign.ts';

const compactBar = onDemand('the compact bar', async (): Promise<Start> => {
  const { followScrolling } = await import(/* webpackChunkName: "compact-bar" */ './followScrolling.ts');
  return followScrolling;
});

const firstScroll = {
  code: compactBar,
  signs: ['scroll'],
  on: () => window,
  isDue: () => window.scrollY > 0,
};

/** The bar that stays in sight when the page is scrolled; its code comes with the first scrolling. */
export function useCompactBar(headerRef: RefObject<HTMLElement | null>): void {
  useEffect(keepRoomForJumps, []);
  useStartOnSign(headerRef, firstScroll);
}

/**
 * Jumps inside the page, and focus that scrolls, leave room for the compact bar (clarification 36). Not where the host
 * has a room of its own for them.
 */
function keepRoomForJumps(): (() => void) | undefined {
  const root = document.documentElement;
  if (window.getComputedStyle(root).scrollPaddingTop !== 'auto') return undefined;
  root.style.scrollPaddingTop = '51px';
  return () => root.style.removeProperty('scroll-padding-top');
}
