import { type RefObject, useCallback, useEffect, useLayoutEffect } from 'react';
import { useFocusOfServerMarkup } from '../../ui/focus/useFocusOfServerMarkup.ts';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';
import { lockScroll } from '../../ui/scroll-lock/lockScroll.ts';
import type { ContentProps } from './MobileMenuContent.tsx';

interface Options extends Pick<ContentProps, 'opensAtOnce' | 'onOpened'> {
  /** The id of the dialog. */
  id: string;
  isOpen: boolean;
  /** Must be the same function at every render. */
  onOpenChange: (open: boolean) => void;
}

/**
 * Opens the dialog as a modal when the burger, the element before it in the DOM, is pressed. Closes it as
 * behaviour/menus#slide-out says. Returns the function that closes it immediately.
 */
export function useMobileMenu(
  menuRef: RefObject<HTMLDialogElement | null>,
  { id, isOpen, onOpenChange, opensAtOnce, onOpened }: Options,
): () => void {
  const closeNow = useCallback(() => close(menuRef.current), [menuRef]);
  useWidthChange(closeNow);
  useBfcacheRestore(closeNow);
  useEffect(() => (isOpen ? lockScroll('mobile-menu') : undefined), [isOpen]);
  useFocusOfServerMarkup(menuRef, id);

  useLayoutEffect(() => {
    const menu = menuRef.current;
    const burger = menu?.previousElementSibling;
    if (!menu || !burger) return undefined;
    const listening = new AbortController();
    const open = () => {
      showAsModal(menu);
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
    menu.addEventListener('click', closeByPress, listening);
    menu.addEventListener('close', () => reportClosed(menu, onOpenChange), listening);
    // The shopper may have opened the server-rendered slide-out before this code loaded.
    if (menu.matches(':popover-open')) open();
    return () => listening.abort();
  }, [menuRef, onOpenChange]);

  useLayoutEffect(() => {
    if (!opensAtOnce || !menuRef.current) return;
    if (!menuRef.current.open) showAsModal(menuRef.current);
    onOpenChange(true);
    onOpened();
  }, [menuRef, opensAtOnce, onOpenChange, onOpened]);

  return closeNow;
}

/** Calls back when the window's width changes. A phone that hides its address bar changes only the height. */
function useWidthChange(onChange: () => void): void {
  useEffect(() => {
    let width = window.innerWidth;
    const compare = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      onChange();
    };
    window.addEventListener('resize', compare);
    return () => window.removeEventListener('resize', compare);
  }, [onChange]);
}

/**
 * Shows the menu as a modal dialog. Its focused element stays focused; without one, "Close menu" gets the focus. Closes
 * an open popover first, because that cannot become modal; the menu then does not slide in again.
 */
function showAsModal(menu: HTMLDialogElement): void {
  const { activeElement } = document;
  const focused = menu.contains(activeElement) ? activeElement : menu.querySelector('[data-close]');
  const isOpen = menu.matches(':popover-open');
  if (isOpen) {
    menu.style.transition = 'none';
    menu.hidePopover();
  }
  menu.showModal();
  (focused as HTMLElement | null)?.focus();
  // Reading the position makes the browser apply the style without a transition.
  if (isOpen && menu.getBoundingClientRect()) menu.style.removeProperty('transition');
}

/**
 * Focuses the burger, the element before the dialog, if nothing has the focus: the browser should return it
 * there, but WebKit sometimes does not.
 */
function reportClosed(menu: HTMLDialogElement, onOpenChange: Options['onOpenChange']): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || menu.contains(activeElement);
  if (isLost) (menu.previousElementSibling as HTMLElement | null)?.focus();
  onOpenChange(false);
}

// Closes the menu on a press on the backdrop and when a link is followed, for hosts with a router and for the
// back/forward cache. The menu stays open if a link opens another tab or window: by `target` or a modified click.
function closeByPress(event: MouseEvent): void {
  const menu = event.currentTarget as HTMLDialogElement;
  const isLink = (event.target as Element).closest('a:not([target])') !== null;
  if (isOnBackdrop(event, menu) || (isLink && !isModifiedClick(event))) close(menu);
}

/**
 * Presses on the backdrop and on the dialog's blank area both have the dialog as their target, so the position decides.
 * Not every browser has the attribute `closedby` yet.
 */
function isOnBackdrop({ target, clientX }: MouseEvent, menu: HTMLDialogElement): boolean {
  const { left, right } = menu.getBoundingClientRect();
  return target === menu && (clientX < left || clientX > right);
}

function close(menu: HTMLDialogElement | null): void {
  if (menu?.matches(':popover-open')) menu.hidePopover();
  if (menu?.open) menu.close();
}
