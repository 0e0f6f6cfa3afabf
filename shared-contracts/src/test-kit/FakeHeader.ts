import type { HeaderEventName, HeaderEvents } from '../events/events.ts';
import type { PageEventName } from '../events/pageEventNames.ts';
import type { LoadHeader, MountOptions } from '../host/browser/mountModule.ts';
import type { WidgetName } from '../host/browser/widgetNames.ts';

/** An event that only the header emits. */
export type OwnEventName = Exclude<HeaderEventName, PageEventName>;

/** An event that the page emitted. */
export type ReceivedEvent = {
  [Name in PageEventName]: { readonly name: Name; readonly detail: HeaderEvents[Name] };
}[PageEventName];

/** A mounted widget of the fake header. */
export interface FakeWidget {
  readonly name: WidgetName;
  readonly element: Element;
  /** The options of `mount`, with those of later updates. */
  readonly options: MountOptions;
}

/** A header for the unit tests of a page (behaviour/contract#fake-header). */
export interface FakeHeader {
  /** In place of the `loadHeader` of any kind of host. */
  readonly loadHeader: LoadHeader;
  /** The mounted widgets, oldest first. */
  readonly widgets: readonly FakeWidget[];
  /** The events that the page emitted since the last `reset`, oldest first. */
  readonly received: readonly ReceivedEvent[];
  /** What the real header would report on the console: wrong options and events that do not fit. */
  readonly problems: readonly string[];
  /**
   * Emits an event as the header does. In React, call it in `act`.
   * @throws ContractError if the detail does not fit, Error if there is no DOM
   */
  emit<Name extends OwnEventName>(name: Name, detail: HeaderEvents[Name]): void;
  /**
   * Follows a link of the header: calls the option `navigate` of the first widget that has one.
   * @throws Error if none has, because the real header would leave the page
   */
  followLink(url: string): void;
  /** Lets `loadHeader` reject until the next `reset`, as without the network. */
  failToLoad(error?: Error): void;
  /** Unmounts all widgets and forgets all events and problems. Call it before each test. */
  reset(): void;
}
