import { firstTimeOnPage } from '../firstTimeOnPage.ts';

/** What a page team may want to look into, said once per page however often it happens. */
export function warnDeveloper(message: string): void {
  if (firstTimeOnPage(`warning: ${message}`)) console.warn(`[grocer header] ${message}`);
}
