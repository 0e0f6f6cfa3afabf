import { type RefObject, useLayoutEffect } from 'react';

/**
 * Reserves space at the end of the page for a bar that is fixed to the bottom of the window, so that it
 * covers neither the last lines nor a focused element (WCAG 2.4.11). Hosts with fixed bars of their own can
 * read this bar's height from `--grocer-bar-size`. On unmount the page's styles are restored.
 */
export function useBottomInset(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { body, documentElement: root } = document;
    const before = getComputedStyle(body).paddingBlockEnd;
    const overrides = [
      overrideStyle(body, 'padding-block-end', (size) => `calc(${before} + ${size})`),
      overrideStyle(root, 'scroll-padding-block-end', (size) => size),
      overrideStyle(root, '--grocer-bar-size', (size) => size),
    ];
    const resize = () => {
      for (const { set } of overrides) set(`${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(resize);
    observer.observe(element);
    resize();
    return () => {
      observer.disconnect();
      for (const { reset } of overrides) reset();
    };
  }, [bar]);
}

/** Overrides an inline style of the page through the CSSOM, which a strict CSP allows. */
function overrideStyle({ style }: HTMLElement, property: string, value: (size: string) => string) {
  const before = style.getPropertyValue(property);
  return {
    set: (size: string) => style.setProperty(property, value(size)),
    reset: () => (before ? style.setProperty(property, before) : style.removeProperty(property)),
  };
}
