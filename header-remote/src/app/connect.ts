import { onEvent } from '@grocer/shared-contracts';
import { browserClock } from '../platform/clock/clock.ts';
import { browserCookies } from '../platform/cookies/cookies.ts';
import { loadShopAtom } from '../state/loadShop.ts';
import { optionsAtom, setPageAtom } from '../state/page.ts';
import { connectServicesAtom } from '../state/services.ts';
import { endSessionAtom, seeTokenSessionAtom } from '../state/session.ts';
import { loadShoppingContextAtom } from '../state/shoppingContext.ts';
import { finishTrolleyUpdateAtom, loadTrolleyAtom, startTrolleyUpdateAtom } from '../state/trolley.ts';
import type { HeaderPage } from './page.ts';
import { createServices } from './services.ts';
import { tellPage } from './tellPage.ts';

/**
 * Connects a page's header to the services and to the page's events. Loaded after the header can be used: nothing of
 * it is needed to search or to follow a link. The answer undoes all of it.
 */
export function connect({ store }: HeaderPage): () => void {
  store.set(seeTokenSessionAtom, browserCookies.read('X-Has-Token-Session') === 'true');
  const services = createServices({
    options: store.get(optionsAtom),
    clock: browserClock,
    cookies: browserCookies,
    onSignedOut: () => store.set(endSessionAtom),
  });
  store.set(connectServicesAtom, services);

  const leave = [
    services.stop,
    tellPage(store),
    onEvent('started_trolley_update', () => store.set(startTrolleyUpdateAtom)),
    onEvent('finished_trolley_update', () => void store.set(finishTrolleyUpdateAtom)),
    onEvent('shopping_context_changed', async () => {
      await store.set(loadShoppingContextAtom);
      await store.set(loadTrolleyAtom);
    }),
    onEvent('route_changed', ({ path }) => store.set(setPageAtom, { path })),
  ];
  void store.set(loadShopAtom);
  return () => {
    for (const undo of leave) undo();
  };
}
