import { isFirstOnPage } from '../isFirstOnPage.ts';

/** Warns the page team on the console, once per page and message. */
export function warnOnce(message: string): void {
  if (isFirstOnPage(`warning: ${message}`)) console.warn(`[grocer header] ${message}`);
}
