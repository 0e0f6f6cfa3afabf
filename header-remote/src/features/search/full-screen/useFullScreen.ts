import { type RefObject, useCallback, useEffect } from 'react';
import { useBfcacheRestore } from '../../../ui/page/useBfcacheRestore.ts';
import { lockScroll } from '../../../ui/scroll-lock/lockScroll.ts';
import { fitVisualViewport } from './fitVisualViewport.ts';
import { makeModal } from './makeModal.ts';

interface Props {
  overlayRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Must be stable. */
  onClosed: () => void;
}

/**
 * Full-screen search below 992 px. It is a popover, which opens without JavaScript. This hook makes the open popover a
 * modal dialog, locks scrolling, keeps it above the on-screen keyboard, and moves the input into the header's row when
 * the header becomes wide.
 */
export function useFullScreen({ overlayRef, inputRef, onClosed }: Props): void {
  useEffect(() => {
    const { current: overlay } = overlayRef;
    const { current: input } = inputRef;
    if (!overlay || !input) return;
    let exitFullScreen = isOpen(overlay) ? enterFullScreen(overlay) : () => {};
    const onToggle = (event: Event) => {
      exitFullScreen();
      const opens = (event as ToggleEvent).newState === 'open';
      exitFullScreen = opens ? enterFullScreen(overlay) : () => {};
      if (!opens) onClosed();
    };
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event, overlay);
    overlay.addEventListener('beforetoggle', onToggle);
    overlay.addEventListener('keydown', onKeyDown);
    const stopFollowingWidth = followWidth(overlay, input);
    return () => {
      overlay.removeEventListener('beforetoggle', onToggle);
      overlay.removeEventListener('keydown', onKeyDown);
      stopFollowingWidth();
      exitFullScreen();
    };
  }, [overlayRef, inputRef, onClosed]);

  useBfcacheRestore(
    useCallback(() => {
      if (overlayRef.current) close(overlayRef.current);
      onClosed();
    }, [overlayRef, onClosed]),
  );
}

/** Returns the function that leaves the full screen. */
function enterFullScreen(overlay: HTMLElement): () => void {
  const cleanups = [makeModal(overlay, 'Search'), lockScroll('search'), fitVisualViewport(overlay)];
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

/**
 * Keeps text and focus when a phone is turned. The form is in line where the style sheet hides its opener, the button
 * before the overlay. Returns the function that stops it.
 */
function followWidth(overlay: HTMLElement, input: HTMLInputElement): () => void {
  const opener = overlay.previousElementSibling as HTMLElement;
  let wasInLine: boolean | undefined;
  const observer = new ResizeObserver(() => {
    const isInLine = opener.offsetWidth === 0;
    const isFirst = wasInLine === undefined;
    if (isInLine === wasInLine) return;
    wasInLine = isInLine;
    if (isFirst) return;
    const hasFocus = document.activeElement === input;
    if (isInLine) close(overlay);
    else if (hasFocus && input.value !== '') overlay.showPopover();
    if (hasFocus) input.focus();
  });
  observer.observe(opener);
  return () => observer.disconnect();
}

const isOpen = (overlay: HTMLElement): boolean => overlay.matches(':popover-open');

const close = (overlay: HTMLElement): void => {
  if (isOpen(overlay)) overlay.hidePopover();
};

/**
 * Closes the full screen on an Escape that neither the list nor an input method editor (IME) has used. WebKit's search
 * field consumes the key, so the browser does not close the popover.
 */
function closeOnEscape(event: KeyboardEvent, overlay: HTMLElement): void {
  const { key, defaultPrevented, isComposing, keyCode } = event;
  if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === 229 || !isOpen(overlay)) return;
  // The browser would close what is open below this popover, too.
  event.preventDefault();
  close(overlay);
}
