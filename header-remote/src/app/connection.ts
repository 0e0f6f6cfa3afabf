import { tellDeveloper } from '../platform/logger/tellDeveloper.ts';
import type { HeaderPage } from './page.ts';

export interface Connection {
  close(): void;
}

/** Signs that the services may be worth another try: the shopper does something, the network is back. */
const signs = ['online', 'pageshow', 'focusin', 'finished_trolley_update', 'grocer:finished_trolley_update'];

/**
 * Connects the page to the services. Their code comes after the header can be used; until then, and where it does not
 * come, links and search work. The next sign asks for it again (clarification 125).
 */
export function openConnection(page: HeaderPage): Connection {
  const closed = new AbortController();
  let disconnect = () => {};
  void load();
  return {
    close() {
      closed.abort();
      disconnect();
    },
  };

  async function load(): Promise<void> {
    try {
      const { connect } = await import(/* webpackChunkName: "connect" */ './connect.ts');
      if (!closed.signal.aborted) disconnect = connect(page);
    } catch (error) {
      tellDeveloper('its services could not be loaded; links and search still work', error);
      if (!closed.signal.aborted) waitForSign();
    }
  }

  function waitForSign(): void {
    const heard = new AbortController();
    const signal = AbortSignal.any([heard.signal, closed.signal]);
    const tryAgain = () => {
      heard.abort();
      void load();
    };
    for (const sign of signs) window.addEventListener(sign, tryAgain, { signal });
  }
}
