import type { ScenarioName } from '@grocer/sandbox';
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { createServices } from '../../app/services.ts';
import { browserClock } from '../../platform/clock/clock.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { leaveShopAtom, loadShopAtom } from '../loadShop.ts';
import { connectServicesAtom } from '../services.ts';
import { seeTokenSessionAtom } from '../session.ts';

/** A shop of its own for each test, and headers of visitors to it. */
export function visitors() {
  const shop = aShop();

  /** A fresh header of a visitor in that scenario, over the real services. */
  async function aHeader(scenario: ScenarioName) {
    await shop.everyoneIs(scenario);
    const store = createStore();
    store.set(seeTokenSessionAtom, scenario !== 'anonymous');
    const services = createServices({
      options: resolveHeaderOptions({ services: { origin: shop.origin } }),
      clock: browserClock,
      cookies: { read: () => undefined },
      onSignedOut: () => void store.set(leaveShopAtom),
    });
    store.set(connectServicesAtom, services);
    return { store, stop: services.stop };
  }

  async function loaded(scenario: ScenarioName) {
    const header = await aHeader(scenario);
    await header.store.set(loadShopAtom);
    header.stop();
    return header;
  }

  return { shop, aHeader, loaded };
}
