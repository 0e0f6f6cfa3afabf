import { type RefCallback, useCallback, useRef } from 'react';

/**
 * A ref for an element that may give way to one of another kind, as a link to a button: what comes has the focus that
 * what went had. React takes a ref off before the element leaves the page.
 */
export function useKeptFocus(): RefCallback<HTMLElement> {
  const hadFocus = useRef(false);
  return useCallback((element: HTMLElement) => {
    if (hadFocus.current) element.focus({ preventScroll: true });
    hadFocus.current = false;
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
