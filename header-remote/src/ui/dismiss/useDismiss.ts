import { type RefObject, useEffect } from 'react';

/**
 * Closes what is open when the shopper turns to something else: presses or focuses what is outside of `part`, or presses
 * Escape. Also when the page comes out of the back/forward cache (clarification 128).
 *
 * @param close the same function at every render
 */
export function useDismiss(
  part: RefObject<Element | null>,
  isOpen: boolean,
  close: (by: 'escape' | 'elsewhere') => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const heard = new AbortController();
    const listen = (target: EventTarget, type: string, hear: (event: Event) => void) =>
      target.addEventListener(type, hear, { signal: heard.signal });
    const leave = (event: Event) => {
      // Not `contains`: within a shadow root the target is the host's element.
      if (part.current && !event.composedPath().includes(part.current)) close('elsewhere');
    };
    listen(document, 'pointerdown', leave);
    listen(document, 'focusin', leave);
    listen(document, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') close('escape');
    });
    listen(window, 'pageshow', (event) => {
      if ((event as PageTransitionEvent).persisted) close('elsewhere');
    });
    return () => heard.abort();
  }, [part, isOpen, close]);
}
