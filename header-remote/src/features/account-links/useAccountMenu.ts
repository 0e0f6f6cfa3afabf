import { type RefObject, useCallback, useEffect } from 'react';
import { useFocusOfServerMarkup } from '../../ui/focus/useFocusOfServerMarkup.ts';
import { useBfcacheRestore } from '../../ui/page/useBfcacheRestore.ts';
import { isModifiedClick } from '../../ui/pointer/isModifiedClick.ts';

/**
 * Closes the account menu when focus leaves it and its button, when one of its links is followed, and when the page
 * comes back from the back/forward cache.
 */
export function useAccountMenu(menuRef: RefObject<HTMLElement | null>, menuId: string): void {
  useFocusOfServerMarkup(menuRef, menuId);
  const close = useCallback(() => menuRef.current?.hidePopover(), [menuRef]);
  useBfcacheRestore(close);
  useEffect(() => {
    const menu = menuRef.current;
    // The item of the row, with the button and the menu.
    const item = menu?.parentElement;
    const listening = new AbortController();
    const closeOnFocusOut = ({ relatedTarget }: FocusEvent) => {
      // It is null when focus moves to another window: the menu stays open.
      if (relatedTarget && !item?.contains(relatedTarget as Node)) close();
    };
    // A host with a router stays on the page when a link is followed. A modified click opens another tab or window.
    const closeOnLinkClick = (event: MouseEvent) => {
      if (!isModifiedClick(event) && (event.target as Element).closest('a')) close();
    };
    item?.addEventListener('focusout', closeOnFocusOut, listening);
    menu?.addEventListener('click', closeOnLinkClick, listening);
    return () => listening.abort();
  }, [menuRef, close]);
}
