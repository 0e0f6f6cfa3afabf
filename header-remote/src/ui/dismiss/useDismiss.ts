import { type RefObject, useEffect } from 'react';

/**
 * Calls `close` while `isOpen`: on Escape, on a press or focus outside of the element, and when the page is restored
 * from the back/forward cache.
 *
 * @param close must be stable
 */
export function useDismiss(
  ref: RefObject<Element | null>,
  isOpen: boolean,
  close: (by: 'escape' | 'elsewhere') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const controller = new AbortController();
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: controller.signal });
    const closeIfOutside = (event: Event) => {
      // Not `contains`: for an event from a shadow root, the target is its host element.
      if (ref.current && !event.composedPath().includes(ref.current)) close('elsewhere');
    };
    listen(document, 'pointerdown', closeIfOutside);
    listen(document, 'focusin', closeIfOutside);
    listen(document, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') close('escape');
    });
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) close('elsewhere');
    });
    return () => controller.abort();
  }, [ref, isOpen, close]);
}
