import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { useFocusOfServerMarkup } from '../../ui/focus/useFocusOfServerMarkup.ts';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';
import { lockScroll } from '../../ui/scroll-lock/lockScroll.ts';
import { useWidthChange } from '../../ui/width/useWidthChange.ts';
import type { SlideOutProps } from './SlideOutView.tsx';

interface Options extends Pick<SlideOutProps, 'opensAtOnce' | 'onOpened'> {
  /** The id of the dialog. */
  id: string;
  isOpen: boolean;
  /** Must be the same function at every render. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Opens the dialog as a modal by the burger, which is right before it in the DOM, and closes it
 * (behaviour/menus#slide-out). The result closes it at once.
 */
export function useSlideOut(
  slideOutRef: RefObject<HTMLDialogElement | null>,
  { id, isOpen, onOpenChange, opensAtOnce, onOpened }: Options,
): () => void {
  const closeNow = useCallback(() => close(slideOutRef.current), [slideOutRef]);
  useWidthChange(closeNow);
  useBfcacheRestore(closeNow);
  useEffect(() => (isOpen ? lockScroll('mobile-menu') : undefined), [isOpen]);
  useFocusOfServerMarkup(slideOutRef, id);

  useLayoutEffect(() => {
    const slideOut = slideOutRef.current;
    const burger = slideOut?.previousElementSibling;
    if (!slideOut || !burger) return undefined;
    const listening = new AbortController();
    const open = () => {
      showAsModal(slideOut);
      onOpenChange(true);
    };
    burger.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        open();
      },
      listening,
    );
    slideOut.addEventListener('click', closeByPress, listening);
    slideOut.addEventListener('close', () => reportClosed(slideOut, onOpenChange), listening);
    // The markup of the server was opened before this code had loaded.
    if (slideOut.matches(':popover-open')) open();
    return () => listening.abort();
  }, [slideOutRef, onOpenChange]);

  useLayoutEffect(() => {
    if (!opensAtOnce || !slideOutRef.current) return;
    if (!slideOutRef.current.open) showAsModal(slideOutRef.current);
    onOpenChange(true);
    onOpened();
  }, [slideOutRef, opensAtOnce, onOpenChange, onOpened]);

  return closeNow;
}

/**
 * Closes the popover first, because an open popover cannot become modal; it does not slide in again. An element inside
 * that has focus keeps it.
 */
function showAsModal(slideOut: HTMLDialogElement): void {
  const { activeElement } = document;
  const focused = slideOut.contains(activeElement) ? activeElement : slideOut.querySelector('[data-close]');
  const isOpen = slideOut.matches(':popover-open');
  if (isOpen) {
    slideOut.style.transition = 'none';
    slideOut.hidePopover();
  }
  slideOut.showModal();
  (focused as HTMLElement | null)?.focus();
  // Reading the position applies the style that has no transition.
  if (isOpen && slideOut.getBoundingClientRect()) slideOut.style.removeProperty('transition');
}

/** A closed dialog returns the focus by itself, but in WebKit now and then to nothing: then to the burger before it. */
function reportClosed(slideOut: HTMLDialogElement, onOpenChange: Options['onOpenChange']): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || slideOut.contains(activeElement);
  if (isLost) (slideOut.previousElementSibling as HTMLElement | null)?.focus();
  onOpenChange(false);
}

// A followed link closes the menu, for hosts with a router and for pages restored from the back/forward cache. A
// modified click opens another tab or window, so the menu stays.
function closeByPress(event: MouseEvent): void {
  const slideOut = event.currentTarget as HTMLDialogElement;
  const isLink = (event.target as Element).closest('a:not([target])') !== null;
  if (isOnBackdrop(event, slideOut) || (isLink && !isModifiedClick(event))) close(slideOut);
}

/**
 * Presses on the backdrop and on the dialog's blank area both have the dialog as their target, so the position decides.
 * Not every browser has the attribute `closedby` yet.
 */
function isOnBackdrop({ target, clientX }: MouseEvent, slideOut: HTMLDialogElement): boolean {
  const { left, right } = slideOut.getBoundingClientRect();
  return target === slideOut && (clientX < left || clientX > right);
}

function close(slideOut: HTMLDialogElement | null): void {
  if (slideOut?.matches(':popover-open')) slideOut.hidePopover();
  if (slideOut?.open) slideOut.close();
}
