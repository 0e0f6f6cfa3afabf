import { contractVersion } from '../../contracts/contractVersion.ts';
import {
  type PageEventName,
  pageBus,
  pageEventNames,
  removePageBus,
  reportFromPageBus,
} from '../../contracts/events/bus.ts';
import { eventSchemas, type HeaderEventName, type HeaderEvents } from '../../contracts/events/events.ts';
import { onEvent } from '../../contracts/events/onEvent.ts';
import { resolveHeaderOptions } from '../../contracts/options/resolveHeaderOptions.ts';
import { parseContract } from '../../contracts/reading/parseContract.ts';
import { type WidgetName, widgetNames } from '../../contracts/widgetNames.ts';
import type { LoadedHeader, LoadHeader, MountedWidget, MountOptions } from '../browser/mountModule.ts';

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
  /** Replaces the `loadHeader` of any kind of host. */
  readonly loadHeader: LoadHeader;
  /** The mounted widgets, oldest first. */
  readonly widgets: readonly FakeWidget[];
  /** The events that the page emitted since the last `reset`, oldest first. */
  readonly received: readonly ReceivedEvent[];
  /** Reports about wrong options, events that do not fit, and widgets that show nothing with their options. */
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

/** A release whose files are never requested. */
const release: LoadedHeader['release'] = {
  version: '0.0.0-fake',
  entry: 'https://header.invalid/0.0.0-fake/remoteEntry.js',
  assets: { scripts: [], styles: [] },
  integrity: {},
  contract: contractVersion,
  fragments: { module: 'https://header.invalid/0.0.0-fake/fragment.mjs' },
};

/** Creates a fake header. Prefer `fakeHeader`: all fakes on a page share the page's events. */
export function createFakeHeader(): FakeHeader {
  const received: ReceivedEvent[] = [];
  const problems: string[] = [];
  const report = (problem: string) => void problems.push(problem);
  const { mount, widgets, unmountAll } = createFakeMount(report);
  let failure: Error | undefined;
  let unsubscribe = subscribe();

  return {
    widgets,
    received,
    problems,
    async loadHeader() {
      if (failure) throw failure;
      return { release, mount };
    },
    emit,
    followLink(url) {
      const navigate = widgets.find(({ options }) => options.navigate)?.options.navigate;
      if (!navigate) throw new Error(`no mounted widget has the option navigate; the page would load ${url}`);
      navigate(url);
    },
    failToLoad(error = new Error('the header could not be loaded')) {
      failure = error;
    },
    reset() {
      unmountAll();
      received.length = 0;
      problems.length = 0;
      failure = undefined;
      unsubscribe();
      removePageBus();
      unsubscribe = subscribe();
    },
  };

  function subscribe(): () => void {
    reportFromPageBus(report);
    const unsubscribers = pageEventNames.map((name) =>
      onEvent(name, (detail) => void received.push({ name, detail } as ReceivedEvent), { report }),
    );
    return () => unsubscribers.forEach((stop) => void stop());
  }
}

/** Throws if the detail does not fit: in a test that is a mistake. The real header drops such an event. */
function emit<Name extends OwnEventName>(name: Name, detail: HeaderEvents[Name]): void {
  const bus = pageBus();
  if (!bus) throw new Error(`${name} cannot be emitted without a DOM: run the test with jsdom or happy-dom`);
  if (!Object.hasOwn(eventSchemas, name)) throw new Error(`there is no event ${name}`);
  bus.emit(name, parseContract(eventSchemas[name], detail, `event ${name}`));
}

/** Creates `mount` of the fake header: it renders a placeholder and checks the options as the real header does. */
function createFakeMount(report: (problem: string) => void) {
  const widgets: FakeWidget[] = [];
  const handles = new Map<Element, MountedWidget>();
  return {
    mount,
    widgets,
    unmountAll: () => [...handles.values()].forEach((handle) => void handle.unmount()),
  };

  function mount(name: WidgetName, element: Element, options: MountOptions = {}): MountedWidget {
    if (!widgetNames.includes(name)) {
      throw new TypeError(`mount: there is no widget "${name}"; there are: ${widgetNames.join(', ')}`);
    }
    const existing = handles.get(element);
    existing?.update(options);
    if (existing) return existing;
    const handle = createWidget(name, element, options);
    handles.set(element, handle);
    return handle;
  }

  function createWidget(name: WidgetName, element: Element, options: MountOptions): MountedWidget {
    const placeholder = showPlaceholder(name, element);
    const widget = { name, element, options };
    widgets.push(widget);
    check(widget);
    return {
      rendered: Promise.resolve(),
      update(changes) {
        widget.options = { ...widget.options, ...changes };
        check(widget);
      },
      unmount() {
        if (!widgets.includes(widget)) return;
        widgets.splice(widgets.indexOf(widget), 1);
        handles.delete(element);
        placeholder.remove();
      },
    };
  }

  function check({ name, options: { content, ...options } }: FakeWidget): void {
    const { flags } = resolveHeaderOptions(options, report);
    if (name === 'AmendBar' && !flags.sitePinBar) {
      report('the widget AmendBar shows nothing, because flags.sitePinBar is off');
    }
    if (name === 'ContentCell' && content === undefined) {
      report('the widget ContentCell shows nothing, because it has no content');
    }
  }
}

/** Adds an element in place of the widget. It replaces the server's HTML, if there is any, as the real header does. */
function showPlaceholder(name: WidgetName, element: Element): Element {
  const placeholder = document.createElement(name === 'Header' ? 'header' : 'div');
  placeholder.setAttribute('data-grocer', 'fake');
  placeholder.textContent = `Fake ${name}`;
  const fragment = element.querySelector('[data-grocer]');
  if (fragment) fragment.replaceWith(placeholder);
  else element.append(placeholder);
  return placeholder;
}
