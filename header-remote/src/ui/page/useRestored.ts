import { useEffect } from 'react';

/**
 * Calls back when the page comes out of the back/forward cache, where it stood as it was left: with its menu open and
 * its button waiting (clarification 128).
 *
 * @param onRestored the same function at every render
 */
export function useRestored(onRestored: () => void): void {
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, [onRestored]);
}
