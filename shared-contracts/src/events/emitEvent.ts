import { pageBus } from './bus.ts';
import type { HeaderEventName, HeaderEvents } from './events.ts';
import type { PageEventName } from './pageEventNames.ts';
import { readEvent } from './readEvent.ts';
import { type EventReport, reportToConsole } from './reportToConsole.ts';

export interface EventSettings {
  /** Receives a message about each dropped event and each error of a listener. Default: the console. */
  report?: EventReport;
}

export type Emission<Name extends HeaderEventName> = undefined extends HeaderEvents[Name]
  ? [detail?: HeaderEvents[Name], settings?: EventSettings]
  : [detail: HeaderEvents[Name], settings?: EventSettings];

/**
 * Emits an event to the header. All subscribed listeners are called before it returns, in the order of subscription.
 * Never throws: an event whose detail does not fit is dropped and reported. Does nothing on a server. The type has the
 * page's events only: one of the header's, such as `trolley`, would tell the rest of the page something that the header
 * does not know.
 */
export function emitEvent<Name extends PageEventName>(
  name: Name,
  ...[detail, settings]: Emission<Name>
): void {
  const reading = readEvent(name, detail, settings?.report ?? reportToConsole);
  if (reading) pageBus()?.emit(name, reading.detail);
}
