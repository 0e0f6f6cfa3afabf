import { type HeaderConfig, type Routes, serviceChoices } from '@grocer/shared-contracts';
import { matchPath } from 'react-router';

/** Names of this host's pages. `plain`: a page of another team, of which only the title is shown. */
export type PageName =
  | 'home'
  | 'browse'
  | 'search'
  | 'multi-search'
  | 'buylist'
  | 'trolley'
  | 'service-selection'
  | (typeof serviceChoices)[number]
  | 'before-you-go'
  | 'checkout'
  | 'order-confirmation'
  | 'my-account'
  | 'my-orders'
  | 'order'
  | 'delivery-pass'
  | 'login'
  | 'auth-success'
  | 'inspiration'
  | 'plain';

export interface PageDefinition {
  name: PageName;
  /** Path pattern of react-router. */
  pattern: string;
  /** The title until the page sets its own. */
  title: string;
  /** What search engines show below the title. */
  description: string;
}

/** All pages with their paths. The browser renders them; the server answers 404 for any other path. */
export function definePages(routes: Routes, { links }: Pick<HeaderConfig, 'links'>): PageDefinition[] {
  return [
    page('home', routes.homepage(), 'Groceries'),
    page('home', routes.root(), 'Groceries'),
    ...shopPages(routes),
    ...checkoutPages(routes),
    ...accountPages(routes),
    ...plainPages(routes),
    page('plain', routes.loyalty(), links.loyalty.label),
  ];
}

/** The page at a path, if there is one. */
export const findPage = (pages: readonly PageDefinition[], pathname: string): PageDefinition | undefined =>
  pages.find(({ pattern }) => matchPath(pattern, pathname));

interface Site {
  origin: string;
  pages: readonly PageDefinition[];
}

/** Path, query and hash of an address with a page in this app; `undefined` = the browser has to load the address. */
export function pathInApp(url: string, { origin, pages }: Site): string | undefined {
  const target = URL.parse(url, origin);
  if (target?.origin !== origin || !findPage(pages, target.pathname)) return undefined;
  return target.pathname + target.search + target.hash;
}

const page = (name: PageName, pattern: string, title: string): PageDefinition => ({
  name,
  pattern,
  title,
  description:
    descriptions[name] ?? `${title} at Grocer, the example shop with groceries delivered to your door.`,
});

const descriptions: Partial<Record<PageName, string>> = {
  home: 'Groceries delivered to your door or ready to collect: fresh food, the bakery, the cellar, and offers that change every week.',
  browse: 'Browse the aisles of Grocer: prices, offers and everything that is fresh today.',
  search: 'Search all groceries by name, and fill your trolley as you go.',
  inspiration: 'Ideas for the week: recipes, seasonal food and menus for a party.',
  'service-selection':
    'Have it delivered, collect it, or pick it up on your way: choose how you shop at Grocer.',
};

const shopPages = (routes: Routes): PageDefinition[] => [
  page('browse', `${routes.browse()}/*`, 'Browse'),
  page('search', routes.search(), 'Search'),
  page('multi-search', routes.multiSearch(), 'Multi-search'),
  page('buylist', `${routes.buylist([])}:lineNumbers`, 'Picked for you'),
  page('service-selection', routes.serviceSelection(), 'Ways to shop'),
  ...serviceChoices.map((choice) => page(choice, routes.bookSlot(choice), 'Book a slot')),
];

const checkoutPages = (routes: Routes): PageDefinition[] => [
  page('trolley', routes.trolley(), 'Trolley'),
  page('before-you-go', `${routes.beforeYouGo()}/*`, 'Before you go'),
  page('checkout', routes.checkout(), 'Checkout'),
  page('order-confirmation', `${routes.orderConfirmation('')}:customerOrderId`, 'Order confirmation'),
];

const accountPages = (routes: Routes): PageDefinition[] => [
  page('my-account', routes.myAccount(), 'My account'),
  page('my-orders', routes.myOrders(), 'My orders'),
  page('order', `${routes.viewOrder('')}:customerOrderId`, 'Order'),
  ...(['ACTIVE', 'AVAILABLE'] as const).map((status) =>
    page('delivery-pass', routes.deliveryPass(status) ?? '', 'Delivery Pass'),
  ),
  page('login', routes.login(), 'Sign in'),
  page('auth-success', routes.authSuccess(), 'Welcome'),
];

const plainPages = (routes: Routes): PageDefinition[] => [
  page('plain', routes.myDetails(), 'My details'),
  page('plain', routes.lists(), 'Lists'),
  page('plain', routes.favourites(), 'Favourites'),
  page('plain', `${routes.recipes()}/*`, 'Recipes'),
  page('inspiration', routes.inspiration(), 'Inspiration'),
  page('plain', `${routes.inspiration()}/*`, 'Inspiration'),
  page('plain', routes.customerService(), 'Customer service'),
  page('plain', `${routes.resolveOrderPayment('')}:customerOrderId`, 'Resolve payment'),
];
