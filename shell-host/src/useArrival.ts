import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A page change inside the app is one: it starts at the top, or at its anchor, and the focus goes along. */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const backOrForward = useNavigationType() === 'POP';
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById('main-content')?.focus({ preventScroll: true });
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else if (!backOrForward) window.scrollTo(0, 0);
  }, [pathname, hash, backOrForward]);
}
