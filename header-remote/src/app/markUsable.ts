import { firstTimeOnPage } from '../platform/firstTimeOnPage.ts';

/** The mark `grocer-header` in the page's timeline: what a shopper types and presses is the header's from now on. */
export function markUsable(): void {
  if (firstTimeOnPage('usable')) performance.mark('grocer-header');
}
