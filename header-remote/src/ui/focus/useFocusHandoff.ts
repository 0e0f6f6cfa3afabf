import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for an element that may be replaced by one of another kind, such as a link by a button. The new element takes
 * over the focus. React detaches a ref before it removes the element, so the old element is still focused then.
 */
export function useFocusHandoff(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    hadFocus.current = false;
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
