import type { ResolvedHeaderOptions } from '../options/headerOptions.ts';
import type { DeliveryPassStatus } from '../shop/account.ts';
import type { SlotType } from '../shop/slots.ts';
import { encodeText as encode, withQuery } from './address.ts';
import { accountPath, groceriesPath, loginPath, searchPath, trolleyPath } from './fallbackPaths.ts';

/** The four services of the service selection page (behaviour/routes#fixed-paths). */
export type ServiceChoice =
  | 'delivery'
  | 'collection/groceries'
  | 'collection/entertaining'
  | 'collection/groceriesandentertaining';

/** `utm_campaign` of a link to a sister or specialist shop: the part of the header that has the link. */
export type ReferralCampaign = 'header' | 'mega-menu';

/** The options that routes depend on: the configuration, and the token service's address for registration. */
export type RouteOptions = Pick<ResolvedHeaderOptions, 'config'> & {
  readonly services: { readonly token: string };
};

/** Creates the builders of pages' paths that need no encoding of texts. */
export function createPageRoutes(options: RouteOptions) {
  const { root } = options.config;
  return {
    ...shopRoutes(root),
    ...slotRoutes(root),
    ...checkoutRoutes(root),
    ...accountRoutes(options),
    ...outwardRoutes(options),
  };
}

function shopRoutes(root: string) {
  const browse = `${root}/shop/browse`;
  return {
    browse: () => browse,
    groceriesHome: () => groceriesPath(root),
    entertainingHome: () => `${browse}/entertaining`,
    offers: () => `${browse}/offers`,
    new: () => `${browse}/groceries/new`,
    /** The search page. */
    search: () => searchPath(root),
    /** The multi-search results page. */
    multiSearch: () => `${root}/shop/multi-search`,
    favourites: () => `${root}/favourites`,
    lists: () => `${root}/lists`,
    inspiration: () => `${root}/content/inspiration`,
    recipes: () => `${root}/recipes`,
    customerService: () => `${root}/help-information/customer-service`,
  };
}

function slotRoutes(root: string) {
  const bookSlot = (choice: ServiceChoice) => `${root}/bookslot/${choice}`;
  const serviceSelection = () => `${root}/serviceselection`;
  return {
    bookSlot,
    serviceSelection,
    /**
     * The page where a slot of this type is changed; service selection if there is no slot
     * (behaviour/routes#slot-page).
     */
    slotPage: (slotType: SlotType | null) => {
      const choice = slotType && choiceOfSlotType[slotType];
      return choice ? bookSlot(choice) : serviceSelection();
    },
  };
}

const choiceOfSlotType: Record<SlotType, ServiceChoice | null> = {
  DELIVERY: 'delivery',
  DELIVERY_SERVICE: 'delivery',
  ENTERTAINING_COLLECTION: 'collection/entertaining',
  GROCERY_COLLECTION: 'collection/groceriesandentertaining',
  UNDEFINED: null,
};

function checkoutRoutes(root: string) {
  return {
    trolley: () => trolleyPath(root),
    beforeYouGo: () => `${root}/beforeYouGo`,
    /** The checkout, at an anchor if given: `checkout('checkoutPromoCodes')`. */
    checkout: (hash = '') => (hash ? `${root}/checkout#${hash}` : `${root}/checkout`),
    orderConfirmation: (customerOrderId: string) => `${root}/order-confirmation/${encode(customerOrderId)}`,
  };
}

function accountRoutes({ config, services }: RouteOptions) {
  const { root } = config;
  const account = accountPath(root);
  return {
    myAccount: () => account,
    myOrders: () => `${account}/my-orders`,
    myDetails: () => `${root}/my-details`,
    /** `config.links.loyalty.path`, with the root before it once. */
    loyalty: () => {
      const { path } = config.links.loyalty;
      return path === root || path.startsWith(`${root}/`) ? path : `${root}${path}`;
    },
    /** ACTIVE: the shopper's pass. AVAILABLE: the page that sells one. UNKNOWN: `null`, no link. */
    deliveryPass: (status: DeliveryPassStatus) => {
      if (status === 'ACTIVE') return `${account}/delivery-pass`;
      return status === 'AVAILABLE' ? `${root}/delivery-pass` : null;
    },
    /** The login page, with `current` (path and query) as its redirect. */
    login: (current = '') => loginPath(root, current),
    logout: () => `${root}/log-out`,
    /** Registration at the token service, which redirects to `origin` afterwards (behaviour/routes#register). */
    register: (origin: string) =>
      withQuery(`${services.token}/v1/auth`, {
        prompt: 'login',
        screen_hint: 'signup',
        redirect_uri: `${origin}${root}/auth-success`,
      }),
  };
}

function outwardRoutes({ config: { links } }: RouteOptions) {
  return {
    findAStore: () => links.findAStore,
    /** A customer's page in the application of support users. */
    adminCustomer: (customerId: string) => `${links.adminApplication}/customers/${encode(customerId)}`,
    /** A link to a sister or specialist shop, with the referral parameters added to its query. */
    referral: (url: string, campaign: ReferralCampaign) => {
      const link = new URL(url);
      link.searchParams.set('utm_source', links.referralSource);
      link.searchParams.set('utm_medium', 'referral');
      link.searchParams.set('utm_campaign', campaign);
      return link.href;
    },
  };
}
