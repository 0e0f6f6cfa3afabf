import { pageBus, removePageBus } from '../events/bus.ts';
import { eventSchemas, type HeaderEvents } from '../events/events.ts';
import { onEvent } from '../events/onEvent.ts';
import { pageEventNames } from '../events/pageEventNames.ts';
import type { LoadedHeader } from '../host/browser/mountModule.ts';
import { contractVersion } from '../host/contractVersion.ts';
import { parseContract } from '../parseContract.ts';
import { createFakeMount } from './createFakeMount.ts';
import type { FakeHeader, OwnEventName, ReceivedEvent } from './FakeHeader.ts';

/** A release of which nothing is ever requested. */
const release: LoadedHeader['release'] = {
  version: '0.0.0-fake',
  entry: 'https://header.invalid/0.0.0-fake/remoteEntry.js',
  assets: { scripts: [], styles: [] },
  integrity: {},
  contract: contractVersion,
  fragments: { module: 'https://header.invalid/0.0.0-fake/fragment.mjs' },
};

/** Creates a fake header. All of a page's fakes share the page's events; one is enough: `fakeHeader`. */
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
    const unsubscribers = pageEventNames.map((name) =>
      onEvent(name, (detail) => void received.push({ name, detail } as ReceivedEvent), { report }),
    );
    return () => unsubscribers.forEach((stop) => void stop());
  }
}

/** Stricter than the real header, which drops an event that does not fit: in a test it is a mistake of the test. */
function emit<Name extends OwnEventName>(name: Name, detail: HeaderEvents[Name]): void {
  const bus = pageBus();
  if (!bus) throw new Error(`${name} cannot be emitted without a DOM: run the test with jsdom or happy-dom`);
  if (!Object.hasOwn(eventSchemas, name)) throw new Error(`there is no event ${name}`);
  bus.emit(name, parseContract(eventSchemas[name], detail, `event ${name}`));
}
