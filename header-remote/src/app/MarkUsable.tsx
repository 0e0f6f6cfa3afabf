import { useLayoutEffect } from 'react';
import { firstTimeOnPage } from '../platform/firstTimeOnPage.ts';

/**
 * Sets the mark `grocer-header` in the page's timeline, once: what a shopper types and presses is the header's from then
 * on. Stands after all the rest, so that every field has taken over by then what was typed before.
 */
export function MarkUsable() {
  useLayoutEffect(() => {
    if (firstTimeOnPage('usable')) performance.mark('grocer-header');
  }, []);
  return null;
}
