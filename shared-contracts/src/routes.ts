import { contentLink } from './contentLink.ts';
import type { DeliveryPassStatus } from './deliveryPass.ts';
import { type ResolvedHeaderOptions, resolveHeaderOptions } from './headerOptions.ts';
import { readRedirect } from './readRedirect.ts';
import type { SlotType } from './slotType.ts';

/** The four ways to shop that service selection offers (spec §2). */
export type ServiceChoice =
  | 'delivery'
  | 'collection/groceries'
  | 'collection/entertaining'
  | 'collection/groceriesandentertaining';

export const serviceChoices: readonly ServiceChoice[] = [
  'delivery',
  'collection/groceries',
  'collection/entertaining',
  'collection/groceriesandentertaining',
];

/** Which part of the header a link to another shop of the house stands in: `utm_campaign` (clarification 9). */
export type ReferralCampaign = 'header' | 'mega-menu';

/** What routes are made of: the configuration, and the token service for registration. */
export type RouteOptions = Pick<ResolvedHeaderOptions, 'config'> & {
  readonly services: { readonly token: string };
};

/** Every route of the shop (spec §2, clarifications C1). Paths begin at the site's origin. */
export type Routes = ReturnType<typeof createRoutes>;

/**
 * Every route of the shop as a builder: `routes.viewOrder('5001')`. Takes the resolved header options, or nothing for
 * the defaults. No builder throws; ids and terms are encoded.
 */
export function createRoutes(options: RouteOptions = resolveHeaderOptions()) {
  const { config } = options;
  return {
    root: () => config.root || '/',
    homepage: () => '/',
    ...shopRoutes(config.root),
    ...slotRoutes(config.root),
    ...checkoutRoutes(config.root),
    ...accountRoutes(options),
    ...offerRoutes(options),
    ...outwardRoutes(options),
  };
}

function shopRoutes(root: string) {
  const browse = `${root}/shop/browse`;
  return {
    browse: () => browse,
    groceriesHome: () => `${browse}/groceries`,
    entertainingHome: () => `${browse}/entertaining`,
    new: () => `${browse}/groceries/new`,
    valentines: () => `${browse}/groceries/valentines`,
    christmas: () => `${browse}/groceries/christmas`,
    /** A category's page: the url names from its root down (clarification 3). */
    category: (...urlNames: readonly string[]) => `${browse}/${segments(urlNames)}`,
    /** The search page; without a term its base page (clarification 4). */
    search: (term = '') => withQuery(`${root}/shop/search`, { searchTerm: term }),
    /** The results page reads the list from storage; the address carries its first item (clarification 5). */
    multiSearch: (firstItem = '') => withQuery(`${root}/shop/multi-search`, { value: firstItem }),
    /** The products of an advert that carries two or more (clarification 12). */
    buylist: (lineNumbers: readonly string[]) => `${root}/shop/buylist/${lineNumbers.map(encode).join(',')}`,
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
    /** Where a slot of this type is changed; service selection where there is none (clarification 14). */
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
    trolley: () => `${root}/shop/trolley`,
    beforeYouGo: () => `${root}/beforeYouGo`,
    /** `checkout('checkoutPromoCodes')` opens the page at its promo codes (clarification 18). */
    checkout: (hash = '') => (hash ? `${root}/checkout#${hash}` : `${root}/checkout`),
    orderConfirmation: (customerOrderId: string) => `${root}/order-confirmation/${encode(customerOrderId)}`,
    resolveOrderPayment: (customerOrderId: string) =>
      `${root}/resolve-order-payment/${encode(customerOrderId)}`,
  };
}

function accountRoutes({ config, services }: RouteOptions) {
  const { root } = config;
  const account = `${root}/myaccount`;
  return {
    myAccount: () => account,
    myOrders: () => `${account}/my-orders`,
    viewOrder: (customerOrderId: string) => `${account}/my-orders/order/${encode(customerOrderId)}`,
    myDetails: () => `${root}/my-details`,
    loyalty: () => config.links.loyalty.path,
    /** The shopper's pass, the page that sells one, or no link at all (clarification 17). */
    deliveryPass: (status: DeliveryPassStatus) => {
      if (status === 'ACTIVE') return `${account}/delivery-pass`;
      return status === 'AVAILABLE' ? `${root}/delivery-pass` : null;
    },
    /** `current` is the path and query to come back to; on the login page its own redirect is kept (clarification 7). */
    login: (current = '') => loginPage(`${root}/login`, current),
    logout: () => `${root}/log-out`,
    /** Registration at the token service, which comes back to `origin` (clarification 8). */
    register: (origin: string) =>
      withQuery(`${services.token}/v1/auth`, {
        prompt: 'login',
        screen_hint: 'signup',
        redirect_uri: `${origin}${root}/auth-success`,
      }),
    authSuccess: () => `${root}/auth-success`,
  };
}

function loginPage(login: string, current: string): string {
  const [page = ''] = current.split('#', 1);
  const [pathname = '', ...query] = page.split('?');
  const onLoginPage = pathname.replace(/\/$/, '') === login;
  const redirect = onLoginPage ? readRedirect(query.join('?'), NOWHERE) : page;
  return redirect?.startsWith('/') ? `${login}?redirect=${encode(redirect)}` : login;
}

// Any origin does: only whether a path leaves it is asked.
const NOWHERE = 'http://site.invalid';

function offerRoutes({ config }: RouteOptions) {
  const offers = `${config.root}/shop/browse/offers`;
  const withoutId = new Set<string | null>([
    ...config.offersWithoutCategoryId,
    ...Object.values(config.menuRoots),
  ]);
  return {
    offers: () => offers,
    /** `offers/highlights/…` (clarification 140). */
    offerHighlights: (...names: readonly string[]) => `${offers}/highlights/${segments(names)}`,
    /** A category's offers, by its id and url name; the roots go without the id (clarification 11). */
    categoryOffers: ({ id, url }: { id: string; url: string }) =>
      withQuery(`${offers}/${segments([url.toLowerCase()])}_offers`, {
        categoryId: withoutId.has(id) ? '' : id,
      }),
  };
}

function outwardRoutes({ config }: RouteOptions) {
  const { links } = config;
  return {
    findAStore: () => links.findAStore,
    /** A customer's page in the support users' application (clarification 26). */
    adminCustomer: (customerId: string) => `${links.adminApplication}/customers/${encode(customerId)}`,
    /** A link to a sister or specialist shop; its own query stays (clarification 9). */
    referral: (url: string, campaign: ReferralCampaign) => {
      const link = new URL(url);
      link.searchParams.set('utm_source', links.referralSource);
      link.searchParams.set('utm_medium', 'referral');
      link.searchParams.set('utm_campaign', campaign);
      return link.href;
    },
    /**
     * A link written by editors, as the site knows it; `null` = show text without a link (clarification 13).
     * `pageOrigin` is the site's origin where none is configured.
     */
    contentLink: (href: string, pageOrigin = '') =>
      contentLink(href, { ...config, siteOrigin: config.siteOrigin || pageOrigin }),
  };
}

/** Empty values are left out, and with them the `?`. */
function withQuery(path: string, values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Url names are slugs already; encoding them all the same keeps a stray `?` from ending the path. */
const segments = (names: readonly string[]): string =>
  names
    .flatMap((name) => name.split('/'))
    .filter((name) => name !== '')
    .map(encode)
    .join('/');

/** Half a surrogate pair is no text that an address could hold: encoding it as it is would throw. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
