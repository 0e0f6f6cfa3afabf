import { type RefObject, useLayoutEffect } from 'react';

/**
 * Makes room at the end of the page for a bar that is fixed to the bottom of the window: its last lines can be scrolled
 * clear of the bar, and what takes focus is not hidden behind it (WCAG 2.4.11). Hosts with bars of their own read the
 * bar's height as `--grocer-bar-size`. What the page had before comes back.
 */
export function useRoomAtEnd(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { body, documentElement: root } = document;
    const before = getComputedStyle(body).paddingBlockEnd;
    const changes = [
      change(body, 'padding-block-end', (size) => `calc(${before} + ${size})`),
      change(root, 'scroll-padding-block-end', (size) => size),
      change(root, '--grocer-bar-size', (size) => size),
    ];
    const resize = () => {
      for (const { to } of changes) to(`${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => {
      observer.disconnect();
      for (const { back } of changes) back();
    };
  }, [bar]);
}

/** One inline style of the page's own, by way of the CSSOM, which a strict policy allows. */
function change({ style }: HTMLElement, property: string, value: (size: string) => string) {
  const before = style.getPropertyValue(property);
  return {
    to: (size: string) => style.setProperty(property, value(size)),
    back: () => (before ? style.setProperty(property, before) : style.removeProperty(property)),
  };
}
