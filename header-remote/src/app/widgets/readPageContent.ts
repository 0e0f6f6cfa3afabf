import { type ContentComponent, readContent } from '@grocer/shared-contracts';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';

/**
 * Reads content that a page passes to a `ContentCell`. If it cannot be read, throws, and the page's developer gets a
 * message on the console (behaviour/errors#developer-messages). Each message is logged once, because React renders a
 * throwing component again.
 */
export function readPageContent(content: unknown): readonly ContentComponent[] {
  try {
    return readContent(content);
  } catch (error) {
    const message = `ContentCell: ${errorMessage(error)}`;
    if (isFirstOnPage(message)) logToConsole(message);
    throw error;
  }
}
