import type { StackSettings } from './settings.ts';

/** `second`: the sandbox's second shop, with its services on the page's own origin. */
export type ShopName = 'first' | 'second';

export const shopSettings: Readonly<Record<ShopName, Partial<StackSettings>>> = {
  first: {},
  second: { scenario: 'second-shop', servicesOnHost: true },
};
