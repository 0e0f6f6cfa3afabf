import type { ScenarioName } from '@grocer/sandbox';
import { resolveHeaderOptions } from '@grocer/shared-contracts';
import { createStore } from 'jotai';
import { createServices } from '../../app/runtime/createServices.ts';
import { aShop } from '../../services/testing/aShop.ts';
import { changeShopperAtom } from '../changeShopper.ts';
import { loadShopAtom } from '../loadShop.ts';
import { connectServicesAtom } from '../services.ts';
import { type Session, setHasTokenSessionAtom } from '../session/session.ts';
import { sessionOf } from '../session/startSession.ts';

/** A sandbox for the tests of one file, and functions that create headers of its visitors. */
export function visitors() {
  const shop = aShop();

  /** A new header of a visitor in that scenario. It makes real service calls to the sandbox. */
  async function aHeader(scenario: ScenarioName) {
    await shop.everyoneIs(scenario);
    const store = createStore();
    store.set(setHasTokenSessionAtom, scenario !== 'anonymous');
    const pageServices = createServices({
      options: resolveHeaderOptions({ services: { origin: shop.origin } }),
      cookies: { read: () => undefined },
      onShopperChanged: (token) => void changeShopper(sessionOf(token)),
    });
    const changeShopper = (session: Session) =>
      store.set(changeShopperAtom, session, pageServices.forNextShopper());
    store.set(connectServicesAtom, pageServices.services);
    return { store, changeShopper, stop: pageServices.stop };
  }

  /** A new header after its first load. */
  async function loaded(scenario: ScenarioName) {
    const header = await aHeader(scenario);
    await header.store.set(loadShopAtom);
    header.stop();
    return header;
  }

  return { shop, aHeader, loaded };
}
