import { useLayoutEffect } from 'react';
import { isFirstOnPage } from '../platform/isFirstOnPage.ts';

/**
 * Sets the performance mark `grocer-header` once per page: from then on the header handles presses and typing. It
 * renders last, so that every field has already taken over the text that was typed before
 * (behaviour/loading#typed-early).
 */
export function MarkInteractive() {
  useLayoutEffect(() => {
    if (isFirstOnPage('usable')) performance.mark('grocer-header');
  }, []);
  return null;
}
