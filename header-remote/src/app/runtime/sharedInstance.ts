import {
  answerInspectors,
  hasTokenSession,
  retryUntilDone,
  whenActivated,
} from '@grocer/shared-contracts/host/shared';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import { browserLocation } from '../../platform/location/location.ts';
import { logFailure } from '../../platform/logger/logFailure.ts';
import { setFailureLog } from '../../platform/logger/reportFailure.ts';
import { optionsAtom, setPageAtom } from '../../state/page/page.ts';
import { hasTokenSessionAtom, setHasTokenSessionAtom } from '../../state/session/session.ts';
import {
  createHeaderInstance,
  type HeaderInstance,
  type InitialState,
  repeatOptions,
} from './headerInstance.ts';
import { defaultIdPrefix, findStamp } from './stamp.ts';

/** The page's instance while widgets use it. Module-level, because they are in separate React roots. */
let shared: (HeaderInstance & { disconnect?: () => void }) | undefined;
const uses = new Set<object>();

/**
 * Returns the page's shared instance. The first widget creates it from the stamp of its own fragment; else from the
 * first stamp of the page, because another widget will hydrate that fragment; else from the state of the browser.
 */
export function getSharedInstance(options: unknown, stamp?: InitialState): HeaderInstance {
  shared ??= createSharedInstance(options, stamp);
  return shared;
}

function createSharedInstance(options: unknown, stamp?: InitialState): HeaderInstance {
  const instance = createHeaderInstance(
    options,
    (path) => stamp ?? findStamp(document) ?? readBrowserState(path),
  );
  setFailureLog((...failure) => logFailure(instance.store.get(optionsAtom), ...failure));
  // A signed-in shopper waits for the trolley and slot, so the code that requests them loads while React
  // hydrates (decision 24).
  if (instance.store.get(hasTokenSessionAtom)) connectModule.load().catch(() => {});
  return instance;
}

/**
 * Returns the shared instance for `mount`. Updates the options of an existing instance at once, which is
 * allowed because `mount` is not called in a render.
 */
export function enterSharedInstance(options: unknown, stamp?: InitialState): HeaderInstance {
  if (shared) repeatOptions(shared, options);
  return getSharedInstance(options, stamp);
}

/** State of the first render on a page without server-rendered HTML of the header. */
const readBrowserState = (path: string | null): InitialState => ({
  path: path ?? browserLocation.path(),
  origin: browserLocation.origin(),
  hasTokenSession: hasTokenSession(),
  idPrefix: defaultIdPrefix,
});

/**
 * Connects the page to the services while any widget is mounted. Also replaces the stamp's origin and session by the
 * browser's, and its path by the host's or else the browser's, because a fragment may come from a cache.
 */
export function joinSharedInstance(instance: HeaderInstance): () => void {
  // Uses the instance again if it was disposed between render and effect.
  shared ??= instance;
  instance.hasChanged = true;
  const { routePath, resolveOptions, hostOptions } = instance;
  const path = routePath ?? resolveOptions(hostOptions).path ?? browserLocation.path();
  instance.store.set(setPageAtom, { path, origin: browserLocation.origin() });
  instance.store.set(setHasTokenSessionAtom, hasTokenSession());
  shared.disconnect ??= openConnection(instance);
  return retainSharedInstance();
}

/**
 * Registers a use of the page's store and session. The instance is disposed one task after the last use has ended, so
 * that a remount (StrictMode, a host that moves the header) finds it unchanged (behaviour/loading#unmount).
 * @returns the function that ends the use
 */
export function retainSharedInstance(): () => void {
  const use = {};
  uses.add(use);
  return () => {
    if (uses.delete(use)) setTimeout(disposeWhenUnused, 0);
  };
}

function disposeWhenUnused(): void {
  if (uses.size > 0) return;
  shared?.disconnect?.();
  shared = undefined;
}

const connectModule = createLazyModule("the services' code", async () => {
  const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
  return connect;
});

/**
 * Connects the page to the services. Their code runs after the header is usable, because links and search work without
 * it. A failed load is retried.
 */
function openConnection(instance: HeaderInstance): () => void {
  let isClosed = false;
  let disconnect = () => {};
  const stopAnswering = answerInspectors(async () => {
    const { describeHeader } = await import(/* webpackChunkName: "idle" */ './describeHeader.ts');
    return describeHeader(instance.store);
  });
  const stopRetrying = retryUntilDone(async () => {
    const connect = await connectModule.load();
    // If the page is prerendered, waits until it is activated (behaviour/loading#prerendered).
    await whenActivated();
    if (!isClosed) disconnect = connect(instance);
  });
  return () => {
    isClosed = true;
    stopRetrying();
    stopAnswering();
    disconnect();
  };
}
