import { pageBus } from './bus.ts';
import type { EventSettings } from './emitEvent.ts';
import type { HeaderEvents, StateEventName } from './events.ts';
import { readEvent } from './readEvent.ts';
import { reportToConsole } from './reportToConsole.ts';

/**
 * Returns the detail of the last event of that name, which is the current state. `undefined` before the first one, on a
 * server, and if the detail does not fit because another version of this package emitted it; that is reported.
 */
export function lastEvent<Name extends StateEventName>(
  name: Name,
  { report = reportToConsole }: EventSettings = {},
): HeaderEvents[Name] | undefined {
  const last = pageBus()?.last(name);
  return last === undefined ? undefined : readEvent(name, last, report)?.detail;
}
