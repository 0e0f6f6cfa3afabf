import { type RefObject, useEffect } from 'react';
import { lockScroll } from '../../../ui/scroll-lock/lockScroll.ts';

/** While search covers the screen: the page behind stands still, and the keyboard covers nothing of the list. */
export function useFullScreen(overlayRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const overlay = overlayRef.current;
    if (!overlay) return;
    let leave = overlay.matches(':popover-open') ? hold(overlay) : () => {};
    const toggle = (event: Event) => {
      leave();
      leave = (event as ToggleEvent).newState === 'open' ? hold(overlay) : () => {};
    };
    overlay.addEventListener('beforetoggle', toggle);
    return () => {
      overlay.removeEventListener('beforetoggle', toggle);
      leave();
    };
  }, [overlayRef]);
}

function hold(overlay: HTMLElement): () => void {
  const unlock = lockScroll('search');
  const release = keepAboveKeyboard(overlay);
  return () => {
    release();
    unlock();
  };
}

/**
 * A phone's keyboard leaves the page as high as it was and lies over its foot: only the visual viewport knows of it. A
 * reader who has zoomed in sees a part of the page on purpose.
 */
function keepAboveKeyboard({ style }: HTMLElement): () => void {
  const viewport = window.visualViewport;
  if (!viewport) return () => {};
  const left = new AbortController();
  const follow = () => {
    const isZoomed = viewport.scale > 1.01;
    style.setProperty('--visible-top', isZoomed ? '' : `${viewport.offsetTop}px`);
    style.setProperty('--visible-height', isZoomed ? '' : `${viewport.height}px`);
  };
  follow();
  viewport.addEventListener('resize', follow, { signal: left.signal });
  viewport.addEventListener('scroll', follow, { signal: left.signal });
  return () => {
    left.abort();
    style.removeProperty('--visible-top');
    style.removeProperty('--visible-height');
  };
}
