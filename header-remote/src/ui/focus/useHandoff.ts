import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for an element that may be replaced by one of another kind, such as a link by a button. The new
 * element takes over the focus, and the press of a mouse (behaviour/menus#press-while-changing). React
 * detaches a ref before it removes the old element, which until then still has the focus and the press.
 */
export function useHandoff(): RefCallback<HTMLElement> {
  const left = useRef<{ hadFocus: boolean; isPressed: boolean }>(undefined);
  return useCallback((element: HTMLElement) => {
    if (left.current?.hadFocus) element.focus({ preventScroll: true });
    if (left.current?.isPressed) clickOnRelease(element);
    return () => {
      left.current = {
        hadFocus: document.activeElement === element,
        isPressed: element.matches(':active'),
      };
    };
  }, []);
}

/**
 * Clicks the new element when a mouse button is released over it. The browser fires no click, because the
 * pressed element is gone; after a touch it does.
 */
function clickOnRelease(element: HTMLElement): void {
  const end = ({ type, pointerType, target }: PointerEvent) => {
    for (const event of pointerEvents) removeEventListener(event, end);
    const isRelease = type === pointerEvents[0] && pointerType === 'mouse';
    if (isRelease && element.contains(target as Node)) element.click();
  };
  for (const event of pointerEvents) addEventListener(event, end);
}

/** The events that end a press; `pointercancel` if the press becomes a drag or a scroll. */
const pointerEvents = ['pointerup', 'pointercancel'] as const;
