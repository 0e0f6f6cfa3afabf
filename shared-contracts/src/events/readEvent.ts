import { isContractError } from '../contractError.ts';
import { parseContract } from '../parseContract.ts';
import { eventSchemas, type HeaderEventName, type HeaderEvents } from './events.ts';
import type { EventReport } from './reportToConsole.ts';

/** Parses the detail of an event. If it does not fit, reports why and returns `undefined`. */
export function readEvent<Name extends HeaderEventName>(
  name: Name,
  detail: unknown,
  report: EventReport,
): { detail: HeaderEvents[Name] } | undefined {
  if (!Object.hasOwn(eventSchemas, name)) {
    report(`there is no event ${name}; it is dropped`);
    return undefined;
  }
  try {
    return { detail: parseContract(eventSchemas[name], detail, `event ${name}`) as HeaderEvents[Name] };
  } catch (error) {
    if (!isContractError(error)) throw error;
    report(`${error.message}; it is dropped`);
    return undefined;
  }
}
