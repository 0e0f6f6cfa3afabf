import { retryUntilDone, whenActivated } from '@grocer/shared-contracts/host/shared';
import { createLazyModule } from '../../platform/createLazyModule.ts';
import type { HeaderInstance } from './headerInstance.ts';

export interface Connection {
  close(): void;
}

const connectModule = createLazyModule("the services' code", async () => {
  const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
  return connect;
});

/** Loads that code before it is needed. A failure is reported, and `openConnection` tries again. */
export function prepareConnection(): void {
  connectModule.load().catch(() => {});
}

/**
 * Connects the page to the services. Their code runs after the header is usable; until then links and search work. A
 * failed load is retried.
 */
export function openConnection(instance: HeaderInstance): Connection {
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
