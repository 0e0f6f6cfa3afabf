import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Moves focus to the main content after a client-side navigation, and scrolls to the top or to the anchor. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const backOrForward = useNavigationType() === 'POP';
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    document.getElementById('main-content')?.focus({ preventScroll: true });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!backOrForward) window.scrollTo(0, 0);
  }, [pathname, hash, backOrForward]);
}
