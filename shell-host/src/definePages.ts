import { type HeaderConfig, type Routes, serviceChoices } from '@grocer/shared-contracts';
import { matchPath } from 'react-router';

/**
 * Name, path pattern and title of every page. The first pattern that matches wins. `plain`: another team's
 * page, which shows only its title.
 */
const pageTable = (routes: Routes, { links }: Pick<HeaderConfig, 'links'>) =>
  [
    ['home', routes.homepage(), 'Groceries'],
    ['home', routes.root(), 'Groceries'],
    ['browse', `${routes.browse()}/*`, 'Browse'],
    ['search', routes.search(), 'Search'],
    ['multi-search', routes.multiSearch(), 'Multi-search'],
    ['buylist', `${routes.buylist([])}:lineNumbers`, 'Picked for you'],
    ['service-selection', routes.serviceSelection(), 'Ways to shop'],
    ...serviceChoices.map((choice) => [choice, routes.bookSlot(choice), 'Book a slot'] as const),
    ['trolley', routes.trolley(), 'Trolley'],
    ['before-you-go', `${routes.beforeYouGo()}/*`, 'Before you go'],
    ['checkout', routes.checkout(), 'Checkout'],
    ['order-confirmation', `${routes.orderConfirmation('')}:customerOrderId`, 'Order confirmation'],
    ['my-account', routes.myAccount(), 'My account'],
    ['my-orders', routes.myOrders(), 'My orders'],
    ['order', `${routes.viewOrder('')}:customerOrderId`, 'Order'],
    ['delivery-pass', routes.deliveryPass('ACTIVE') ?? '', 'Delivery Pass'],
    ['delivery-pass', routes.deliveryPass('AVAILABLE') ?? '', 'Delivery Pass'],
    ['login', routes.login(), 'Sign in'],
    ['plain', routes.authSuccess(), 'Welcome'],
    ['plain', routes.myDetails(), 'My details'],
    ['plain', routes.lists(), 'Lists'],
    ['plain', routes.favourites(), 'Favourites'],
    ['plain', `${routes.recipes()}/*`, 'Recipes'],
    ['inspiration', routes.inspiration(), 'Inspiration'],
    ['plain', `${routes.inspiration()}/*`, 'Inspiration'],
    ['plain', routes.customerService(), 'Customer service'],
    ['plain', `${routes.resolveOrderPayment('')}:customerOrderId`, 'Resolve payment'],
    ['plain', routes.loyalty(), links.loyalty.label],
  ] as const;

export type PageName = ReturnType<typeof pageTable>[number][0];

export interface PageDefinition {
  name: PageName;
  /** Path pattern of react-router. */
  pattern: string;
  /** Title of the document until the page sets its own. */
  title: string;
  /** Meta description, for search engines. */
  description: string;
}

/** Defines all pages with their paths. The browser renders them; for other paths the server answers 404. */
export const definePages = (routes: Routes, config: Pick<HeaderConfig, 'links'>): PageDefinition[] =>
  pageTable(routes, config).map(([name, pattern, title]) => ({
    name,
    pattern,
    title,
    description: `${title} at Grocer, the example shop with groceries delivered to your door.`,
  }));

/** Finds the page at a path. */
export const findPage = (pages: readonly PageDefinition[], pathname: string): PageDefinition | undefined =>
  pages.find(({ pattern }) => matchPath(pattern, pathname));

interface Site {
  origin: string;
  pages: readonly PageDefinition[];
}

/** Path, query and hash of a URL with a page in this app, else `undefined`: the browser must load it. */
export function pathInApp(url: string, { origin, pages }: Site): string | undefined {
  const target = URL.parse(url, origin);
  if (target?.origin !== origin || !findPage(pages, target.pathname)) return undefined;
  return target.pathname + target.search + target.hash;
}
