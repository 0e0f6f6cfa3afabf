import { createLazyModule } from '../../platform/createLazyModule.ts';
import type { HeaderInstance } from './headerInstance.ts';

export interface Connection {
  close(): void;
}

/** Events after which loading is tried again: the shopper does something, or the network is back. */
const retryEvents = [
  'online',
  'pageshow',
  'focusin',
  'finished_trolley_update',
  'grocer:finished_trolley_update',
];

const connectModule = createLazyModule("the services' code", async () => {
  const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
  return connect;
});

/**
 * Connects the page to the services. Their code loads after the header is usable; until then, and if it does not load,
 * links and search work. The next of `retryEvents` tries again (behaviour/errors#8).
 */
export function openConnection(instance: HeaderInstance): Connection {
  const closed = new AbortController();
  let disconnect = () => {};
  load();
  return {
    close() {
      closed.abort();
      disconnect();
    },
  };

  function load(): void {
    connectModule.load().then(
      (connect) => {
        if (!closed.signal.aborted) disconnect = connect(instance);
      },
      () => {
        if (!closed.signal.aborted) retryOnNextEvent();
      },
    );
  }

  function retryOnNextEvent(): void {
    const waiting = new AbortController();
    const signal = AbortSignal.any([waiting.signal, closed.signal]);
    const retry = () => {
      waiting.abort();
      load();
    };
    for (const type of retryEvents) window.addEventListener(type, retry, { signal });
  }
}
