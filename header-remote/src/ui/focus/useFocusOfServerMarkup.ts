import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Used by rows that replace a server's rows: focuses the row with the same name as the server's focused one, and
 * scrolls its list as far.
 *
 * @param containerRef set before the effects of the rows run
 * @param id of the container
 */
export function useFocusOfServerMarkup(containerRef: RefObject<HTMLElement | null>, id: string): void {
  // In the first render, the server's markup is still in the page.
  const [{ focused, scrollTop }] = useState(() => {
    const container = globalThis.document?.getElementById(id);
    return {
      focused: nameOf(container?.querySelector(':focus')),
      scrollTop: [...(container?.querySelectorAll('[data-scrolls]') ?? [])].find((list) => list.scrollTop > 0)
        ?.scrollTop,
    };
  });
  useLayoutEffect(() => {
    const container = containerRef.current;
    const list = container?.querySelector('[data-scrolls]') ?? container;
    if (list && scrollTop) list.scrollTop = scrollTop;
    if (!focused) return;
    const rows = containerRef.current?.querySelectorAll<HTMLElement>('a, button') ?? [];
    [...rows].find((row) => nameOf(row) === focused)?.focus({ preventScroll: true });
  }, [containerRef, focused, scrollTop]);
}

const nameOf = (element: Element | null | undefined) =>
  element && (element.getAttribute('aria-label') ?? element.textContent);
