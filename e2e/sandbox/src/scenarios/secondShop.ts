import { instantCheckout } from './amending.ts';
import type { Scenario } from './scenario.ts';
import { anonymous, signedIn } from './session.ts';
import { collectionBooked, slotBooked } from './slots.ts';

/** The same in the second shop, whose services answer in other forms (`second-shop/`). */
const inSecondShop = ({ title, arrange }: Scenario): Scenario => ({
  title: `Second shop: ${title}`,
  arrange: (shopper, now) => {
    shopper.shop = 'second';
    shopper.season = 'easter';
    arrange(shopper, now);
  },
});

export const secondShop = inSecondShop(anonymous);
export const secondShopSignedIn = inSecondShop(signedIn);
export const secondShopSlotBooked = inSecondShop(slotBooked);
export const secondShopCollectionBooked = inSecondShop(collectionBooked);
export const secondShopInstantCheckout = inSecondShop(instantCheckout);
