import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus with the levels: opening a level focuses "Back", which is described by the level's title; going back
 * focuses the row that had opened the level (behaviour/menus#back).
 */
export function useLevelFocus(menuRef: RefObject<HTMLDialogElement | null>, path: readonly string[]): void {
  const pathRef = useRef(path);
  useLayoutEffect(() => {
    const previousPath = pathRef.current;
    pathRef.current = path;
    const menu = menuRef.current;
    if (!menu?.open || previousPath === path || previousPath.length === path.length) return;
    if (path.length > previousPath.length) {
      menu.scrollTop = 0;
      menu.querySelector<HTMLElement>('[data-back]')?.focus();
      return;
    }
    const openers = [...menu.querySelectorAll<HTMLElement>('[data-opens]')];
    openers.find(({ dataset }) => dataset.opens === previousPath[path.length])?.focus();
  }, [menuRef, path]);
}
