import type { HeaderConfig } from '../options/headerConfig.ts';
import { type ResolvedHeaderOptions, resolveOptions } from '../options/headerOptions.ts';
import type { DeliveryPassStatus } from '../shop/account.ts';
import type { SlotType } from '../shop/slots.ts';
import { encodeText as encode, noOrigin, parseUrl, withQuery, withText } from './address.ts';
import { accountPath, groceriesPath, loginPath, searchPath, trolleyPath } from './fallbackPaths.ts';

/** Services that the shopper can choose on the service selection page (behaviour/routes#fixed-paths). */
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

/** Value of `utm_campaign` in links to sister and specialist shops: the part of the header that has the link. */
export type ReferralCampaign = 'header' | 'mega-menu';

/** Options that routes depend on: the configuration, and the token service's address for registration. */
export type RouteOptions = Pick<ResolvedHeaderOptions, 'config'> & {
  readonly services: { readonly token: string };
};

/** Builders of all the shop's paths, which are relative to the site's origin, and of the URLs of other sites. */
export type Routes = ReturnType<typeof createRoutes>;

/**
 * Creates the builders of all the shop's paths, such as `routes.viewOrder('5001')`, from the resolved header
 * options or the defaults. Builders encode ids and terms (behaviour/routes#encoding). Only `referral` can throw.
 */
export function createRoutes(options: RouteOptions = resolveOptions()) {
  const { root } = options.config;
  return {
    root: () => root || '/',
    homepage: () => '/',
    ...shopRoutes(root),
    ...offerRoutes(`${root}/shop/browse/offers`, options),
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
    new: () => `${browse}/groceries/new`,
    valentines: () => `${browse}/groceries/valentines`,
    christmas: () => `${browse}/groceries/christmas`,
    /** A category's page. `urlNames`: URL names of the categories, from the root down. */
    category: (...urlNames: readonly string[]) => `${browse}/${segments(urlNames)}`,
    /** The results page of a term, or the search page without a query (behaviour/routes#search-page). */
    search: (term = '') => withText(searchPath(root), 'searchTerm', term),
    /**
     * The multi-search results page. It reads the list from storage; the query has only the first item
     * (behaviour/routes#multi-search).
     */
    multiSearch: (firstItem = '') => withText(`${root}/shop/multi-search`, 'value', firstItem),
    /** The page with the products of an advert that has two or more. */
    buylist: (lineNumbers: readonly string[]) => `${root}/shop/buylist/${lineNumbers.map(encode).join(',')}`,
    favourites: () => `${root}/favourites`,
    lists: () => `${root}/lists`,
    inspiration: () => `${root}/content/inspiration`,
    recipes: () => `${root}/recipes`,
    customerService: () => `${root}/help-information/customer-service`,
  };
}

function offerRoutes(offers: string, { config }: RouteOptions) {
  const withoutId = new Set<string | null>([
    ...config.offersWithoutCategoryId,
    ...Object.values(config.menuRoots),
  ]);
  return {
    offers: () => offers,
    /** `offers/highlights/`, followed by the segments. */
    offerHighlights: (...names: readonly string[]) => `${offers}/highlights/${segments(names)}`,
    /** A category's offers. Links of some ids, such as menu roots, have no id (behaviour/routes#category-offers). */
    categoryOffers: ({ id, url }: { id: string; url: string }) =>
      withQuery(`${offers}/${segments([url.toLowerCase()])}_offers`, {
        categoryId: withoutId.has(id) ? '' : id,
      }),
  };
}

function slotRoutes(root: string) {
  const bookSlot = (choice: ServiceChoice) => `${root}/bookslot/${choice}`;
  const serviceSelection = () => `${root}/serviceselection`;
  return {
    bookSlot,
    serviceSelection,
    /**
     * The page on which a slot of this type is changed; without a slot, or for `UNDEFINED`, the service
     * selection page (behaviour/routes#slot-page).
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
    /** The checkout page, at an anchor if one is given: `checkout('checkoutPromoCodes')`. */
    checkout: (hash = '') => (hash ? `${root}/checkout#${hash}` : `${root}/checkout`),
    orderConfirmation: (customerOrderId: string) => `${root}/order-confirmation/${encode(customerOrderId)}`,
    resolveOrderPayment: (customerOrderId: string) =>
      `${root}/resolve-order-payment/${encode(customerOrderId)}`,
  };
}

