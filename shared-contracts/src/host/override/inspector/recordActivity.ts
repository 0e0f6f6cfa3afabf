import { pageBus } from '../../../contracts/events/bus.ts';

/** An event of the contract, or a call to `url`. `at`: milliseconds since the page was opened. */
export interface ActivityRecord {
  at: number;
  text: string;
  url?: string;
}

/** All events of the contract. Their schemas, which have the names too, would load zod. */
export const eventNames =
  'started_trolley_update finished_trolley_update slot_changed cancel_slot shopping_context_changed route_changed open_multi_search show_error header_ready session shopping_context trolley slot delivery_pass search_submitted multi_search_submitted amend_cancelled order_placed header_error'.split(
    ' ',
  );

const records: ActivityRecord[] = [];

/** Records from the first call on, without details and bodies, at most 500. Later calls return the same list. */
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

/** The browser does not tell the status of a call that another origin does not let it read. */
function describeCall({ name: url, startTime: at, duration, responseStatus }: PerformanceResourceTiming) {
  const { origin, pathname } = new URL(url);
  const answer = responseStatus ? `status ${responseStatus}` : 'no status';
  return { at, url, text: `call ${origin}${withoutIds(pathname)}, ${answer}, ${Math.round(duration)} ms` };
}

/** Replaces the segments of a path that may identify a shopper or an order: those with three digits or more. */
export const withoutIds = (path: string): string => path.replace(/(?:[^/\d]*\d){3}[^/]*/g, '…');
