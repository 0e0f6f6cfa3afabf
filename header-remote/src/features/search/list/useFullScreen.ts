import { type RefObject, useCallback, useEffect } from 'react';
import { useRestored } from '../../../ui/page/useRestored.ts';
import { lockScroll } from '../../../ui/scroll-lock/lockScroll.ts';
import { coverPage } from './coverPage.ts';
import { keepAboveKeyboard } from './keepAboveKeyboard.ts';

interface Refs {
  overlayRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The same function at every render. */
  onClosed: () => void;
}

/** From here on the box stands in the header's row. */
const inLine = '(min-width: 62em)';

/**
 * The full screen that search is below 992 px: a popover, so that it opens without JavaScript. With it, it is a dialog:
 * the page behind stands still and cannot be reached, the keyboard covers nothing of the list, and turning the phone
 * takes the box, its text and its focus into the header's row.
 */
export function useFullScreen({ overlayRef, inputRef, onClosed }: Refs): void {
  useEffect(() => {
    const { current: overlay } = overlayRef;
    const { current: input } = inputRef;
    if (!overlay || !input) return;
    let release = isOpen(overlay) ? hold(overlay) : () => {};
    const toggle = (event: Event) => {
      release();
      const opens = (event as ToggleEvent).newState === 'open';
      release = opens ? hold(overlay) : () => {};
      if (!opens) onClosed();
    };
    overlay.addEventListener('beforetoggle', toggle);
    const stopTurning = turnWithTheScreen(overlay, input);
    return () => {
      overlay.removeEventListener('beforetoggle', toggle);
      stopTurning();
      release();
    };
  }, [overlayRef, inputRef, onClosed]);

  useRestored(
    useCallback(() => {
      if (overlayRef.current) close(overlayRef.current);
      onClosed();
    }, [overlayRef, onClosed]),
  );
}

function hold(overlay: HTMLElement): () => void {
  const undo = [coverPage(overlay, 'Search'), lockScroll('search'), keepAboveKeyboard(overlay)];
  return () => {
    for (const each of undo) each();
  };
}

function turnWithTheScreen(overlay: HTMLElement, input: HTMLInputElement): () => void {
  const width = matchMedia(inLine);
  const turn = () => {
    const isTyping = document.activeElement === input;
    if (width.matches) close(overlay);
    else if (isTyping && input.value !== '') overlay.showPopover();
    if (isTyping) input.focus();
  };
  width.addEventListener('change', turn);
  return () => width.removeEventListener('change', turn);
}

const isOpen = (overlay: HTMLElement): boolean => overlay.matches(':popover-open');

const close = (overlay: HTMLElement): void => {
  if (isOpen(overlay)) overlay.hidePopover();
};
