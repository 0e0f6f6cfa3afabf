import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * For rows that replace server-rendered rows: moves focus to the row with the same name as the focused
 * server-rendered row, and restores the list's scroll position.
 *
 * @param containerRef must be set before the rows' effects run
 * @param id id of the container
 */
export function useFocusOfServerMarkup(containerRef: RefObject<HTMLElement | null>, id: string): void {
  // During the first render, the server's markup is still on the page.
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
