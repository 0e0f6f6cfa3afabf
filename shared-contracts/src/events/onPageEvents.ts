import { pageBus } from './bus.ts';
import type { HeaderEvents } from './events.ts';
import { deliverEvent, onEvent } from './onEvent.ts';
import { type PageEventName, pageEventNames } from './pageEventNames.ts';
import { reportToConsole } from './reportToConsole.ts';

export type PageEventHandlers = {
  readonly [Name in PageEventName]: (detail: HeaderEvents[Name]) => void;
};

/**
 * For the header: handles the page's events, first those from before, in their order
 * (behaviour/contract#before-connection). Returns a function that unsubscribes.
 */
export function onPageEvents(handlers: PageEventHandlers): () => void {
  // A bus that an older copy of this package has created keeps none.
  const early = pageBus()?.takeEarly?.() ?? [];
  const unsubscribers = pageEventNames.map((name) => subscribe(name, handlers));
  for (const [name, detail] of early) deliverEarly(name, detail, handlers);
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

const subscribe = <Name extends PageEventName>(name: Name, handlers: PageEventHandlers) =>
  onEvent(name, handlers[name]);

const deliverEarly = <Name extends PageEventName>(name: Name, detail: unknown, handlers: PageEventHandlers) =>
  deliverEvent(name, detail, { listener: handlers[name], report: reportToConsole });
