import { resolveOptions } from '../options/headerOptions.ts';
import { encodeText as encode, withQuery } from './address.ts';
import { contentLink } from './contentLink.ts';
import { createPageRoutes, type RouteOptions, type ServiceChoice } from './pageRoutes.ts';

export const serviceChoices: readonly ServiceChoice[] = [
  'delivery',
  'collection/groceries',
  'collection/entertaining',
  'collection/groceriesandentertaining',
];

/** The builders of all paths of the shop. Paths are relative to the site's origin. */
export type Routes = ReturnType<typeof createRoutes>;

/**
 * Creates the builders of all paths of the shop, such as `routes.viewOrder('5001')`, from the resolved header options
 * or the defaults. Builders encode ids and terms and never throw (behaviour/routes#encoding).
 */
export function createRoutes(options: RouteOptions = resolveOptions()) {
  const page = createPageRoutes(options);
  return {
    ...page,
    root: () => options.config.root || '/',
    homepage: () => '/',
    ...searchRoutes(page),
    ...categoryRoutes(page.browse()),
    ...offerRoutes(page.offers(), options),
    ...furtherRoutes(options.config.root, page.myOrders()),
    ...outwardRoutes(options),
  };
}

function searchRoutes(page: { search: () => string; multiSearch: () => string }) {
  return {
    /**
     * The search page with the results of a term, or without a query if there is no term
     * (behaviour/routes#search-page).
     */
    search: (term = '') => withText(page.search(), 'searchTerm', term),
    /**
     * The multi-search results page. It reads the list from storage; the query has the first item
     * (behaviour/routes#multi-search).
     */
    multiSearch: (firstItem = '') => withText(page.multiSearch(), 'value', firstItem),
  };
}

function categoryRoutes(browse: string) {
  return {
    valentines: () => `${browse}/groceries/valentines`,
    christmas: () => `${browse}/groceries/christmas`,
    /** A category's page, by the url names of the categories from the root down. */
    category: (...urlNames: readonly string[]) => `${browse}/${segments(urlNames)}`,
  };
}

function offerRoutes(offers: string, { config }: RouteOptions) {
  const withoutId = new Set<string | null>([
    ...config.offersWithoutCategoryId,
    ...Object.values(config.menuRoots),
  ]);
  return {
    /** `offers/highlights/` and the segments. */
    offerHighlights: (...names: readonly string[]) => `${offers}/highlights/${segments(names)}`,
    /**
     * A category's offers, by its id and url name. Links of root categories have no id
     * (behaviour/routes#category-offers).
     */
    categoryOffers: ({ id, url }: { id: string; url: string }) =>
      withQuery(`${offers}/${segments([url.toLowerCase()])}_offers`, {
        categoryId: withoutId.has(id) ? '' : id,
      }),
  };
}

function furtherRoutes(root: string, myOrders: string) {
  return {
    authSuccess: () => `${root}/auth-success`,
    /** The page of the products of an advert with two or more products. */
    buylist: (lineNumbers: readonly string[]) => `${root}/shop/buylist/${lineNumbers.map(encode).join(',')}`,
    viewOrder: (customerOrderId: string) => `${myOrders}/order/${encode(customerOrderId)}`,
    resolveOrderPayment: (customerOrderId: string) =>
      `${root}/resolve-order-payment/${encode(customerOrderId)}`,
  };
}

function outwardRoutes({ config }: RouteOptions) {
  return {
    /**
     * The address of a link that editors wrote; `null` means to show its text without a link. `pageOrigin` is used as
     * the site's origin if none is configured.
     */
    contentLink: (href: string, pageOrigin = '') =>
      contentLink(href, { ...config, siteOrigin: config.siteOrigin || pageOrigin }),
  };
}

/** The most characters of an address with a text of any length: longer ones are refused by servers and proxies. */
const maxCharacters = 2000;

/** Adds a text to a path as its query. What would make the address too long is cut off. */
function withText(path: string, key: string, text: string): string {
  let kept = Array.from(text.slice(0, maxCharacters));
  let address = withQuery(path, { [key]: kept.join('') });
  while (address.length > maxCharacters && kept.length > 0) {
    // A character takes at most twelve: four bytes, `%F0%9F%A5%9B`.
    kept = kept.slice(0, -Math.ceil((address.length - maxCharacters) / 12));
    address = withQuery(path, { [key]: kept.join('') });
  }
  return address;
}

/** Encodes url names. They should be slugs already; encoding stops a stray `?` from ending the path. */
const segments = (names: readonly string[]): string =>
  names
    .flatMap((name) => name.split('/'))
    .filter((name) => name !== '')
    .map(encode)
    .join('/');
