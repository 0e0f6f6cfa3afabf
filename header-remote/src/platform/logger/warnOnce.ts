import { isFirstOnPage } from '../isFirstOnPage.ts';

/** Warns the page team about a problem, once per page however often it happens. */
export function warnOnce(message: string): void {
  if (isFirstOnPage(`warning: ${message}`)) console.warn(`[grocer header] ${message}`);
}
