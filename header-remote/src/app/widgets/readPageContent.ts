import { type ContentComponent, readContent } from '@grocer/shared-contracts';
import { isFirstOnPage } from '../../platform/isFirstOnPage.ts';
import { errorMessage } from '../../platform/logger/errorMessage.ts';
import { logToConsole } from '../../platform/logger/logToConsole.ts';

/**
 * Reads content that a page passes to a `ContentCell`. Content that cannot be read is a mistake of the page's
 * developer, who is told on the console, once for each mistake: React renders a component that throws a second time
 * (behaviour/errors#developer-messages).
 * @throws ContractError
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
