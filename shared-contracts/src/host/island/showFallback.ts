import { reportToConsole } from '../../events/reportToConsole.ts';
import type { HeaderOptions } from '../../options/headerOptions.ts';
import { renderFallback } from './renderFallback.ts';

/**
 * Shows the fallback header in an element that has no markup of a header. It never throws: a page on which it cannot be
 * rendered keeps the reserved space.
 */
export function showFallback(element: Element, options: HeaderOptions): void {
  if (element.querySelector('[data-grocer]')) return;
  try {
    element.append(renderFallback(options));
  } catch (error) {
    reportToConsole('could not show its plain header', error);
  }
}
