import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

export interface BoxEvents {
  onEnter: () => void;
  onText: (text: string, isComposing: boolean) => void;
  /** True where the key was meant for the list, and the browser has nothing more to do. */
  onKey: (event: KeyboardEvent) => boolean;
  onSubmit: () => void;
  onLeave: () => void;
}

interface Elements {
  inputRef: RefObject<HTMLInputElement | null>;
  overlayRef: RefObject<HTMLElement | null>;
  /** The list: who is in it has not left the box. */
  panelRef: RefObject<HTMLElement | null>;
}

/**
 * Hears of the box what the list needs to know. The browser's own events: React's would draw the form anew with each
 * key, and the box was there before this code came.
 */
export function useBoxEvents(elements: Elements, events: BoxEvents): void {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });
  const { inputRef, overlayRef, panelRef } = elements;

  useEffect(() => {
    const { current: input } = inputRef;
    const { current: overlay } = overlayRef;
    if (!input || !overlay) return;
    const gone = new AbortController();
    const on = (element: HTMLElement, name: string, hear: (event: Event) => void) =>
      element.addEventListener(name, hear, { signal: gone.signal });

    on(input, 'focus', () => latest.current.onEnter());
    // Sent away, it comes back by a press into the box.
    on(input, 'click', () => latest.current.onEnter());
    on(input, 'input', (event) => latest.current.onText(input.value, (event as InputEvent).isComposing));
    on(input, 'compositionend', () => latest.current.onText(input.value, false));
    on(input, 'keydown', (event) => {
      if (latest.current.onKey(event as KeyboardEvent)) event.preventDefault();
    });
    on(overlay, 'submit', (event) => {
      event.preventDefault();
      latest.current.onSubmit();
    });
    on(overlay, 'focusout', (event) => {
      const { relatedTarget } = event as FocusEvent;
      const stays = relatedTarget === input || panelRef.current?.contains(relatedTarget as Node | null);
      if (!stays && !isKept(input, overlay)) latest.current.onLeave();
    });
    // The reader was quicker than this code.
    if (document.activeElement === input) latest.current.onEnter();
    return () => gone.abort();
  }, [inputRef, overlayRef, panelRef]);
}

/**
 * Focus that leaves the window comes back to the box. On the full screen a keyboard that is put away takes the focus
 * with it, to let the list be seen.
 */
const isKept = (input: HTMLElement, overlay: HTMLElement): boolean =>
  document.activeElement === input || overlay.matches(':popover-open');
