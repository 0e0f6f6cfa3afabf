import { hasTokenSession, retryUntilDone, whenActivated } from '@grocer/shared-contracts/host/shared';
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

let shared: HeaderInstance | undefined;
let references = 0;
let connection: Connection | undefined;

/**
 * Returns the page's shared instance. The first widget creates it: from the stamp of its own fragment, else from one
 * anywhere in the page, because another widget will hydrate that fragment.
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
  setFailureLog((message, error) => logFailure(instance.store.get(optionsAtom), message, error));
  // A signed-in shopper waits for values of the services, so their code comes while React hydrates (decision 24).
  if (instance.store.get(hasTokenSessionAtom)) prepareConnection();
  return instance;
}

/**
 * For `mount`, which is called outside of a render: if the page has an instance already, its options are updated at
 * once.
 */
export function enterSharedInstance(options: unknown, stamp?: InitialState): HeaderInstance {
  if (shared) repeatOptions(shared, options);
  return getSharedInstance(options, stamp);
}

/** State of the first render on a page without a fragment. */
const readBrowserState = (path: string | null): InitialState => ({
  path: path ?? browserLocation.path(),
  origin: browserLocation.origin(),
  hasTokenSession: hasTokenSession(),
  idPrefix: defaultIdPrefix,
});

/**
 * Connects the page to the services while any widget is mounted. It also replaces the stamp's path, origin and
 * session with the browser's own, because a fragment may come from a cache.
 */
export function joinSharedInstance(instance: HeaderInstance): () => void {
  // The instance may have been disposed between render and effect: it is used again.
  shared ??= instance;
  instance.hasChanged = true;
  const { routePath, resolveOptions, hostOptions } = instance;
  const path = routePath ?? resolveOptions(hostOptions).path ?? browserLocation.path();
  instance.store.set(setPageAtom, { path, origin: browserLocation.origin() });
  instance.store.set(setHasTokenSessionAtom, hasTokenSession());
  connection ??= openConnection(instance);
  return retainSharedInstance();
}

/**
 * Counts a reference to the page's store and session; the result releases it. The instance is disposed one task
 * later, so that a remount (StrictMode, a host that moves the header) finds it unchanged (behaviour/loading#unmount).
 */
export function retainSharedInstance(): () => void {
  references += 1;
  let isRetained = true;
  return () => {
    if (!isRetained) return;
    isRetained = false;
    references -= 1;
    setTimeout(disposeWhenUnused, 0);
  };
}

function disposeWhenUnused(): void {
  if (references > 0) return;
  connection?.close();
  connection = undefined;
  shared = undefined;
}

export interface Connection {
  close(): void;
}

const connectModule = createLazyModule("the services' code", async () => {
  const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
  return connect;
});

/** Loads that code before it is needed. A failure is reported, and `openConnection` tries again. */
function prepareConnection(): void {
  connectModule.load().catch(() => {});
}

/**
 * Connects the page to the services. Their code runs after the header is usable; until then links and search work. A
 * failed load is retried.
 */
function openConnection(instance: HeaderInstance): Connection {
  let isClosed = false;
  let disconnect = () => {};
  const stopRetrying = retryUntilDone(async () => {
    const connect = await connectModule.load();
    // A page that imports the header's components may be prerendered (behaviour/loading#prerendered).
    await whenActivated();
    if (!isClosed) disconnect = connect(instance);
  });
  return {
    close() {
      isClosed = true;
      stopRetrying();
      disconnect();
    },
  };
}