function accountRoutes({ config, services }: RouteOptions) {
  const { root } = config;
  const account = accountPath(root);
  return {
    myAccount: () => account,
    myOrders: () => `${account}/my-orders`,
    viewOrder: (customerOrderId: string) => `${account}/my-orders/order/${encode(customerOrderId)}`,
    myDetails: () => `${root}/my-details`,
    /** The path of `config.links.loyalty`. If it does not begin with the root, the root is added. */
    loyalty: () => {
      const { path } = config.links.loyalty;
      return path === root || path.startsWith(`${root}/`) ? path : `${root}${path}`;
    },
    /** ACTIVE: the page of the shopper's pass. AVAILABLE: the page that sells one. UNKNOWN: `null`. */
    deliveryPass: (status: DeliveryPassStatus) => {
      if (status === 'ACTIVE') return `${account}/delivery-pass`;
      return status === 'AVAILABLE' ? `${root}/delivery-pass` : null;
    },
    /** The login page, which redirects to `current` (path and query) afterwards. */
    login: (current = '') => loginPath(root, current),
    logout: () => `${root}/log-out`,
    authSuccess: () => `${root}/auth-success`,
    /** Registration at the token service, which redirects to `authSuccess` on `origin` (behaviour/routes#register). */
    register: (origin: string) =>
      withQuery(`${services.token}/v1/auth`, {
        prompt: 'login',
        screen_hint: 'signup',
        redirect_uri: `${origin}${root}/auth-success`,
      }),
  };
}

function outwardRoutes({ config }: RouteOptions) {
  const { links } = config;
  return {
    /**
     * Resolves a link that editors wrote; `null`: show its text without a link. `pageOrigin` is the site's
     * origin if none is configured.
     */
    contentLink: (href: string, pageOrigin = '') =>
      contentLink(href, { ...config, siteOrigin: config.siteOrigin || pageOrigin }),
    findAStore: () => links.findAStore,
    /** A customer's page in the support users' application. */
    adminCustomer: (customerId: string) => `${links.adminApplication}/customers/${encode(customerId)}`,
    /** A link to a sister or specialist shop, with referral parameters. Throws if `url` is not absolute. */
    referral: (url: string, campaign: ReferralCampaign) => {
      const link = new URL(url);
      link.searchParams.set('utm_source', links.referralSource);
      link.searchParams.set('utm_medium', 'referral');
      link.searchParams.set('utm_campaign', campaign);
      return link.href;
    },
  };
}

/**
 * Resolves a link that editors wrote, or returns `null` if only its text must be shown
 * (behaviour/routes#content-links). In a path of the site, the content prefix and `.html` are removed, and
 * the root is added unless it is there; query and hash stay. Http(s) URLs of other sites, `mailto:`, `tel:`
 * and links within the page are unchanged. Other schemes, invalid URLs and empty text give `null`.
 */
function contentLink(href: string, { root, contentPrefix, siteOrigin }: HeaderConfig): string | null {
  const link = href.trim();
  if (link === '' || link.startsWith('#')) return link || null;
  const site = siteOrigin || noOrigin;
  const url = parseUrl(link, site);
  if (!url) return null;
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return link;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.origin !== new URL(site).origin) return link;
  return `${sitePath(url.pathname, root, contentPrefix)}${url.search}${url.hash}`;
}

function sitePath(pathname: string, root: string, contentPrefix: string): string {
  // Removes `.html` before the prefix, because the prefix followed by `.html` is the homepage.
  const plain = pathname.replace(/\.html$/, '');
  const page = startsWithPath(plain, contentPrefix) ? plain.slice(contentPrefix.length) : plain;
  if (root !== '' && startsWithPath(page, root)) return page;
  // Exactly one leading slash: if the root is empty, '//evil.example' would link to another site.
  const path = `${root}${page.replace(/^\/*/, '/')}`;
  return path === '/' ? path : path.replace(/\/$/, '');
}

const startsWithPath = (path: string, start: string): boolean =>
  path === start || path.startsWith(`${start}/`);

/** Encodes URL names. They should already be slugs; encoding keeps a stray `?` from ending the path. */
const segments = (names: readonly string[]): string =>
  names
    .flatMap((name) => name.split('/'))
    .filter((name) => name !== '')
    .map(encode)
    .join('/');
