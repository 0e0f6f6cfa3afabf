import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for a link, button or list of links that may be replaced by another one. The new link or button takes over
 * focus and a mouse press (behaviour/menus#press-while-changing), the first link of a new list only the focus
 * (behaviour/account#sign-out). This works because React detaches the ref while the old element is still on the page.
 */
export function useHandoff(): RefCallback<HTMLElement> {
  const left = useRef<{ hadFocus: boolean; isPressed: boolean }>(undefined);
  return useCallback((element: HTMLElement) => {
    const control = element.matches('ul') ? element.querySelector('a') : element;
    if (left.current?.hadFocus) control?.focus({ preventScroll: true });
    if (left.current?.isPressed) clickOnRelease(element);
    return () => {
      left.current = {
        hadFocus: element.contains(document.activeElement),
        isPressed: element.matches(':is(a, button):active'),
      };
    };
  }, []);
}

/**
 * Clicks the new element if the mouse button is released over it. The browser sends no click, because the pressed
 * element is gone. After a touch it does send one.
 */
function clickOnRelease(element: HTMLElement): void {
  const end = ({ type, pointerType, target }: PointerEvent) => {
    for (const event of pointerEvents) removeEventListener(event, end);
    const isRelease = type === pointerEvents[0] && pointerType === 'mouse';
    if (isRelease && element.contains(target as Node)) element.click();
  };
  for (const event of pointerEvents) addEventListener(event, end);
}

/** Events that end a press. `pointercancel` ends one that becomes a drag or scroll. */
const pointerEvents = ['pointerup', 'pointercancel'] as const;
