import { pageBus } from './bus.ts';
import type { EventSettings } from './emitEvent.ts';
import type { HeaderEvents, StateEventName } from './events.ts';
import { readEvent } from './readEvent.ts';
import { reportToConsole } from './reportToConsole.ts';

/**
 * How things stand by the last event of that name (design §4): `undefined` before the first one, on a server, and when
 * another version of this package wrote one that does not fit, which is reported.
 */
export function lastEvent<Name extends StateEventName>(
  name: Name,
  { report = reportToConsole }: EventSettings = {},
): HeaderEvents[Name] | undefined {
  const last = pageBus()?.last(name);
  return last === undefined ? undefined : readEvent(name, last, report)?.detail;
}
