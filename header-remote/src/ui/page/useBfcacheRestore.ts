import { useEffect } from 'react';

/**
 * Calls back when the page is restored from the back/forward cache. It is then in the state in which it was
 * left, for example with an open menu or a waiting button.
 *
 * @param onRestored must be the same function at every render
 */
export function useBfcacheRestore(onRestored: () => void): void {
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, [onRestored]);
}
