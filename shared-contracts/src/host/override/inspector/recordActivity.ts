import { pageBus } from '../../../contracts/events/bus.ts';

/** An event of the contract, or a call to `url`. `at`: milliseconds since the navigation began. */
export interface ActivityRecord {
  at: number;
  text: string;
  url?: string;
}

/** Names of all events of the contract. Not taken from their schemas, which would load zod. */
export const eventNames =
  'started_trolley_update finished_trolley_update slot_changed cancel_slot shopping_context_changed route_changed open_multi_search show_error header_ready session shopping_context trolley slot delivery_pass search_submitted multi_search_submitted amend_cancelled order_placed header_error'.split(
    ' ',
  );

const records: ActivityRecord[] = [];

/** The last 500 events from now on and calls by the page's scripts, also earlier calls. Always the same list. */
export function recordActivity(): readonly ActivityRecord[] {
  if (records.length > 0) return records;
  const record = (activity: ActivityRecord) => void (records.push(activity) > 500 && records.shift());
  const recordNow = (text: string) => record({ at: performance.now(), text });
  recordNow('override found');
  for (const name of eventNames) pageBus()?.on(name, () => recordNow(`event ${name}`));
  if ('PerformanceObserver' in globalThis) {
    const observer = new PerformanceObserver((list) => {
      for (const call of list.getEntries() as PerformanceResourceTiming[])
        if (/^(fetch|xmlhttprequest|beacon)$/.test(call.initiatorType)) record(describeCall(call));
    });
    observer.observe({ type: 'resource', buffered: true });
  }
  return records;
}

/** The browser reveals the status of a call to another origin only if CORS lets the page read the response. */
function describeCall({ name: url, startTime: at, duration, responseStatus }: PerformanceResourceTiming) {
  const { origin, pathname } = new URL(url);
  const answer = responseStatus ? `status ${responseStatus}` : 'no status';
  return { at, url, text: `call ${origin}${withoutIds(pathname)}, ${answer}, ${Math.round(duration)} ms` };
}

/** Replaces the segments of a path that may identify a shopper or an order: those with three digits or more. */
export const withoutIds = (path: string): string => path.replace(/(?:[^/\d]*\d){3}[^/]*/g, '…');
