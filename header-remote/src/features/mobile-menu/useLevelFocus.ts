import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focus follows the levels (clarification 114): a level that opens has it on "Back", which is described by the level's
 * title; going back gives it to the row that was opened.
 */
export function useLevelFocus(menuRef: RefObject<HTMLDialogElement | null>, path: readonly string[]): void {
  const before = useRef(path);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = path;
    const menu = menuRef.current;
    if (!menu?.open || left === path || left.length === path.length) return;
    if (path.length > left.length) {
      menu.scrollTop = 0;
      menu.querySelector<HTMLElement>('[data-back]')?.focus();
      return;
    }
    const openers = [...menu.querySelectorAll<HTMLElement>('[data-opens]')];
    openers.find(({ dataset }) => dataset.opens === left[path.length])?.focus();
  }, [menuRef, path]);
}
