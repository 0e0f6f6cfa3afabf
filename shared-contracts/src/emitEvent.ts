import { pageBus } from './bus.ts';
import type { HeaderEventName, HeaderEvents } from './events.ts';
import { readEvent } from './readEvent.ts';
import { type EventReport, reportToConsole } from './reportToConsole.ts';

export interface EventSettings {
  /** Where a dropped event or a listener's error is told. Default: the console. */
  report?: EventReport;
}

type Emission<Name extends HeaderEventName> = undefined extends HeaderEvents[Name]
  ? [detail?: undefined, settings?: EventSettings]
  : [detail: HeaderEvents[Name], settings?: EventSettings];

/**
 * Tells the page, or the header, that something happened (design §4): every present listener is called before this
 * returns, in the order of subscription. Never throws: a detail that does not fit is dropped and reported. On a server
 * it does nothing.
 */
export function emitEvent<Name extends HeaderEventName>(
  name: Name,
  ...[detail, settings]: Emission<Name>
): void {
  const reading = readEvent(name, detail, settings?.report ?? reportToConsole);
  if (reading) pageBus()?.emit(name, reading.detail);
}
