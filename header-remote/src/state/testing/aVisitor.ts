import type { ScenarioName } from '@grocer/sandbox';
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { createServices } from '../../app/runtime/createServices.ts';
import { browserClock } from '../../platform/clock/clock.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { clearShopperAtom, loadShopAtom } from '../loadShop.ts';
import { connectServicesAtom } from '../services.ts';
import { setHasTokenSessionAtom } from '../session/session.ts';

/** A sandbox for the tests of one file, and headers of visitors who use it. */
export function visitors() {
  const shop = aShop();

  /** A new header of a visitor in that scenario, with the real service calls. */
  async function aHeader(scenario: ScenarioName) {
    await shop.everyoneIs(scenario);
    const store = createStore();
    store.set(setHasTokenSessionAtom, scenario !== 'anonymous');
    const services = createServices({
      options: resolveHeaderOptions({ services: { origin: shop.origin } }),
      clock: browserClock,
      cookies: { read: () => undefined },
      onSignedOut: () => void store.set(clearShopperAtom),
    });
    store.set(connectServicesAtom, services);
    return { store, stop: services.stop };
  }

  /** The same after the first load. */
  async function loaded(scenario: ScenarioName) {
    const header = await aHeader(scenario);
    await header.store.set(loadShopAtom);
    header.stop();
    return header;
  }

  return { shop, aHeader, loaded };
}
