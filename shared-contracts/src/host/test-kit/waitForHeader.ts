import type { StateEventName } from '../../contracts/events/events.ts';

/** What `waitForHeader` needs of Playwright's `Page`, so that this package does not depend on Playwright. */
export interface BrowserPage {
  waitForFunction<Argument>(
    condition: (argument: Argument) => unknown,
    argument: Argument,
    options?: { timeout?: number },
  ): Promise<unknown>;
  evaluate<Result>(read: () => Result): Promise<Result>;
}

export interface WaitForHeaderSettings {
  /** Waits for the first event of this name as well, such as `trolley` for a header that knows the total. */
  event?: StateEventName;
  /** Milliseconds until the promise rejects. Default: 10 000. */
  timeoutMs?: number;
}

/**
 * Waits until the header of a page handles presses and typing (behaviour/contract#wait-for-header).
 * @throws Error after the timeout, which says what the page shows in place of the header
 */
export async function waitForHeader(
  page: BrowserPage,
  { event, timeoutMs = 10_000 }: WaitForHeaderSettings = {},
): Promise<void> {
  try {
    await page.waitForFunction(isReady, event ?? null, { timeout: timeoutMs });
  } catch (cause) {
    const found = await page.evaluate(describePage).catch(() => 'the page was closed or has left');
    const missing = event === undefined ? 'usable' : `usable with the event ${event}`;
    throw new Error(`the header is not ${missing} after ${timeoutMs} ms: ${found}`, { cause });
  }
}

// The two functions below run in the page, so they use nothing from outside themselves.

function isReady(event: string | null): boolean {
  if (performance.getEntriesByName('grocer-header').length === 0) return false;
  if (event === null) return true;
  const page = globalThis as { [bus: symbol]: { last?(name: string): unknown } | undefined };
  return ['grocer.bus.1', 'grocer.bus.1.spare'].some(
    (bus) => page[Symbol.for(bus)]?.last?.(event) !== undefined,
  );
}

function describePage(): string {
  if (performance.getEntriesByName('grocer-header').length > 0)
    return 'it is usable, but the event did not come; see the answers of the services';
  const refused = sessionStorage.getItem('grocer.header.refused');
  if (refused !== null) return `the page refuses a version: ${refused}`;
  if (document.querySelector('[data-grocer]') !== null)
    return 'the page shows the HTML of a server or the plain header; see the console for why the script did not come';
  if (document.querySelector('#grocer-header, [data-grocer-slot]') !== null)
    return 'its element is empty; see the console';
  return 'the page has neither <div id="grocer-header"> nor <HeaderSlot>';
}
