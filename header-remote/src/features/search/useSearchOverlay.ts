import { type MouseEvent, type RefObject, useCallback, useEffect } from 'react';
import { useRestored } from '../../ui/page/useRestored.ts';
import { coverPage } from './coverPage.ts';

interface Refs {
  overlayRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** From here on the box stands in the header's row. */
const inLine = '(min-width: 62em)';

/** The full screen that search is below 992 px: a popover, so that it opens without JavaScript; with it, a dialog. */
export function useSearchOverlay({ overlayRef, inputRef }: Refs) {
  const close = useCallback(() => {
    if (isOpen(overlayRef.current)) overlayRef.current?.hidePopover();
  }, [overlayRef]);

  // Phones raise their keyboard only for a focus inside the press itself: a toggle event would come too late.
  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    // Where focus goes back to: Safari leaves it where it was.
    event.currentTarget.focus();
    overlayRef.current?.showPopover();
    inputRef.current?.focus();
  };

  useRestored(close);

  useEffect(() => {
    const overlay = overlayRef.current;
    return overlay ? coverWhileOpen(overlay) : undefined;
  }, [overlayRef]);

  useEffect(() => {
    const width = matchMedia(inLine);
    const turn = () => {
      const input = inputRef.current;
      const isTyping = input !== null && document.activeElement === input;
      if (width.matches) close();
      else if (isTyping && input.value !== '') overlayRef.current?.showPopover();
      if (isTyping) input.focus();
    };
    width.addEventListener('change', turn);
    return () => width.removeEventListener('change', turn);
  }, [overlayRef, inputRef, close]);

  return { open, close };
}

function coverWhileOpen(overlay: HTMLElement): () => void {
  let uncover = isOpen(overlay) ? coverPage(overlay, 'Search') : () => {};
  const toggle = (event: Event) => {
    uncover();
    uncover = (event as ToggleEvent).newState === 'open' ? coverPage(overlay, 'Search') : () => {};
  };
  overlay.addEventListener('beforetoggle', toggle);
  return () => {
    overlay.removeEventListener('beforetoggle', toggle);
    uncover();
  };
}

const isOpen = (overlay: HTMLElement | null): boolean => overlay?.matches(':popover-open') ?? false;
